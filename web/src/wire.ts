// Generated from crates/wire by `UPDATE_WIRE=1 cargo test -p wire`. Do not edit.

export type Address = { 
/**
 * The address; null if only this machine is answered.
 */
url: string | null, };
export type AddressBan = { id: string, 
/**
 * The address; for IPv6 the first one of its /64.
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
 * Each seat's probability of winning, if estimated.
 */
value: Array<number> | null, 
/**
 * The best moves, best first.
 */
best: Array<Weighed>, };
export type Analysing = { "stage": "not_begun" } | { "stage": "under_way", 
/**
 * Moments analysed so far.
 */
done: number, 
/**
 * The total; 0 while it waits.
 */
all: number, } | { "stage": "done", analysis: Analysis, };
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
 * `true` bans the player.
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
export type ChangeSeat = { seat: number, 
/**
 * Who should sit there.
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
 * The message. Clients must show it as plain text.
 */
text: string, };
export type Choice = { 
/**
 * Its notation.
 */
text: string, label: Phrase, };
export type Clock = { 
/**
 * Milliseconds left to each seat when this was sent.
 */
left: number[], 
/**
 * The seat whose clock is running.
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
 * The most seconds a seat can save up; for a move a day set all three to 86,400.
 */
cap?: number, };
export type Daily = { 
/**
 * The day in UTC, as in `2026-11-16`.
 */
date: string, 
/**
 * The level of the bot that everyone plays against.
 */
opponent: string, 
/**
 * The asking player's table for this deal; null before it was begun.
 */
table: string | null, 
/**
 * Whether that game is over.
 */
finished: boolean, 
/**
 * People's results, best first; shown only to those who have played it, and to everyone on later days.
 */
people: Array<DailyResult>, 
/**
 * The results of the six levels in the player's place, weakest first, shown likewise; empty while they
 * are still playing.
 */
levels: Array<DailyResult>, };
export type DailyResult = { 
/**
 * A player's name, or a level.
 */
name: string, 
/**
 * Whether it is a level.
 */
is_level: boolean, 
/**
 * Whether it is the player who asks.
 */
you: boolean, 
/**
 * The place at the table, 1 for the winner.
 */
place: number, score: number, 
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
 * The action as a word: `ban`, `purge` and so on.
 */
what: string, 
/**
 * Who or what it was done to: an id, a name, an address.
 */
about: string, 
/**
 * Any further detail.
 */
note: string, };
export type Door = { 
/**
 * `true` closes it.
 */
closed: boolean, };
export type Down = { "kind": "table", table: TableInfo, } | { "kind": "sync", 
/**
 * Log lines so far.
 */
v: number, 
/**
 * The story so far, without lines that were taken back.
 */
story: Array<Story>, state: State, } | { "kind": "step", 
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
story: Array<Story>, state: State, } | { "kind": "accepted", 
/**
 * The request.
 */
id: number, 
/**
 * Log lines after it.
 */
v: number, } | { "kind": "refused", 
/**
 * The request.
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
 * The reason in words.
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
 * The moves that the same seat could choose from next, in notation; empty if chance or another seat
 * comes first.
 */
next: Array<string>, } | { "kind": "labelled", 
/**
 * The request.
 */
id: number, 
/**
 * Log lines of the position it is about.
 */
v: number, 
/**
 * The moves asked for, without those that are not legal.
 */
labels: Array<Choice>, } | { "kind": "hint", 
/**
 * The request.
 */
id: number, 
/**
 * Log lines of the position it is about.
 */
v: number, 
/**
 * What the bot thinks.
 */
advice: Advice, } | { "kind": "chat", messages: Array<Chat>, } | { "kind": "cleared", 
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
 * The number drawn, below `total`; null until the match is over.
 */
number: number | null, 
/**
 * The numbers that give this outcome, lined up as docs/fairness.md says: from the first up to, but not
 * including, the second.
 */
range: [number, number], 
/**
 * The outcome, with what is secret from the asking player as `?`.
 */
outcome: string, };
export type Duplicate = { 
/**
 * Its address, which the second player uses to join.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The level of the bot that both play against.
 */
level: string, deals: number, 
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
 * The player who made it, then the one who accepted it.
 */
players: Array<DuplicatePlayer>, 
/**
 * Which of them is asking.
 */
you: number | null, 
/**
 * The table where the asking player is in the middle of a deal.
 */
table: string | null, };
export type DuplicateDeal = { 
/**
 * Where it was played.
 */
table: string, 
/**
 * The player's points minus the best of the others'; a deal that was given up counts as a lead of
 * -1,000.
 */
lead: number, 
/**
 * Whether it was given up, or time ran out.
 */
given_up: boolean, 
/**
 * The player's points in words.
 */
label: Phrase, };
export type DuplicatePlayer = { 
/**
 * The public id.
 */
player: string, name: string, 
/**
 * How many deals they have finished.
 */
finished: number, 
/**
 * How each of them went: the player's own at once, the other's when both have played all.
 */
deals: Array<DuplicateDeal>, 
/**
 * The leads added up, shown likewise.
 */
total: number | null, 
/**
 * 1 for the winner, and for both if they are equal; shown when both have played all.
 */
place: number | null, };
export type Fact = { "number": number } | { "seat": number } | { "term": string } | { "count": { count: number, 
/**
 * The thing's message.
 */
of: string, } } | { "list": Array<Fact> } | { "phrase": Phrase } | { "text": string };
export type Fairness = { 
/**
 * Published before anyone contributed.
 */
commitment: string | null, 
/**
 * The secret seed in hex; null until the match is over.
 */
seed: string | null, 
/**
 * Contributions in the order they were mixed in: seat and hex bytes.
 */
contributions: Array<[number, string]>, 
/**
 * Every draw so far; with its number only once the seed is revealed.
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
 * The chances of winning given away, added up.
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
 * What chance brought, added up.
 */
luck: number, 
/**
 * The result minus the luck; null if the match was not played to its end.
 */
adjusted: number | null, 
/**
 * The level that gives away as much per decision; null if that has not been measured.
 */
like: string | null, };
export type Farewell = { 
/**
 * The account's password; a guest has none.
 */
password?: string, };
export type Foreseen = { 
/**
 * The events that would follow at once.
 */
events: unknown[], 
/**
 * The moves that the same seat could choose from next, in notation; empty if chance or another seat
 * comes first.
 */
next: Array<string>, };
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
 * The round it counts for, where rounds are scored separately; otherwise 0.
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
 * How much; negative if it was paid.
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
most: number, options: Array<OptionInfo>, 
/**
 * The component sets to choose from: built in, then the host's own. The first is the default.
 */
