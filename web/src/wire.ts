// Generated from crates/wire by `UPDATE_WIRE=1 cargo test -p wire`. Do not edit.

export type Address = { 
/**
 * It; none where only this machine is answered.
 */
url: string | null, };
export type AddressBan = { 
/**
 * Its number.
 */
id: string, 
/**
 * The address; of IPv6 the first one of its /64.
 */
address: string, 
/**
 * Why, for the hosts.
 */
note: string, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, 
/**
 * Until when.
 */
expires: number, };
export type Advice = { 
/**
 * Each seat's probability of winning, where it is estimated.
 */
value: Array<number> | null, 
/**
 * The best moves, best first.
 */
best: Array<Weighed>, };
export type Analysing = { "stage": "not_begun" } | { "stage": "under_way", 
/**
 * Moments looked at so far.
 */
done: number, 
/**
 * All of them; 0 while it waits.
 */
all: number, } | { "stage": "done", 
/**
 * What was found.
 */
analysis: Analysis, };
export type Analysis = { 
/**
 * How each seat fared.
 */
players: Array<Fared>, 
/**
 * Decisions and draws in order, without what was taken back.
 */
moments: Array<Judged>, };
export type Ban = { 
/**
 * `true` keeps the player out.
 */
banned: boolean, };
export type Bar = { 
/**
 * The guest's public id.
 */
player: string, 
/**
 * `true` keeps them out.
 */
barred: boolean, };
export type ChangeSeat = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who is to sit there.
 */
wish: SeatWish, };
export type Chat = { 
/**
 * Its number at this table.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The speaker's public id.
 */
player: string, 
/**
 * The speaker's name.
 */
name: string, 
/**
 * The speaker's seat; none for a spectator.
 */
seat: number | null, 
/**
 * The words. Clients must show them as text.
 */
text: string, };
export type Choice = { 
/**
 * Its notation.
 */
text: string, 
/**
 * Its label.
 */
label: Phrase, };
export type Clock = { 
/**
 * Milliseconds left to each seat when this was sent.
 */
left: number[], 
/**
 * Whose clock runs.
 */
running: number | null, };
export type ClockSetting = { 
/**
 * Seconds at the start.
 */
bank: number, 
/**
 * Seconds gained whenever the seat's turn ends.
 */
increment?: number, 
/**
 * The bank never grows beyond this many seconds; a move a day is 86,400 in all three.
 */
cap?: number, };
export type Daily = { 
/**
 * The day in UTC, as in `2026-11-16`.
 */
date: string, 
/**
 * The level of the bot that everybody plays against.
 */
opponent: string, 
/**
 * The table of the one who asks, at which the deal counts; none before it was begun.
 */
table: string | null, 
/**
 * Whether it is over there.
 */
finished: boolean, 
/**
 * How people fared, best first; only those who have played it, and everybody on a later day, are told.
 */
people: Array<DailyResult>, 
/**
 * How the six levels fare in the player's place, weakest first, likewise; empty while they still play.
 */
levels: Array<DailyResult>, };
export type DailyResult = { 
/**
 * Who: a player's name, or a level.
 */
name: string, 
/**
 * Whether it is a level.
 */
is_level: boolean, 
/**
 * Whether it is the one who asks.
 */
you: boolean, 
/**
 * The place at the table, 1 for the winner.
 */
place: number, 
/**
 * The points.
 */
score: number, 
/**
 * The points in words.
 */
label: Phrase, };
export type Deed = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The account's name, or the user of the command.
 */
doer: string, 
/**
 * What, as a word: `ban`, `purge` and so on.
 */
what: string, 
/**
 * To whom or what: an id, a name, an address.
 */
about: string, 
/**
 * What more there is to say of it.
 */
