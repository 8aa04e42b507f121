# Jaipur

# Cards
jaipur-diamonds = diamonds
jaipur-gold = gold
jaipur-silver = silver
jaipur-cloth = cloth
jaipur-spice = spice
jaipur-leather = leather
jaipur-camel = camel
jaipur-n-diamonds = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}
jaipur-n-gold = { $count } gold
jaipur-n-silver = { $count } silver
jaipur-n-cloth = { $count } cloth
jaipur-n-spice = { $count } spice
jaipur-n-leather = { $count } leather
jaipur-n-camels = { $count ->
    [one] 1 camel
   *[other] { $count } camels
}

# Moves
jaipur-move-take = Take { $good }
jaipur-move-camels = Take all camels
jaipur-move-sell = Sell { $cards }
jaipur-move-swap = Exchange { $given } for { $taken }
jaipur-played-take = { $seat } takes { $good }.
    .you = You take { $good }.
jaipur-played-camels = { $seat } takes the camels.
    .you = You take the camels.
jaipur-played-sell = { $seat } sells { $cards }.
    .you = You sell { $cards }.
jaipur-played-swap = { $seat } exchanges { $given } for { $taken }.
    .you = You exchange { $given } for { $taken }.

# Draws
jaipur-seen-dealt = { $seat } is dealt { $card }.
    .you = You are dealt { $card }.
jaipur-seen-dealt-camel = { $seat } is dealt a camel, which joins the herd.
    .you = You are dealt a camel, which joins the herd.
jaipur-seen-market = New in the market: { $card }.
jaipur-seen-bonus = { $seat } takes a bonus token for { $cards } cards: { $value ->
    [one] 1 rupee
   *[other] { $value } rupees
}.
    .you = You take a bonus token for { $cards } cards: { $value ->
        [one] 1 rupee
       *[other] { $value } rupees
    }.
jaipur-seen-bonus-hidden = { $seat } takes a bonus token for { $cards } cards.
    .you = You take a bonus token for { $cards } cards.

# Events
jaipur-event-camels = { $seat }'s herd grows by { $camels }.
    .you = Your herd grows by { $camels }.
jaipur-event-paid = { $seat } earns { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} from the sale.
    .you = You earn { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    } from the sale.
jaipur-event-unpaid = There are no tokens left, so { $seat } earns nothing.
    .you = There are no tokens left, so you earn nothing.
jaipur-event-no-bonus = There are no bonus tokens left for { $cards } cards.
jaipur-event-round-began = Round { $round }: { $seat } starts.
    .you = Round { $round }: you start.
jaipur-event-round-won = The round is over: { $reason }. { $seat } wins it with { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} to { $others_rupees } and takes a seal.
    .you = The round is over: { $reason }. You win it with { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    } to { $others_rupees } and take a seal.
jaipur-event-round-tie-break = The round is over: { $reason }. Both have { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}; { $seat } takes the seal with more bonus tokens, or else more goods tokens.
    .you = The round is over: { $reason }. Both have { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    }; you take the seal with more bonus tokens, or else more goods tokens.
jaipur-event-round-tied = The round is over: { $reason }. It's a tie at { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}, so no one takes a seal.
jaipur-end-rows = three rows of tokens are empty
jaipur-end-deck = the deck can't refill the market
jaipur-end-exchanges = two hundred exchanges in a row
jaipur-score-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
jaipur-score-rupees = { $count ->
    [one] 1 rupee
   *[other] { $count } rupees
}

# Refusals
jaipur-refuse-not-in-market = The market doesn't have enough { $card }.
jaipur-refuse-not-in-hand = You don't have enough { $card } in your hand.
jaipur-refuse-hand-full = You already hold { $held } cards. Sell or exchange first.
jaipur-refuse-hand-over = That would give you { $after } cards, and the limit is seven.
jaipur-refuse-no-camels = There are no camels in the market.
jaipur-refuse-herd-too-small = { $herd ->
    [0] You have no camels to give.
    [one] You have only one camel to give.
   *[other] You have only { $herd } camels to give.
}
jaipur-refuse-sell-more-than-held = You can't sell { $count } { $good }: you only have { $held }.
jaipur-refuse-sell-too-few = { $least ->
    [one] Choose at least one { $good } card to sell.
   *[other] You need at least { $least } { $good } to sell any.
}
jaipur-refuse-swap-one = An exchange needs at least two cards from each side. To take a single card, just take it.
jaipur-refuse-swap-uneven = You're taking { $taken } and giving { $given }: an exchange needs the same number both ways.
jaipur-refuse-swap-same-kind = You can't take and give { $good } in the same exchange.

# The picture
jaipur-market = Market
jaipur-tokens = Tokens
jaipur-bonus = bonus
jaipur-deck = deck { $count }
jaipur-sold = sold { $count }
jaipur-herd = herd { $count }
jaipur-rupees = { $count ->
    [one] 1 rupee
   *[other] { $count } rupees
}
jaipur-hidden-bonus = + { $count ->
    [one] 1 secret bonus
   *[other] { $count } secret bonuses
}
jaipur-cards-in-hand = { $count ->
    [one] 1 card:
   *[other] { $count } cards:
}