components: Array<string>, 
/**
 * Its bots, weakest first.
 */
levels: Array<string>, 
/**
 * Former names of levels, with their current names; both are understood.
 */
former_levels: { [key in string]: string }, 
/**
 * Names of the component tables whose values stand in for unknown printed ones.
 */
stand_ins: Array<string>, 
/**
 * Its lessons by name, in the order they are offered.
 */
lessons: Array<string>, };
export type HookInfo = { id: string, 
/**
 * The address it calls.
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
 * The result of that call, in English: a status, or what went wrong.
 */
result: string | null, 
/**
 * Failed calls since the last successful one; after 20 it is off until it is made again.
 */
failures: number, };
export type HookMade = { 
/**
 * Its id among the player's webhooks.
 */
id: string, 
/**
 * The key that signs every call, in hex.
 */
key: string, };
export type Hooks = { 
/**
 * The addresses that the host allows; empty if this server has no webhooks.
 */
allowed: Array<string>, hooks: Array<HookInfo>, };
export type ImportedLog = { 
/**
 * The whole text.
 */
log: string, };
export type Invitation = { id: string, 
/**
 * Who it is for, as a note to the hosts.
 */
note: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, expires: number, 
/**
 * How many people may use it.
 */
uses: number, used: number, };
export type InvitationMade = { id: string, code: string, };
export type Judged = { 
/**
 * Its line in the log, from 0.
 */
n: number, 
/**
 * Each seat's chance of winning after it, to someone who sees everything.
 */
chances: Array<number>, what: Verdict, };
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
 * Whether the short game of its last step starts at a separate table, as a lesson begun at that step
 * does.
 */
