# Jaipur's board
board-jaipur-board = The bazaar of Jaipur
board-jaipur-action = Your choice
board-jaipur-bonus = Bonus tokens
board-jaipur-round = Round { $round }
board-jaipur-to-move = to move
board-jaipur-starter = starts this round

# Things
board-jaipur-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-jaipur-sold = Sold so far: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-jaipur-exchanges = Exchanges in a row: { $count }. The round ends at two hundred.
board-jaipur-row = { $good }: tokens left { $values }; { $sold } of { $cards } cards sold
board-jaipur-rows-empty = { $count ->
    [0] No row of tokens is empty. The round ends with three.
    [one] One row of tokens is empty. The round ends with three.
   *[other] { $count } rows of tokens are empty. The round ends with three.
}
board-jaipur-pile = Bonus for { $size ->
    [5] five or more cards
   *[other] { $size } cards
}: { $count } left, worth { $least } to { $most }
board-jaipur-camel-token = Camel token: { $value } rupees for the larger herd when the round ends
board-jaipur-own-bonus = My bonus tokens: { $values }
board-jaipur-my-hand = My hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
board-jaipur-hand-hidden = Hand of { $count ->
    [one] one card
   *[other] { $count } cards
}
board-jaipur-hand-known = Hand of { $count ->
    [one] one card
   *[other] { $count } cards
}; known: { $known }
board-jaipur-herd-hidden = The size of this herd is not shown.
board-jaipur-seen-by-other = taken openly, so the other player knows it
board-jaipur-no-cards = no goods in hand
board-jaipur-none = none

# Picking
board-jaipur-at-market = { $card } in the market.
board-jaipur-at-hand = { $card } in my hand.
board-jaipur-at-herd = { $card } of my herd.
board-jaipur-pick = Pick it.
board-jaipur-unpick = Picked; put it back.
board-jaipur-ask = Ask why not.
board-jaipur-hint = In hint { $ranks }.
board-jaipur-prompt = Your turn: take, exchange or sell.
board-jaipur-yours = Your turn.
board-jaipur-waiting = { $seat }’s turn.
board-jaipur-give-more = Give { $count ->
    [one] one more card, or a camel.
   *[other] { $count } more cards or camels.
}
board-jaipur-take-more = Take { $count ->
    [one] one more card from the market.
   *[other] { $count } more cards from the market.
}
board-jaipur-sell-more = Pick more of it to sell, or what to take for it.
board-jaipur-both-more = Pick more on both sides to exchange.
board-jaipur-or-more = Or pick more.
board-jaipur-or-cancel = Or cancel and begin anew.
board-jaipur-pays = Pays { $rupees }.
board-jaipur-and-bonus = And a bonus of { $least } to { $most }.
board-jaipur-hand-change = Hand { $before } → { $after }.
board-jaipur-herd-change = Herd { $before } → { $after }.

# A round's result
board-jaipur-result = Round { $round } is over
board-jaipur-count = Show the count
board-jaipur-close = Close

# Read aloud
board-jaipur-summary = Round { $round }. Market: { $market }. Deck: { $deck }. Tokens: { $rows }.
board-jaipur-summary-own = { $seat }, me: hand { $cards }; herd { $herd }; { $seals }.
board-jaipur-summary-other = { $seat }: { $count } in hand, known { $cards }; herd { $herd }; { $seals }.