note: string, };
export type Door = { 
/**
 * `true` closes it.
 */
closed: boolean, };
export type Down = { "kind": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "kind": "sync", 
/**
 * Log lines so far.
 */
v: number, 
/**
 * The story so far, taken-back lines left out.
 */
story: Array<Story>, 
/**
 * How things stand.
 */
state: State, } | { "kind": "step", 
/**
 * Log lines before it.
 */
from: number, 
/**
 * Log lines after it.
 */
v: number, 
/**
 * What happened, in order.
 */
story: Array<Story>, 
/**
 * How things stand.
 */
state: State, } | { "kind": "accepted", 
/**
 * Which.
 */
id: number, 
/**
 * Log lines after it.
 */
v: number, } | { "kind": "refused", 
/**
 * Which.
 */
id: number, 
/**
 * A word for programs: `stale`, `illegal`, `not_your_turn` and so on.
 */
code: string, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * In words.
 */
reason: Phrase, } | { "kind": "explained", 
/**
 * The request.
 */
id: number, 
/**
 * The move's label.
 */
label: Phrase, 
/**
 * The events that would follow at once.
 */
events: unknown[], 
/**
 * The moves that the same seat could choose from next, in notation; none where chance or another
 * seat comes first.
 */
next: Array<string>, } | { "kind": "hint", 
/**
 * The request.
 */
id: number, 
/**
 * Log lines of the position it speaks of.
 */
v: number, 
/**
 * What the bot thinks.
 */
advice: Advice, } | { "kind": "chat", 
/**
 * The messages.
 */
messages: Array<Chat>, } | { "kind": "cleared", 
/**
 * The message's number.
 */
n: number, } | { "kind": "pong", 
/**
 * The request.
 */
id: number, };
export type Draw = { 
/**
 * Its log line.
 */
n: number, 
/**
 * Where it came from, for example `deck/1`.
 */
source: string, 
/**
 * Its number in that source, from 0.
 */
k: number, 
/**
 * The sum of the weights it was drawn from.
 */
total: number, 
/**
 * The number drawn, below `total`; none until the match is over.
 */
number: number | null, 
/**
 * The numbers that give this outcome, lined up as docs/fairness.md says: from the first, below the second.
 */
range: [number, number], 
/**
 * The outcome, with what is secret to the asker as `?`.
 */
outcome: string, };
export type Duplicate = { 
/**
 * Its address, by which the second player comes.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The level of the bot that both play against.
 */
level: string, 
/**
 * How many deals.
 */
deals: number, 
/**
 * Options that differ from their defaults.
 */
options: { [key in string]: string }, 
/**
 * The time each player has for a deal.
 */
clock: ClockSetting | null, 
/**
 * Whether the comparison counts for ratings.
 */
rated: boolean, 
/**
 * Whether both have played every deal.
 */
decided: boolean, 
/**
 * Who has made it, then who has accepted it.
 */
players: Array<DuplicatePlayer>, 
/**
 * Which of them asks.
 */
you: number | null, 
/**
 * The table at which the asker is in the middle of a deal.
 */
table: string | null, };
export type DuplicateDeal = { 
/**
 * Where it was played.
 */
table: string, 
/**
 * The own points less the best of the others'; a deal that was given up counts as a lead of -1,000.
 */
lead: number, 
/**
 * Whether it was given up, or the time ran out.
 */
given_up: boolean, 
/**
 * The own points in words.
 */
label: Phrase, };
export type DuplicatePlayer = { 
/**
 * The public id.
 */
player: string, 
/**
 * The name.
 */
name: string, 
/**
 * How many deals are played to their end.
 */
finished: number, 
/**
 * How each of them went: one's own at once, the other's when both have played all.
 */
deals: Array<DuplicateDeal>, 
/**
 * The leads added up, likewise.
 */
total: number | null, 
/**
 * 1 for the winner, and for both where they are equal; told when both have played all.
 */
place: number | null, };
export type Fact = { "number": number } | { "seat": number } | { "term": string } | { "count": { 
/**
 * How many.
 */
count: number, 
/**
 * The thing's message.
 */
of: string, } } | { "list": Array<Fact> } | { "text": string };
export type Fairness = { 
/**
 * Published before anybody contributed.
 */
commitment: string | null, 
/**
 * The secret seed in hex; none until the match is over.
 */
seed: string | null, 
/**
 * Contributions in the order they were mixed in: seat and hex bytes.
 */
contributions: Array<[number, string]>, 
/**
 * Every draw so far; the numbers only once the seed is out.
 */
draws: Array<Draw>, 
/**
 * The command that recomputes every outcome from the downloaded log.
 */
command: string, };
export type Fared = { 
/**
 * Decisions with a choice.
 */
decisions: number, 
/**
 * The chances of winning given away, summed up.
 */
given_away: number, 
/**
 * Decisions that lost two points or more, but less than five.
 */
slips: number, 
/**
 * Five or more, but less than ten.
 */
mistakes: number, 
/**
 * Ten or more.
 */
blunders: number, 
/**
 * What chance brought, summed up.
 */
luck: number, 
/**
 * The result less the luck; none where the match was not played to its end.
 */
adjusted: number | null, 
/**
 * The level that gives away as much at a decision; none where nobody has measured that.
 */
like: string | null, };
export type Farewell = { 
/**
 * The account's password; a guest has none.
 */
password?: string, };
export type Frame = { 
/**
 * The line; none before the first.
 */
story: Story | null, 
/**
 * What the viewer saw.
 */
view: unknown, 
/**
 * The seat to move then.
 */
to_move: number | null, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Points and places then.
 */
scores: Array<Placing>, };
export type Gain = { 
/**
 * The seat that gained.
 */
seat: number, 
/**
 * The round it counts for, where rounds are counted apart; else 0.
 */
round: number, 
/**
 * What was gained, for example fame.
 */
unit: Phrase, 
/**
 * What it came from.
 */
source: Phrase, 
/**
 * How much; below 0 for what was paid.
 */
amount: number, };
export type GameInfo = { 
/**
 * Its name in addresses and logs.
 */
id: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * The fewest seats.
 */
least: number, 
/**
 * The most seats.
 */
most: number, 
/**
 * Its options.
 */
options: Array<OptionInfo>, 
/**
 * The component sets to choose from: built in, then the host's own. The first is the default.
 */
components: Array<string>, 
/**
 * Its bots, weakest first.
 */
levels: Array<string>, 
/**
 * What some levels were called before, with what they are called now; both names are understood.
 */
former_levels: { [key in string]: string }, 
/**
 * Names of the component tables whose values stand in for printed ones that are not known.
 */
stand_ins: Array<string>, 
/**
 * Its lessons by name, in the order they are offered.
 */
lessons: Array<string>, };
export type HookInfo = { 
/**
 * Its number.
 */
id: string, 
/**
 * Where it calls.
 */
url: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last called.
 */
called: number | null, 
/**
 * What came of that, in English: a status, or what went wrong.
 */
result: string | null, 
/**
 * Calls that failed since the last one that did not; after 20 it is off until it is made again.
 */
failures: number, };
export type HookMade = { 
/**
 * Its number among the player's webhooks.
 */
id: string, 
/**
 * What signs every call, in hex.
 */
key: string, };
export type Hooks = { 
/**
 * The addresses that the host allows; none: there are no webhooks here.
 */
allowed: Array<string>, 
/**
 * Those there are.
 */
hooks: Array<HookInfo>, };
export type ImportedLog = { 
/**
 * The whole text.
 */
log: string, };
export type Invitation = { 
/**
 * Its number.
 */
id: string, 
/**
 * For whom, for the hosts.
 */
note: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When it ends.
 */
expires: number, 
/**
 * How many may come by it.
 */
uses: number, 
/**
 * How many have come.
 */
used: number, };
export type InvitationMade = { 
/**
 * Its number.
 */
id: string, 
/**
 * The code.
 */
code: string, };
export type Judged = { 
/**
 * Its line in the log, from 0.
 */
n: number, 
/**
 * Each seat's chance of winning after it, for whoever sees everything.
 */
chances: Array<number>, 
/**
 * What it was.
 */
what: Verdict, };
export type LessonInfo = { 
/**
 * Its name, by which a table for it is made.
 */
name: string, 
/**
 * The id of its title.
 */
title: string, 
/**
 * The id of a line about it.
 */
line: string, 
/**
 * Whether the short game of its last step begins at a table of its own, as a lesson begun at that step does.
 */
finish: boolean, 
/**
 * Its steps in order.
 */
steps: Array<LessonStepInfo>, };
export type LessonPlace = { 
/**
 * The step that the next marked move belongs to, counted from 0; so many as there are when all were made.
 */
step: number, 
/**
 * The move that the lesson asks for now, in notation.
 */
mark: string | null, 
/**
 * Whether something else was played: the table goes on by itself, and taking back leads back to the lesson.
 */
off: boolean, };
export type LessonStepInfo = { 
/**
 * The id of what is said first: what to do, and why.
 */
text: string, 
/**
 * The id of what is said once it is done; none where there is only something to read.
 */
after: string | null, 
/**
 * The moves to be played one after the other, in notation.
 */
moves: Array<string>, 
/**
 * The places of the board it speaks of, by the board's own names.
 */
places: Array<string>, 
/**
 * The number of a rule to read more.
 */
rule: string | null, };
export type LessonWish = { 
/**
 * Its name.
 */
name: string, 
/**
 * The step to go on from, counted from 0; what comes before it is played at once.
 */
step?: number, };
export type Me = { 
/**
 * A public id; nothing can be done with it.
 */
player: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The players whose chat is not shown to this one.
 */
muted: Array<string>, 
/**
 * The name of the account; a guest has none.
 */
account: string | null, 
/**
 * Whether the account may look after the server.
 */
host: boolean, 
/**
 * Whether the account says that a program plays for it.
 */
program: boolean, };
export type Mute = { 
/**
 * Whose.
 */
player: string, 
/**
 * `true` hides it.
 */
muted: boolean, };
export type NewAddressBan = { 
/**
 * `203.0.113.7` or `2001:db8::7`, which stands for its /64.
 */
address: string, 
/**
 * For how long: 1 to 3660 days.
 */
days: number, 
/**
 * Why, for the hosts; may be empty.
 */
note: string, };
export type NewDuplicate = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The level of the bot that both play against.
 */
