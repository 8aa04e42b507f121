# Jaipur's board
board-jaipur-board = The bazaar of Jaipur
board-jaipur-action = Your move
board-jaipur-bonus = Bonus tokens
board-jaipur-round = Round { $round }
board-jaipur-to-move = to move
board-jaipur-starter = starts this round

# Things
board-jaipur-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-jaipur-sold = Sold so far: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-jaipur-exchanges = Exchanges in a row: { $count }. The round ends at 200.
board-jaipur-row = { $good }: tokens left { $values }; { $sold } of { $cards } cards sold
board-jaipur-rows-empty = { $count ->
    [0] No row of tokens is empty. The round ends when three are.
    [one] One row of tokens is empty. The round ends when three are.
   *[other] { $count } rows of tokens are empty. The round ends when three are.
}
board-jaipur-pile = Bonus for { $size ->
    [5] five or more cards
   *[other] { $size } cards
}: { $count } left, worth { $least } to { $most }
board-jaipur-camel-token = Camel token: { $value } rupees for the larger herd when the round ends
board-jaipur-own-bonus = Your bonus tokens: { $values }
board-jaipur-my-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-jaipur-hand-hidden = Hand of { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-jaipur-hand-known = Hand of { $count ->
    [one] 1 card
   *[other] { $count } cards
}; known: { $known }
board-jaipur-herd-hidden = The size of this herd is not shown.
board-jaipur-seen-by-other = taken from the market, so the other player knows it
board-jaipur-no-cards = no goods in hand
board-jaipur-none = none

# Picking
board-jaipur-at-market = { $card } in the market.
board-jaipur-at-hand = { $card } in your hand.
board-jaipur-at-herd = { $card } from your herd.
board-jaipur-pick = Press to choose.
board-jaipur-unpick = Chosen. Press to put it back.
board-jaipur-ask = Press to see why not.
board-jaipur-hint = Part of hint { $ranks }.
board-jaipur-prompt = Your turn: take, exchange or sell.
board-jaipur-yours = Your turn.
board-jaipur-waiting = { $seat }'s turn.
    .you = Your turn.
board-jaipur-give-more = Give { $count ->
    [one] one more card, or a camel.
   *[other] { $count } more cards or camels.
}
board-jaipur-give-cards = Give { $count ->
    [one] one more card from your hand.
   *[other] { $count } more cards from your hand.
}
board-jaipur-take-more = Take { $count ->
    [one] one more card from the market.
   *[other] { $count } more cards from the market.
}
board-jaipur-sell-more = Pick more of these to sell, or pick what to take in exchange.
board-jaipur-both-more = To exchange, pick more on both sides.
board-jaipur-ends = This ends the round.
board-jaipur-or-more = Or pick more.
board-jaipur-or-cancel = Or cancel and start over.
board-jaipur-pays = Pays { $rupees }.
board-jaipur-and-bonus = Plus a bonus of { $least } to { $most }.
board-jaipur-hand-change = Hand { $before } → { $after }.
board-jaipur-herd-change = Herd { $before } → { $after }.

# A round's result
board-jaipur-result = Round { $round } is over
board-jaipur-count = Show the scoring
board-jaipur-close = Close

# Read aloud
board-jaipur-summary = Round { $round }. Market: { $market }. Deck: { $deck }. Tokens: { $rows }.
board-jaipur-summary-own = { $seat } (you): hand { $cards }; herd { $herd }; { $seals }.
board-jaipur-summary-other = { $seat }: { $count } in hand, known { $cards }; herd { $herd }; { $seals }.

# The rulebook
board-jaipur-book-setup = Setup
board-jaipur-book-setup-text = The market has five cards, and three of them are camels to begin with. Each of you has five cards. Any camels you are dealt go straight to your herd. Each kind of goods has its own row of tokens, the best ones first.
board-jaipur-book-turn = Your turn
board-jaipur-book-turn-text = Take one card, take all the camels, exchange, or sell. You do exactly one of these, then it is the other trader's turn. At the end of your turn you can hold seven cards; camels don't count.
board-jaipur-book-take = Take one
board-jaipur-book-take-text = Take one good from the market into your hand. A new card comes from the deck.
board-jaipur-book-camels = Take the camels
board-jaipur-book-camels-text = Take all the camels in the market into your herd. New cards take their places.
board-jaipur-book-exchange = Exchange
board-jaipur-book-exchange-text = Take two or more goods and give back as many cards, from your hand or your herd. You can't give back a kind you take, and you can't take camels this way.
board-jaipur-book-sell = Sell
board-jaipur-book-sell-text = Sell any number of cards of one kind and take a token for each, the best first. Diamonds, gold and silver are only sold two or more at a time. Example: three gold bring 6, 6 and 5, and a bonus token.
board-jaipur-book-bonus = Bonus tokens
board-jaipur-book-bonus-text = Three cards in one sale bring 1 to 3 rupees on top, four bring 4 to 6, five or more bring 8 to 10. Only you can see what yours is worth.
board-jaipur-book-end = The end of a round
board-jaipur-book-end-text = A round ends when three rows of tokens are empty, or when the deck can't fill the market. The larger herd then gets the camel token, worth 5 rupees.
board-jaipur-book-win = Winning
board-jaipur-book-win-text = The richer trader takes a seal. In a tie, the one with more bonus tokens does. The first with two seals wins the game.

# The icons
board-jaipur-sign-token = A token: what the next card of this kind sells for.
board-jaipur-sign-gone = A token that has been taken. Three empty rows end the round.
board-jaipur-sign-bonus = A bonus token for selling this many cards at once.
board-jaipur-sign-own = One of your own bonus tokens, with its value.
board-jaipur-sign-camel = A camel. Camels pay for exchanges, and the larger herd is worth 5 rupees.
board-jaipur-sign-purse = Rupees earned this round.
board-jaipur-sign-seal = A seal: one round won. Two win the game.

# Tips for a first game
board-jaipur-tip-many = Three or more cards in one sale bring a bonus token.
board-jaipur-tip-camels = Camels pay for exchanges later. But taking them turns up new cards, and the other trader gets first pick.
board-jaipur-tip-exchange = An exchange can turn camels into goods: pick two or more cards in the market, then what you give for them.
board-jaipur-tip-pair = Even a pair of diamonds, gold or silver pays well while the first tokens are still there.