finish: boolean, 
/**
 * Its steps in order.
 */
steps: Array<LessonStepInfo>, };
export type LessonPlace = { 
/**
 * The step that the next marked move belongs to, counted from 0; the number of steps once all are done.
 */
step: number, 
/**
 * The move the lesson asks for now, in notation.
 */
mark: string | null, 
/**
 * Whether something else was played: the table then goes on freely, and taking back leads back to the
 * lesson.
 */
off: boolean, };
export type LessonStepInfo = { 
/**
 * The id of the text shown first: what to do, and why.
 */
text: string, 
/**
 * The id of the text shown once it is done; null if there is only something to read.
 */
after: string | null, 
/**
 * The moves to play one after another, in notation.
 */
moves: Array<string>, 
/**
 * The places of the board it mentions, by the board's own names.
 */
places: Array<string>, 
/**
 * The number of a rule to read more about.
 */
rule: string | null, };
export type LessonWish = { name: string, 
/**
 * The step to start from, counted from 0; everything before it is played at once.
 */
step?: number, };
export type Me = { 
/**
 * A public id, which gives no access to anything.
 */
player: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The players whose chat this one has hidden.
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
 * Whether the account is marked as played by a program.
 */
program: boolean, };
export type Mute = { 
/**
 * The player's public id.
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
 * The address to call; the server's host decides which are allowed.
 */
url: string, };
export type NewInvitation = { 
/**
 * Who it is for, as a note to the hosts; may be empty.
 */
note: string, 
/**
 * How many people may use it: 1 to 1000.
 */
uses: number, 
/**
 * How long it is valid: 1 to 366 days.
 */
days: number, };
export type NewPassword = { 
/**
 * The current password.
 */
old: string, 
/**
 * The new password.
 */
new: string, 
/**
 * Whether tokens for programs stay valid; by default they don't.
 */
keep_tokens: boolean, };
export type NewTable = { 
/**
 * The game's id.
 */
game: string, seats: Array<SeatWish>, 
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * A component set by name.
 */
components?: string, 
/**
 * The clock; none for unlimited time.
 */
clock?: ClockSetting, 
/**
 * What happens to a seat that runs out of time at a table of two; with more, a bot always takes over.
 */
on_timeout?: OnTimeout, 
/**
 * Whether the table is listed for everyone, or only for those with the link.
 */
listed?: boolean, 
/**
 * Whether the match counts for ratings: everyone needs an account and has one seat, there is a clock,
 * there are no hints and no take-backs, and the components are the built-in ones.
 */
rated?: boolean, 
/**
 * Whether players may ask for hints. By default only where one person plays against bots.
 */
hints?: boolean, 
/**
 * The creator's contribution to the chance, in hex: 1 to 32 random bytes.
 */
contribution?: string, 
/**
 * Start at once; refused while a seat is open.
 */
start?: boolean, 
/**
 * The table of a lesson, started at once. Its seats, options and components are the lesson's, whatever
 * is given here; it is neither rated nor listed.
 */
lesson?: LessonWish, 
/**
 * The deal of this day, as in `2026-11-16`, started at once. Its seats and options are fixed, whatever
 * is given here; it is neither rated nor listed, and today's is dealt to each player once.
 */
daily?: string, };
export type NewToken = { 
/**
 * What it is for, to tell it from others.
 */
label: string, 
/**
 * What it may do; by default, play.
 */
scope: TokenScope, 
/**
 * For how many days it is valid, 1 to 366; 90 by default.
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
 * Its values, if it is a choice; `on` and `off` for a switch; empty for text.
 */
values: Array<string>, default: string, };
export type OptionKind = "switch" | "choice" | "text";
export type Phrase = { 
/**
 * The message's id in the Fluent files, for example `jaipur-played-take`.
 */
code: string, 
/**
 * What the sentence mentions, by name.
 */
facts: { [key in string]: Fact }, };
export type Placing = { 
/**
 * 1 for the best, equal places shared.
 */
place: number, 
/**
 * The result in words.
 */
label: Phrase, };
export type Played = { table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The chance of winning given away per decision, on average.
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
 * At how many tables the player sits or has sat.
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
 * The address the player last used; empty if not known.
 */
address: string, 
/**
 * When that was, in milliseconds since 1970, to the hour.
 */
seen: number, };
export type Problem = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * An explanation in English, for people who write programs.
 */