level: string, 
/**
 * How many deals, 1 to 5; a rated match has one.
 */
deals: number, 
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * The time each player has for a deal; a rated match needs one.
 */
clock?: ClockSetting, 
/**
 * Whether the comparison counts for ratings: both need an account.
 */
rated?: boolean, };
export type NewHook = { 
/**
 * Where; the host of this server says which addresses are allowed.
 */
url: string, };
export type NewInvitation = { 
/**
 * For whom, for the hosts; may be empty.
 */
note: string, 
/**
 * How many may come by it: 1 to 1000.
 */
uses: number, 
/**
 * For how long it is good: 1 to 366 days.
 */
days: number, };
export type NewPassword = { 
/**
 * The one until now.
 */
old: string, 
/**
 * The one from now on.
 */
new: string, 
/**
 * Whether tokens for programs stay good; left out: they do not.
 */
keep_tokens: boolean, };
export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Who sits where.
 */
seats: Array<SeatWish>, 
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * A component set by name.
 */
components?: string, 
/**
 * None: take all the time you like.
 */
clock?: ClockSetting, 
/**
 * What happens to a seat whose time is up at a table of two; with more a bot always takes over.
 */
on_timeout?: OnTimeout, 
/**
 * Whether the table is shown to everybody, or only to those who have the link.
 */
