/** Sentences that are judged right or wrong by their preposition: the right one, and wrong ones. See `read-sentences.ts`. */
export const judgedPrepositionSentences = `
1 time | The new term begins {on|in} the fifth of July. | A date takes 'on'.
1 time | Birds fly south {in|on} winter. | Seasons take 'in'.
1 time | The baker gets up {at|in} four o'clock every day. | A point of time on the clock takes 'at'.
1 time | She has been a nurse {for|since} eight years. | A length of time takes 'for'. 'Since' needs a point of time.
1 time | The lift has been out of order {since|from} Wednesday. | With the perfect the starting point takes 'since', not 'from'.
2 time | He left for Shillong {on|in} Friday night. | The night of a named day takes 'on'.
2 time | I have not slept {since|for} yesterday. | 'Yesterday' is a point from which time is counted, so 'since' is used.
1 place | My cousins live {in|at} Rajasthan. | States and large cities take 'in'.
1 place | The clock hangs {on|in} the wall of the hall. | A thing on a surface takes 'on'.
2 place | Share this cake {between|among} your two brothers. | 'Between' is used of two and 'among' of more than two.
2 place | The post office is {opposite|opposite of} our school. | 'Opposite' as a preposition needs no 'of'.
1 fixed | Our cat is afraid {of|from} the vacuum cleaner. | 'Afraid' takes 'of'.
1 fixed | The guests are waiting {for|of} the bride. | 'Wait' takes 'for' before what is expected.
1 fixed | My brother is interested {in|for} astronomy. | 'Interested' takes 'in'.
1 fixed | The students laughed {at|on} his funny hat. | One laughs at a thing.
1 fixed | She is proud {of|on} her little garden. | 'Proud' takes 'of'.
1 fixed | These tools belong {to|of} the carpenter. | 'Belong' takes 'to'.
1 fixed | Please listen {to|at} the guide. | 'Listen' takes 'to'.
2 fixed | The flood victims were deprived {of|from} their homes. | One is deprived of a thing.
2 fixed | Her views differ {from|than} mine on this matter. | 'Differ' takes 'from'.
2 fixed | He is junior {to|than} me in the office. | 'Junior' takes 'to', not 'than'.
2 fixed | The officer insisted {on|for} seeing our tickets. | 'Insist' takes 'on' and a gerund.
2 fixed | Her uncle is capable {of|to} doing better work. | 'Capable' takes 'of' and a gerund.
2 fixed | I prefer walking {to|than} cycling. | 'Prefer' one thing 'to' another.
2 fixed | The boy was punished {for|of} copying in the test. | One is punished for a fault.
2 fixed | The old woman was robbed {of|from} her purse. | A person is robbed of a thing.
2 fixed | He is jealous {of|from} his rich neighbour. | 'Jealous' takes 'of'.
2 fixed | They discussed {-|about} the budget for an hour. | 'Discuss' takes its object directly.
2 fixed | The leader entered {-|into} the stadium in an open jeep. | 'Enter' a place takes no preposition.
3 fixed | The tenant was entitled {to|for} a month's notice. | 'Entitled' takes 'to'.
3 fixed | He could not account {for|of} the missing funds. | 'Account for' means to explain.
3 fixed | The hall was packed {with|of} cheering boys. | 'Packed' takes 'with'.
3 fixed | The minister was oblivious {of|from} the danger. | 'Oblivious' takes 'of' or 'to'.
3 fixed | The rules do not conform {to|on} modern standards. | 'Conform' takes 'to'.
3 fixed | Long practice made her proficient {in|of} French. | 'Proficient' takes 'in'.
3 fixed | The patient responded well {to|on} the new treatment. | 'Respond' takes 'to'.
3 fixed | He is averse {to|for} every kind of change. | 'Averse' takes 'to'.
3 fixed | The police disposed {of|off} the old records. | 'Dispose of' means to get rid of.
3 fixed | We were looking forward {to|for} the holidays. | The phrase is 'look forward to'.
`