# Titles of the rules
jaipur-rule-1 = The deal
jaipur-rule-2 = Dealt camels
jaipur-rule-3 = Who starts
jaipur-rule-4 = Taking one good
jaipur-rule-5 = Exchanging
jaipur-rule-6 = Not the same goods both ways
jaipur-rule-7 = Seven cards at most
jaipur-rule-8 = Taking the camels
jaipur-rule-9 = Selling
jaipur-rule-10 = Tokens for a sale
jaipur-rule-11 = Bonus tokens
jaipur-rule-12 = One action per turn
jaipur-rule-13 = There is always a move
jaipur-rule-14 = When a round ends
jaipur-rule-15 = The camel token
jaipur-rule-16 = Who wins the round
jaipur-rule-17 = Two seals win
jaipur-rule-18 = Who knows what
jaipur-rule-19 = Showing herds
jaipur-rule-20 = Showing known cards
jaipur-rule-21 = Two hundred exchanges
jaipur-rule-22 = A single round
jaipur-rule-23 = Imagining the hidden cards
jaipur-rule-24 = Options only change what is shown

# Why a move is good, or what it costs
jaipur-why-sale = It pays { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} right away.
jaipur-why-sale-bonus = It pays { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} and a bonus right away.
jaipur-why-holds = It brings the hand to { $cards }, worth { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
} with the tokens that are left.
jaipur-why-herd = It adds { $camels } to trade with.
jaipur-why-ends = It ends the round right away.
jaipur-why-denies = It keeps { $seat }, who is known to hold { $cards }, from getting more.
jaipur-why-first = It leaves the lower tokens to { $seat }, who is known to hold { $cards }.
jaipur-why-fresh = But { $seat } gets first pick of { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}.
jaipur-why-leaves = But it leaves { $cards } in the market for { $seat }.
jaipur-why-rest = But it leaves { $count ->
    [one] 1 token
   *[other] { $count } tokens
} for { $good } behind.
jaipur-why-full = But then the hand is full.

## A match summed up
jaipur-unit-rupees = Rupees
jaipur-from-goods = Goods tokens
jaipur-from-bonus = Bonus tokens
jaipur-from-camels = Camel token
jaipur-ending-rows = Three kinds of goods sold out.
jaipur-ending-deck = The deck ran out.
jaipur-ending-exchanges = There were too many exchanges in a row.

# On the home page and when making a table
jaipur-title = Jaipur
jaipur-line = Buy, exchange and sell faster than the trader across the table.
jaipur-facts = 2 players · about 20 minutes · cards
jaipur-option-card-memory = Show known cards
jaipur-option-card-memory-help = Cards taken from the market stay visible to the other player.
jaipur-option-open-herds = Show herds
jaipur-option-open-herds-help = Everyone sees how many camels each player has.
jaipur-option-single-round = One round only
jaipur-option-single-round-help = Instead of the best of three.

# The first lesson
jaipur-lesson-first = Your first round
jaipur-lesson-first-line = Take, exchange and sell with a little help, then finish the round against a beginner.
jaipur-lesson-first-welcome = Two traders share one market. You collect goods, sell them for tokens, and want to be the richer one when the round ends. The five cards in the middle are the market. Your hand is below, and the tokens show what each kind of goods will pay.
jaipur-lesson-first-diamonds = Diamonds pay the most, but you can only sell two or more of them at once. You have one and the market has another, so take it.
jaipur-lesson-first-diamonds-after = Now you have a pair. A new card filled the gap: the market always holds five.
jaipur-lesson-first-camels = Three camels are waiting. You can't sell camels, but you can trade them for goods, and they don't take up room in your hand. You always take all of them at once, so tap any one.
jaipur-lesson-first-camels-after = Your herd has grown to four. The price: three new cards came out, and the other trader gets first pick.
jaipur-lesson-first-exchange = Two gold and a cloth have turned up, and the other trader left them there. In an exchange you take two or more goods and give back as many cards, from your hand or your herd. Choose the three goods, then give up the leather and two camels: tap your herd twice.
jaipur-lesson-first-exchange-after = Three good cards for one poor one and two camels. That is what camels are for.
jaipur-lesson-first-cloth = Time to sell. The first tokens of each kind pay best, and three cards in one sale earn a bonus token. Sell all three cloth.
jaipur-lesson-first-cloth-after = 5, 3 and 3 for the cloth, plus a bonus. Only you can see what your bonus is worth.
jaipur-lesson-first-third = Another gold has turned up. A third one earns a bonus again, and taking a single card costs nothing.
jaipur-lesson-first-third-after = Three gold. Your hand holds seven cards at most, so don't save up for too long.
jaipur-lesson-first-gold = Sell the gold now, while the two best tokens are still there. The other trader may be collecting gold too.
jaipur-lesson-first-gold-after = 6, 6 and 5, plus a bonus: your best sale so far.
jaipur-lesson-first-pair = Your two diamonds take the two best tokens of all. Cash them in before anyone else sells diamonds.
jaipur-lesson-first-pair-after = 14 rupees for two cards.
jaipur-lesson-first-end = The round ends when three kinds of tokens are used up, or when the deck runs out. Whoever has more camels then gets 5 rupees on top. The richer trader takes a seal, and a whole game goes to the first with two.
jaipur-lesson-first-alone = You are well ahead. Play the rest of the round on your own, against a beginner. If you get stuck, ask for a hint.

## What a puzzle is about
jaipur-theme-camels = Camels
jaipur-theme-sell = Selling
jaipur-theme-take = Taking one good
jaipur-theme-swap = Exchanging