listed?: boolean, 
/**
 * Whether the match counts for ratings: everybody needs an account and one seat, there is a clock, there are
 * no hints and no take-backs, and the components are the built-in ones.
 */
rated?: boolean, 
/**
 * Whether players may ask for hints. Left out: only where one person plays against bots.
 */
hints?: boolean, 
/**
 * The maker's share in the chance, in hex: 1 to 32 random bytes.
 */
contribution?: string, 
/**
 * Begin at once; refused while a seat is open.
 */
start?: boolean, 
/**
 * The table of a lesson, begun at once. Its seats, options and components are the lesson's, whatever is said
 * here; it is neither rated nor listed.
 */
lesson?: LessonWish, 
/**
 * The deal of this day, as in `2026-11-16`, begun at once. Its seats and options are settled, whatever is said
 * here; it is neither rated nor listed, and today's is dealt to everybody once.
 */
daily?: string, };
export type NewToken = { 
/**
 * What it is for, to tell it from others.
 */
label: string, 
/**
 * What it may do; left out: play.
 */
scope: TokenScope, 
/**
 * For how many days it is good, 1 to 366; left out: 90.
 */
days: number | null, };
export type OnTimeout = "loss" | "bot";
export type OptionInfo = { 
/**
 * Its name.
 */
key: string, 
/**
 * What it may be.
 */
kind: OptionKind, 
/**
 * Its values, where it is a choice; `on` and `off` for a switch; none for text.
 */
values: Array<string>, 
/**
 * What it is unless somebody says otherwise.
 */
default: string, };
export type OptionKind = "switch" | "choice" | "text";
export type Phrase = { 
/**
 * The message's id in the Fluent files, for example `jaipur-played-take`.
 */
code: string, 
/**
 * What the sentence speaks of, by name.
 */
facts: { [key in string]: Fact }, };
export type Placing = { 
/**
 * 1 for the best, equal places shared.
 */
place: number, 
/**
 * In words.
 */
label: Phrase, };
export type Played = { 
/**
 * The table.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The chance of winning given away at a decision, on average.
 */
loss: number, };
export type PlayerInfo = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * At how many tables the player sits or sat.
 */