detail: string, 
/**
 * The reason in the player's language.
 */
reason: Phrase, };
export type Profile = { 
/**
 * The public id.
 */
player: string, name: string, 
/**
 * Whether the account is marked as played by a program.
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
 * Rated matches against the asking player, by game id; empty for a stranger and for the player
 * themselves.
 */
against: { [key in string]: Record }, 
/**
 * What was given away in analysed matches, newest first: all of the asking player's own, and for others
 * those that everyone may see.
 */
losses: Array<Played>, };
export type Program = { 
/**
 * `true`: everyone sees it beside the name, at tables joined from now on.
 */
program: boolean, };
export type Proof = { password: string, 
/**
 * A code from the authenticator app, or a spare one, if the account has two factors.
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
rating: number, seats: number, 
/**
 * The seat to move.
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
export type PuzzleAnswer = { best: Choice, 
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
 * How hard it is: 800 for one that Beginner solves half the time, 200 more for each further level.
 */
rating: number, 
/**
 * What it is about: `ending`, or the kind of the best move.
 */
theme: string, seats: number, 
/**
 * Whether the account found the move at the first try; null if it has not tried.
 */
solved: boolean | null, };
export type PuzzleList = { 
/**
 * The puzzle rating of an account, once it has tried one.
 */
rating: number | null, puzzles: Array<PuzzleInfo>, };
export type PuzzleReply = { 
/**
 * Whether it is the best move, or equally good.
 */
right: boolean, 
/**
 * The chance of winning that the move gives away; null after giving up.
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
 * The move's notation; left out to give up and see the answer.
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
 * Whether the person's account is marked as played by a program.
 */
program: boolean, rating: Rating, };
export type RatedMatch = { 
/**
 * The table; only given if it is listed, or to those who sat there.
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
place: number, seats: number, 
/**
 * What it did to the rating.
 */
change: RatingChange, };
export type Rating = { 
/**
 * The estimate; everyone starts at 1,000.
 */
value: number, 
/**
 * With 95% certainty the true value is within this of the estimate.
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
 * How often the asking player placed higher.
 */
won: number, 
/**
 * How often they shared a place.
 */
drawn: number, 
/**
 * How often the asking player placed lower.
 */
lost: number, };
export type Recount = { 
/**
 * Why it ended; null if a player resigned or ran out of time.
 */
ending: Phrase | null, 
/**
 * Where points came from, in the order they first came.
 */
gains: Array<Gain>, 
/**
 * How far each seat had come after each turn.
 */
course: Array<Array<number>>, };
export type Recover = { 
/**
 * The username.
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
 * A code from the authenticator app, or a spare one, if the account has two factors.
 */
second?: string, };
export type RecoveryCode = { 
/**
 * The code, to be kept somewhere safe.
 */
code: string, };
export type Register = { 
/**
 * The username: 3 to 24 letters, digits, `-` and `_`; upper and lower case are the same.
 */
name: string, 
/**
 * 8 to 200 characters.
 */
password: string, 
/**
 * Whether the guest's tokens stay valid; by default they don't.
 */
keep_tokens: boolean, };
export type Rematch = { 
/**
 * Who sits where; by default the same people and bots, each one seat further on.
 */
seats?: Array<SeatWish>, 
/**
 * Options that change.
 */
options?: { [key in string]: string }, 
/**
 * The asking player's contribution to the chance.
 */
contribution?: string, };
export type Rename = { 
/**
 * 1 to 24 characters.
 */
name: string, 
/**
 * The code of an invitation, for newcomers to a server that requires one.
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
 * The viewer's seat; null for a spectator.
 */
viewer: number | null, 
/**
 * Whether the match is over, so any seat's view may be asked for.
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
 * Some of the frames; ask for the others with `from`.
 */
frames: Array<Frame>, };
export type Report = { 
/**
 * The player it is about.
 */
player: string, 
/**
 * The number of the message, if it is about one.
 */
n: number | null, 
/**
 * What is wrong, in up to 300 characters; may be empty.
 */
text: string, };
export type ReportInfo = { id: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
at: number, 
/**
 * The player who reported it.
 */
reporter: string, 
/**
 * The table where it happened.
 */
table: string, 
/**
 * The player it is about; empty if they have deleted everything.
 */
about: string, 
/**
 * What that player was called there.
 */
name: string, 
/**
 * What they said, if it is about a message.
 */
said: string, 
/**
 * What the reporter wrote.
 */
text: string, };
export type SeatInfo = { kind: SeatKind, 
/**
 * The name to show: of the person, the bot, or the player it is reserved for; otherwise empty.
 */
name: string, 
/**
 * The public id of the person who has it, or had it before a bot took over.
 */
player: string | null, 
/**
 * The bot's level.
 */
level: string | null, 
/**
 * Whether that person's account is marked as played by a program.
 */
program: boolean, 
/**
 * The public id of the player it is reserved for, while nobody sits there.
 */
kept: string | null, 
/**
 * Whether that person's client is connected.
 */
connected: boolean, 
/**
 * Whether it has a contribution to the chance.
 */
contributed: boolean, };
export type SeatKind = "open" | "person" | "bot";
export type SeatWish = { "kind": "me", 
/**
 * A name for this seat at a shared screen.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", level: string, };
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
 * A notice for everyone who visits.
 */
notice: string | null, 
/**
 * Whether newcomers need an invitation.
 */
invite_only: boolean, 
/**
 * The public key by which browsers recognise this server's notifications; null if it can't send any.
 */
push: string | null, };
export type SessionInfo = { id: string, 
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
 * The address it was used from; empty if not known.
 */
address: string, 
/**
 * Whether it is the device that asks.
 */
here: boolean, };
export type SignIn = { 
/**
 * The username.
 */
name: string, password: string, 
/**
 * Whether the guest's games move to the account.
 */
bring: boolean, 
/**
 * A code from the authenticator app, or a spare one, if the account has two factors.
 */
second?: string, };
export type SitDown = { 
/**
 * Which seat; by default the first open one.
 */
seat?: number, 
/**
 * The player's contribution to the chance, in hex: 1 to 32 random bytes.
 */
contribution?: string, };
export type SpareCodes = { 
/**
 * The codes, to be kept somewhere safe.
 */
codes: Array<string>, };
export type Stage = "open" | "playing" | "finished" | "abandoned";
export type State = { 
/**
 * The viewer's seat; null for a spectator.
 */
viewer: number | null, 
/**
 * What the viewer sees; its shape is the game's.
 */
view: unknown, 
/**
 * What the table is waiting for.
 */
turn: Turn, 
/**
 * The legal moves in notation, if it is the viewer's choice; `labels` asks for them in words.
 */
moves: Array<string>, 
/**
 * Whether the viewer may take back a decision.
 */
undo: boolean, 
/**
 * Whether the viewer's turn is waiting to be ended.
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
 * The seat that resigned or ran out of time, if that ended the game.
 */
fallen: number | null, clock: Clock | null, 
/**
 * A take-back waiting for answers.
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
 * The seat that moved, if it is a move.
 */
seat: number | null, 
/**
 * The line, with what is secret from the viewer as `?`.
 */
line: string, 
/**
 * The line in words.
 */
said: Array<Phrase>, 
/**
 * What happened, for the board to show; its shape is the game's.
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
 * A secret from the browser, in base64url.
 */
auth: string, };
export type TableInfo = { 
/**
 * Its address; without it nobody finds the table, unless it is listed.
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
 * What happens when it runs out.
 */
on_timeout: OnTimeout, 
/**
 * Whether it is listed for everyone.
 */
listed: boolean, 
/**
 * Whether only those seated here may enter.
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
 * The lesson played here, by name.
 */
lesson?: string, 
/**
 * The day whose deal is played here.
 */
daily?: string, 
/**
 * The duplicate match that this table is a deal of.
 */
duplicate?: string, 
/**
 * The public id of the host.
 */
host: string, 
/**
 * The asking player's seats.
 */
you: Array<number>, 
/**
 * How many spectators there are, as far as this process knows.
 */
watchers: number, 
/**
 * The seat the table is waiting for.
 */
to_move: number | null, 
/**
 * The hash of the secret seed, published before anyone contributes.
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
 * When it will be closed unless something happens here; null unless it seems forgotten.
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
 * How many lines its log has.
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
 * The seat that asks.
 */
seat: number, 
/**
 * The seats that have not answered yet.
 */
waiting: Array<number>, };
export type TokenInfo = { id: string, 
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
 * The address it was used from; empty if not known.
 */
address: string, 
/**
 * When it expires; null for tokens from before tokens expired.
 */
expires: number | null, };
export type TokenMade = { 
/**
 * Its id among the player's tokens.
 */
id: string, 
/**
 * What to send as `Authorization: Bearer …`.
 */
token: string, };
export type TokenScope = "play" | "read";
export type Turn = { "kind": "choose", seat: number, } | { "kind": "confirm", seat: number, } | { "kind": "bot", seat: number, } | { "kind": "over" };
export type TwoFactorInfo = { on: boolean, 
/**
 * How many spare codes are left.
 */
spare: number, };
export type TwoFactorOffer = { 
/**
 * The secret in base32, for typing.
 */
secret: string, 
/**
 * The same as an `otpauth://` address, for a QR code.
 */
address: string, };
export type Up = { 
/**
 * Repeated in the answer.
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
 * Whether to end the turn with it, if it could still be taken back.
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
 * Whether to agree.
 */
yes: boolean, } | { "kind": "explain", 
/**
 * The move's notation.
 */
text: string, } | { "kind": "labels", 
/**
 * Lines seen.
 */
v: number, 
/**
 * The moves' notations; none for all legal moves.
 */
texts: Array<string>, } | { "kind": "hint", 
/**
 * Lines seen.
 */
v: number, } | { "kind": "chat", 
/**
 * The message; up to 300 characters.
 */
text: string, } | { "kind": "sync" } | { "kind": "ping" } | { "kind": "lift" } | { "kind": "take_seat" });
export type Verdict = { "kind": "decision", 
/**
 * The seat that chose.
 */
seat: number, 
/**
 * The notation of the move played.
 */
played: string, 
/**
 * The notation of the best move found; the one played if none was better.
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
 * The seat that had to play it.
 */
seat: number, } | { "kind": "luck", 
/**
 * What it brought each seat, compared with the average of everything that could have come.
 */
luck: Array<number>, };
export type Weighed = { 
/**
 * The move's notation.
 */
text: string, label: Phrase, 
/**
 * The viewer's probability of winning after it.
 */
value: number, 
/**
 * How often it was looked at.
 */
visits: number, 
/**
 * Why it is good.
 */
reasons: Array<Phrase>, };