tables: number, 
/**
 * Whether the player is banned.
 */
banned: boolean, 
/**
 * The name of the account; a guest has none.
 */
account: string | null, 
/**
 * Whether the account is a host's.
 */
host: boolean, 
/**
 * From where the player last came; empty where that is not known.
 */
address: string, 
/**
 * When, in milliseconds since 1970 and to the hour.
 */
seen: number, };
export type Problem = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * For people who write programs, in English.
 */
detail: string, 
/**
 * For players, in their language.
 */
reason: Phrase, };
export type Profile = { 
/**
 * The public id.
 */
player: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether the account says that a program plays for it.
 */
program: boolean, 
/**
 * Ratings by game id; a game without rated matches is left out.
 */
ratings: { [key in string]: Rating }, 
/**
 * The last rated matches, newest first.
 */
matches: Array<RatedMatch>, 
/**
 * Rated matches against the one who asks, by game id; empty for a stranger and for oneself.
 */
against: { [key in string]: Record }, 
/**
 * What was given away in matches that were analysed, newest first: one's own, and of others' those that
 * everybody may see.
 */
losses: Array<Played>, };
export type Program = { 
/**
 * `true`: everybody sees so beside the name, at tables joined from now on.
 */
program: boolean, };
export type Proof = { 
/**
 * The account's password.
 */
password: string, 
/**
 * A code of the authenticator app, or a spare one, where the account has two factors.
 */
second?: string, };
export type Puzzle = { 
/**
 * Its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How hard it is.
 */
rating: number, 
/**
 * How many play.
 */
seats: number, 
/**
 * Who is to move.
 */
seat: number, 
/**
 * Every option with its value.
 */
options: { [key in string]: string }, 
/**
 * The component tables in force.
 */
components: unknown, 
/**
 * What the seat sees; its shape is the game's.
 */
view: unknown, 
/**
 * What it may do.
 */
moves: Array<Choice>, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Points and places, by seat.
 */
scores: Array<Placing>, };
export type PuzzleAnswer = { 
/**
 * The best move.
 */
best: Choice, 
/**
 * What it is about.
 */
theme: string, 
/**
 * Why it is good.
 */
reasons: Array<Phrase>, 
/**
 * The best of the other moves, and what it gives away.
 */
second: [Choice, number] | null, };
export type PuzzleInfo = { 
/**
 * Its address, which begins with the game's id.
 */
id: string, 
/**
 * How hard it is: what Beginner finds half the time has 800, each further level 200 more.
 */
rating: number, 
/**
 * What it is about: `ending`, or the kind of the best move.
 */
theme: string, 
/**
 * How many play.
 */
seats: number, 
/**
 * Whether an account found the move at its first try; none where it has not tried.
 */
solved: boolean | null, };
export type PuzzleList = { 
/**
 * The puzzle rating of an account, once it has tried one.
 */
rating: number | null, 
/**
 * All of them.
 */
puzzles: Array<PuzzleInfo>, };
export type PuzzleReply = { 
/**
 * Whether it is the best move, or as good.
 */
right: boolean, 
/**
 * The chance of winning that the move gives away; none for who gives up.
 */
loss: number | null, 
/**
 * The answer, once it is found or given up.
 */
answer: PuzzleAnswer | null, 
/**
 * An account's puzzle rating after it.
 */
rating: number | null, };
export type PuzzleTry = { 
/**
 * The move's notation; left out by who gives up and wants to see the answer.
 */
text?: string, };
export type Ranked = { 
/**
 * 1 for the first.
 */
rank: number, 
/**
 * The person's public id; none for a bot.
 */
player: string | null, 
/**
 * The person's name, or the bot's level.
 */
name: string, 
/**
 * Whether the person's account says that a program plays for it.
 */
program: boolean, 
/**
 * How well.
 */
rating: Rating, };
export type RatedMatch = { 
/**
 * The table; told only where it is listed, or to those who sat there.
 */
table: string | null, 
/**
 * The game's id.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The place reached, 1 for the best.
 */
place: number, 
/**
 * How many played.
 */
seats: number, 
/**
 * What it did to the rating.
 */
change: RatingChange, };
export type Rating = { 
/**
 * The estimate; everybody begins at 1,000.
 */
value: number, 
/**
 * With 95% certainty the truth is at most so far from the estimate.
 */
spread: number, 
/**
 * Rated matches so far.
 */
matches: number, 
/**
 * Matches won, alone or with others.
 */
wins: number, };
export type RatingChange = { 
/**
 * The estimate before.
 */
before: number, 
/**
 * The estimate after.
 */
after: number, };
export type Record = { 
/**
 * How often the one who asks came before the other.
 */
won: number, 
/**
 * How often they shared a place.
 */
drawn: number, 
/**
 * How often the one who asks came behind.
 */
lost: number, };
export type Recount = { 
/**
 * Why it ended; none where a player resigned or ran out of time.
 */
ending: Phrase | null, 
/**
 * Where points came from, in the order in which they first came.
 */
gains: Array<Gain>, 
/**
 * How far each seat had come after each turn.
 */
course: Array<Array<number>>, };
export type Recover = { 
/**
 * The name of the account.
 */
name: string, 
/**
 * The recovery code.
 */
code: string, 
/**
 * The new password.
 */
password: string, 
/**
 * A code of the authenticator app, or a spare one, where the account has two factors.
 */
second?: string, };
export type RecoveryCode = { 
/**
 * The code, to be kept on paper.
 */
code: string, };
export type Register = { 
/**
 * The name to sign in with: 3 to 24 letters, digits, `-` and `_`; capitals count as small ones.
 */
name: string, 
/**
 * 8 to 200 characters.
 */
password: string, 
/**
 * Whether the guest's tokens stay good; left out: they do not.
 */
keep_tokens: boolean, };
export type Rematch = { 
/**
 * Who sits where; left out: the same people and bots, each one seat further.
 */
seats?: Array<SeatWish>, 
/**
 * Options that change.
 */
options?: { [key in string]: string }, 
/**
 * The asker's share in the chance.
 */
contribution?: string, };
export type Rename = { 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * The code of an invitation, by which somebody new comes to a server that asks for one.
 */
invitation?: string, };
export type Replay = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Names by seat.
 */
names: Array<string>, 
/**
 * Whose eyes; none: a spectator's.
 */
viewer: number | null, 
/**
 * Whether the match is over, so that any seat's eyes may be borrowed.
 */
open: boolean, 
/**
 * How many frames there are: the start, then one for each log line.
 */
length: number, 
/**
 * The number of the first frame here.
 */
from: number, 
/**
 * Some of them; the others are asked for with `from`.
 */
frames: Array<Frame>, };
export type Report = { 
/**
 * The player it is about.
 */
player: string, 
/**
 * The number of the message, where it is about one.
 */
n: number | null, 
/**
 * What is wrong, in up to 300 characters; may be empty.
 */
text: string, };
export type ReportInfo = { 
/**
 * Its number.
 */
id: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
at: number, 
/**
 * The player who reports.
 */
reporter: string, 
/**
 * The table where it happened.
 */
table: string, 
/**
 * The player it is about; empty when they have deleted everything.
 */
about: string, 
/**
 * How that player was called there.
 */
name: string, 
/**
 * What they said, where it is about a message.
 */
said: string, 
/**
 * What the reporter writes.
 */
text: string, };
export type SeatInfo = { 
/**
 * Who holds it.
 */
kind: SeatKind, 
/**
 * The name to show: a person's, that of a bot, or of the one it is kept for; else empty.
 */
name: string, 
/**
 * The public id of the person who holds it, or held it before a bot took over.
 */
player: string | null, 
/**
 * The bot's level.
 */
level: string | null, 
/**
 * Whether that person's account says that a program plays for it.
 */
program: boolean, 
/**
 * The public id of the player that it is kept for, while nobody sits there.
 */
kept: string | null, 
/**
 * Whether that person's client is connected now.
 */
connected: boolean, 
/**
 * Whether a contribution to the chance was given for it.
 */
contributed: boolean, };
export type SeatKind = "open" | "person" | "bot";
export type SeatWish = { "kind": "me", 
/**
 * A name for this seat at a shared screen.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };
export type SecondCode = { 
/**
 * Six digits.
 */
code: string, };
export type ServerInfo = { 
/**
 * The server's own name.
 */
name: string | null, 
/**
 * What everybody who comes is told.
 */
notice: string | null, 
/**
 * Whether newcomers need an invitation.
 */
invite_only: boolean, 
/**
 * The public key by which browsers know this server when it tells them of a turn; none where it cannot.
 */
push: string | null, };
export type SessionInfo = { 
/**
 * Its number.
 */
id: string, 
/**
 * What kind of device it is, as far as it says: `Firefox, Linux`.
 */
label: string, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour.
 */
seen: number, 
/**
 * From which address; empty where that is not known.
 */
address: string, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };
export type SignIn = { 
/**
 * The name of the account.
 */
name: string, 
/**
 * Its password.
 */
password: string, 
/**
 * Whether the matches of the guest who asks become the account's.
 */
bring: boolean, 
/**
 * A code of the authenticator app, or a spare one, where the account has two factors.
 */
second?: string, };
export type SitDown = { 
/**
 * Which seat; left out: the first open one.
 */
seat?: number, 
/**
 * The player's share in the chance, in hex: 1 to 32 random bytes.
 */
contribution?: string, };
export type SpareCodes = { 
/**
 * The codes, to be kept on paper.
 */
codes: Array<string>, };
export type Stage = "open" | "playing" | "finished" | "abandoned";
export type State = { 
/**
 * Whose eyes this is for; none: a spectator's.
 */
viewer: number | null, 
/**
 * What the viewer sees; its shape is the game's.
 */
view: unknown, 
/**
 * What the table waits for.
 */
turn: Turn, 
/**
 * The legal moves, where the viewer is to choose.
 */
moves: Array<Choice>, 
/**
 * Whether the viewer may take back a decision.
 */
undo: boolean, 
/**
 * Whether the viewer's turn waits to be ended.
 */
confirm: boolean, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Points and places now, by seat.
 */
scores: Array<Placing>, 
/**
 * Why the game ended.
 */
ending: string | null, 
/**
 * The seat that gave up or ran out of time, if that ended the game.
 */
fallen: number | null, 
/**
 * The clocks.
 */
clock: Clock | null, 
/**
 * A take-back that waits for answers.
 */
takeback: Takeback | null, 
/**
 * Whether the viewer may ask for one now.
 */
take_back: TakeBack, 
/**
 * Where the viewer is in a lesson.
 */
lesson?: LessonPlace, };
export type Story = { 
/**
 * Its number in the log, from 0.
 */
n: number, 
/**
 * Who moved, where it is a move.
 */
seat: number | null, 
/**
 * The line, with what is secret to the viewer as `?`.
 */
line: string, 
/**
 * In words.
 */
said: Array<Phrase>, 
/**
 * What happened, for the board to show; their shape is the game's.
 */
events: unknown[], };
export type Subscription = { 
/**
 * The address at the push service.
 */
endpoint: string, 
/**
 * The browser's public key, in base64url.
 */
p256dh: string, 
/**
 * A secret of the browser's, in base64url.
 */
auth: string, };
export type TableInfo = { 
/**
 * Its address; who does not have it does not find the table, unless it is listed.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it has come.
 */
stage: Stage, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * Every option with its value.
 */
options: { [key in string]: string }, 
/**
 * The component set by name.
 */
components: string, 
/**
 * Whether some of its component values stand in for printed ones.
 */
stand_in: boolean, 
/**
 * The time each seat has.
 */
clock: ClockSetting | null, 
/**
 * What happens when it is up.
 */
on_timeout: OnTimeout, 
/**
 * Whether it is shown to everybody.
 */
listed: boolean, 
/**
 * Whether only those who sit here may come.
 */
closed: boolean, 
/**
 * Whether the match counts for ratings.
 */
rated: boolean, 
/**
 * Whether players may ask for hints.
 */
hints: boolean, 
/**
 * The lesson that is played here, by its name.
 */
lesson?: string, 
/**
 * The day whose deal is played here.
 */
daily?: string, 
/**
 * The duplicate match that a deal of is played here.
 */
duplicate?: string, 
/**
 * The public id of the host.
 */
host: string, 
/**
 * The seats of the one who asks.
 */
you: Array<number>, 
/**
 * How many watch without a seat, as far as this process knows.
 */
watchers: number, 
/**
 * The seat that the table waits for.
 */
to_move: number | null, 
/**
 * The hash of the secret seed, published before anybody contributes.
 */
commitment: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When something last happened.
 */
touched: number, 
/**
 * When it will be closed unless something happens here; none while nobody has forgotten it.
 */
closes: number | null, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * The places, once it is finished: 1 for the best, equal places shared.
 */
places: Array<number> | null, };
export type TableLine = { 
/**
 * Its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it has come.
 */
stage: string, 
/**
 * Log lines so far.
 */
lines: number, 
/**
 * The names at the table.
 */
names: Array<string>, 
/**
 * When something last happened, in milliseconds since 1970.
 */
touched: number, };
export type TakeBack = "no" | "free" | "asked";
export type Takeback = { 
/**
 * Who asks.
 */
seat: number, 
/**
 * Who has not answered yet.
 */
waiting: Array<number>, };
export type TokenInfo = { 
/**
 * Its number.
 */
id: string, 
/**
 * What it is for.
 */
label: string, 
/**
 * What it may do.
 */
scope: TokenScope, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour.
 */
seen: number, 
/**
 * From which address; empty where that is not known.
 */
address: string, 
/**
 * When it ends; tokens from before there were ends have none.
 */
expires: number | null, };
export type TokenMade = { 
/**
 * Its number among the player's tokens.
 */
id: string, 
/**
 * What to send as `Authorization: Bearer …`.
 */
token: string, };
export type TokenScope = "play" | "read";
export type Turn = { "kind": "choose", 
/**
 * Who.
 */
seat: number, } | { "kind": "confirm", 
/**
 * Who.
 */
seat: number, } | { "kind": "bot", 
/**
 * Where.
 */
seat: number, } | { "kind": "over" };
export type TwoFactorInfo = { 
/**
 * Whether it does.
 */
on: boolean, 
/**
 * How many spare codes are left.
 */
spare: number, };
export type TwoFactorOffer = { 
/**
 * The secret in base32, to be typed.
 */
secret: string, 
/**
 * The same as an `otpauth://` address, to be shown as a QR code.
 */
address: string, };
export type Up = { 
/**
 * The answer carries it too.
 */
id: number, } & ({ "kind": "move", 
/**
 * Lines seen.
 */
v: number, 
/**
 * The move's notation.
 */
text: string, 
/**
 * Whether the turn is to end with it where it could still be taken back.
 */
end: boolean, } | { "kind": "end", 
/**
 * Lines seen.
 */
v: number, } | { "kind": "undo", 
/**
 * Lines seen.
 */
v: number, } | { "kind": "resign" } | { "kind": "ask_back", 
/**
 * Lines seen.
 */
v: number, } | { "kind": "answer_back", 
/**
 * Whether.
 */
yes: boolean, } | { "kind": "explain", 
/**
 * The move's notation.
 */
text: string, } | { "kind": "hint", 
/**
 * Lines seen.
 */
v: number, } | { "kind": "chat", 
/**
 * What; up to 300 characters.
 */
text: string, } | { "kind": "sync" } | { "kind": "ping" } | { "kind": "lift" } | { "kind": "take_seat" });
export type Verdict = { "kind": "decision", 
/**
 * Who chose.
 */
seat: number, 
/**
 * The notation of the move played.
 */
played: string, 
/**
 * The notation of the best move found; the one played where none was better.
 */
best: string, 
/**
 * The best move in words.
 */
label: Phrase, 
/**
 * How many moves there were.
 */
moves: number, 
/**
 * The chance of winning given away, never below 0.
 */
loss: number, 
/**
 * Its standard error.
 */
error: number, 
/**
 * Why the best move is good.
 */
reasons: Array<Phrase>, } | { "kind": "forced", 
/**
 * Who had to play it.
 */
seat: number, } | { "kind": "luck", 
/**
 * What it brought each seat, against the mean of all that could have come.
 */
luck: Array<number>, };
export type Weighed = { 
/**
 * The move's notation.
 */
text: string, 
/**
 * Its label.
 */
label: Phrase, 
/**
 * The viewer's probability of winning after it.
 */
value: number, 
/**
 * How often it was looked at.
 */
visits: number, 
/**
 * Why.
 */
reasons: Array<Phrase>, };
