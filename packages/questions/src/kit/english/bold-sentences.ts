/**
 * Sentences with a part in bold: the right words, the words in bold and two other wrong choices. After 'time=' the right
 * words are the ones in bold. See `read-sentences.ts`.
 */
export const boldSentences = `
1 time | The exhibition will remain open {till|by|since|within} the end of this month. | 'Till' is for a state that goes on up to a moment. 'By' is for an act done before it.
1 time | My parents have been running this bakery {for|since|from|during} fifteen years. | A length of time takes 'for'. 'Since' needs a point of time.
1 time= | The ferry leaves for the island {at noon|on noon|in noon|in the noon} every day except Friday. | A point of time such as noon takes 'at'.
2 time | The new bridge will be opened {on the first|in the first|at the first|by first} of next month. | A date takes 'on'.
2 time | The delegates arrived {on the eve of|in the eve of|at eve of|on an eve of} the conference. | The fixed phrase is 'on the eve of'.
2 time= | He always comes home {in time for|on time for|in the time for|at time for} dinner with his children. | 'In time for' means early enough for. 'On time' means at the fixed hour.
1 place | The cashier keeps the keys {in|into|onto|to} the top drawer of her table. | 'In' is for a place at rest. 'Into' is for movement.
2 place | There is an old quarrel {between|among|amid|across} the two families over a piece of land. | 'Between' is used of two.
2 place | The thief got in {through|from|with|off} the kitchen window while we slept. | One gets in through a window.
2 place | The hotel stands {on the left bank|in the left bank|at left bank|to the left bank} of the river, close to the market. | A building stands on the bank of a river.
1 fixed | She is {good at|good in|good on|well in} badminton and plays for the college. | One is good at a game.
1 fixed | The old man {depends on|depends from|depends of|is depending from} his pension for everything. | 'Depend' takes 'on' or 'upon'.
1 fixed | I {agree with|agree to|agree on|am agree with} you, though the others may not. | One agrees with a person and to a proposal.
1 fixed | The tank is {full of|full with|filled of|full from} rain water after the storm. | 'Full' takes 'of', while 'filled' takes 'with'.
2 fixed | The police have {looked into|looked out|looked on|looked in} the complaint but found no proof. | 'Look into' means to examine.
2 fixed | He was {accused of|accused for|accused with|accused by} stealing the documents. | 'Accuse' takes 'of'.
2 fixed | Please {refrain from|refrain to|refrain of|restrain to} feeding the animals in the zoo. | 'Refrain' takes 'from' and a gerund.
2 fixed | The new clerk is not {equal to|equal for|equal with|equal of} the work he has been given. | One is equal to a task.
2 fixed | You should {abide by|abide to|abide with|abide for} the rules of the hostel. | 'Abide by' means to obey.
2 fixed= | The road was {blocked by|blocked of|blocked from|blocked at} a fallen tree for two hours. | The cause in the passive takes 'by'.
2 fixed | I {came across|came over|came about|came through} a rare stamp in my father's old album. | 'Come across' means to find by chance.
2 fixed | The mechanic asked us to {turn off|put out|turn down|close up} the engine before he opened the bonnet. | An engine is turned off.
2 fixed | The council has {turned down|turned out|turned over|turned in} our request for a playground, and we must try again next year. | 'Turn down' means to refuse.
2 fixed= | My aunt {brought up|brought out|brought about|brought in} three orphans as her own children. | 'Bring up' means to rear a child.
2 fixed | We have {run out of|run out|run off|run out from} sugar, so the tea will have to wait. | 'Run out of' a thing means to have none left.
2 fixed | The enemy {gave in|gave off|gave out|gave away} after a siege of three months. | 'Give in' means to yield.
3 fixed | The scholar is {conversant with|conversant to|conversant of|converse with} the ancient scripts of the south. | 'Conversant' takes 'with'.
3 fixed | His actions were not {in keeping with|in keeping to|at keeping with|on keeping with} the dignity of his office. | The fixed phrase is 'in keeping with'.
3 fixed | The plan {fell through|fell out|fell off|fell over} because nobody would lend the money. | 'Fall through' means to fail to take place.
3 fixed | The witness was {prevailed upon|prevailed|prevailed over|prevailed at} to tell the whole truth. | 'Prevail upon' a person means to persuade.
3 fixed= | The old rule has been {done away with|done away|done with away|done away from} in all the States. | 'Do away with' means to abolish.
2 fixed | The family is {well off|well of|good off|well out}, yet they live in a small flat. | 'Well off' means rich.
2 fixed= | The delay at the airport is {due to|due from|due of|owing} thick fog over the runway. | 'Due to' means caused by.
1 article | The prize was won by {a European|an European|European|any European} scientist who lives in Goa. | 'European' begins with the sound of y, a consonant, and takes 'a'.
1 article= | The pilots flew over {the Himalayas|Himalayas|a Himalayas|Himalaya} in clear weather. | Names of mountain ranges take 'the'.
2 agreement | The rains failed, and {prices|the price|a price|every price} of all vegetables have doubled. | The verb 'have' needs a plural subject.
2 article | He was {so good a|a so good|so a good|such good a} speaker that nobody left the hall. | 'So' with an adjective stands before the article.
2 article | {Half an hour|Half a hour|Half hour|Half of hour} is enough to reach the airport. | The fixed phrase is 'half an hour'.
3 article= | The farmer gave {what little|what few|the few|so few} milk he had to the sick child. | 'Milk' cannot be counted, so 'what little' is right.
1 determiner | There is {not much|not many|not a few|no much} water in the pond this summer. | 'Water' cannot be counted and takes 'much'.
2 determiner | {Most of|Most|Almost of|The most of} the houses in this village have tin roofs. | Before 'the houses' we need 'most of'.
2 determiner | {Neither of|None of|Neither|Any of} the two lifts is working today. | 'Neither' is used of two. 'None' is for more than two.
2 determiner= | {Each of us|Every of us|Each us|Each of we} has to sign the register on arrival. | 'Each of' takes a plural pronoun and a singular verb.
2 determiner | {The few|The little|Less|A little} friends he had in the city came to see him off. | 'Friends' can be counted, and 'the few he had' means the small number that there were.
1 agreement | One of my teeth {is loose|are loose|were loose|have been loose}, so I cannot eat nuts. | The subject is 'one', so the verb is singular.
1 agreement | The price of these carpets {has doubled|have doubled|are doubled|are doubling} since Diwali. | The subject is 'price', not 'carpets'.
1 agreement | My trousers {are too long|is too long|was too long|has been too long} and must be altered. | 'Trousers' is plural and takes a plural verb.
2 agreement | The mayor, as well as the councillors, {was present|were present|are present|have been present} at the opening last Monday. | 'As well as' does not change the number of the subject 'mayor'.
2 agreement | Not only the pilots but also the engineer {deserves|deserve|are deserving|have deserved} a reward. | The verb agrees with the nearer subject, 'engineer'.
2 agreement | A number of houses {have been|has been|is being|was} damaged by the landslide. | 'A number of' means many and takes a plural verb.
2 agreement | The number of passengers {has fallen|have fallen|are falling|were fallen} since the fares were raised. | 'The number of' takes a singular verb.
2 agreement= | Fifty rupees {is too much|are too much|were too much|have been too much} for a cup of tea. | A sum taken as a whole takes a singular verb.
2 agreement | Each boy and each girl {was given|were given|are given|have been given} a book on Children's Day last year. | Singular subjects with 'each' take a singular verb.
3 agreement | She is the only one of the nurses who {speaks|speak|are speaking|have spoken} Tamil. | 'The only one' is the antecedent of 'who', so the verb is singular.
2 agreement= | Many a ship {has been wrecked|have been wrecked|are wrecked|were wrecked} on these rocks. | 'Many a' takes a singular noun and verb.
3 agreement | What the villagers need most {is|are|were|have been} clean water. | A clause as subject takes a singular verb when it stands for one thing.
3 agreement | Our chairman is one of those men who never {change their minds|changes his mind|changes their mind|change his mind}. | The antecedent of 'who' is 'those men', so the verb and the pronoun are plural.
1 tense | We {saw|have seen|had been seeing|see} a herd of elephants near the river last night. | A finished time such as 'last night' takes the simple past.
1 tense | She {has been|is|was|had} ill since Saturday and cannot come to work. | With 'since' the present perfect is needed.
1 tense | My uncle {does not eat|is not eating|do not eat|not eats} meat on Tuesdays. | A habit takes the simple present.
1 tense= | I {met|have met|meet|had been meeting} your brother at the airport two days ago. | A finished time with 'ago' takes the simple past.
2 tense | When we reached the hall, the lecture {had already begun|has already begun|already begins|is already beginning}. | The earlier of two past actions takes the past perfect.
2 tense | The masons {have been building|are building|build|were building} this wall for three weeks, and it is still not done. | What began in the past and still goes on takes the present perfect continuous.
2 tense | I shall wait at the gate until you {return|will return|returned|would return}. | After 'until' the future is told in the simple present.
2 tense | This shop {belongs to|is belonging to|is belonged to|was belonging to} my father's friend. | 'Belong' is a verb of state and is not used in the continuous.
2 tense= | The lamp {went out|has gone out|goes out|will go out} just as we sat down to dinner last evening. | A finished moment in the past takes the simple past.
2 tense | The news {spread|spreaded|has spread|spreads} through the village before sunset yesterday. | The past tense of 'spread' is 'spread', and 'yesterday' needs the simple past.
2 tense | By the time she retires, she {will have taught|will be taught|has taught|had taught} three generations of students. | An act completed before a moment in the future takes the future perfect.
2 tense | He said that he {would come|will come|shall come|comes} the following day. | After 'said' the word 'will' becomes 'would'.
3 tense= | It is ten years since we last {met|have met|had met|meet}. | After 'it is ten years since' the simple past is used.
3 tense | The hens {have laid|have lain|have lay|have lied} more eggs this week than last. | The past participle of 'lay' is 'laid'.
1 conditional | If you {study|will study|studied|had studied} regularly, you will not need extra classes. | The clause with 'if' takes the simple present when 'will' follows.
1 conditional= | Unless the rain stops, we {shall have to stay|had to stay|would have stayed|have stayed} here tonight. | The simple present after 'unless' goes with the future.
2 conditional | If I {had|would have|will have|have had} wings, I would fly to the mountains. | An unreal present condition takes the simple past.
2 conditional | If the roof had been repaired in time, the books {would not have got|will not have got|would not had got|had not got} wet. | A condition about the past goes with 'would have' and the past participle.
2 conditional= | If he {were|is|will be|would be} my son, I would not let him travel alone. | An unreal condition takes 'were' for all persons.
2 conditional | Take a torch with you {in case|in case of|unless|in the case} the lights go out. | A clause takes 'in case'; 'in case of' takes a noun.
2 conditional | Had the message reached us in time, we {would have met|would met|will have met|had met} you at the station. | 'Had the message reached' is a condition about the past and goes with 'would have'.
3 conditional | {Were I|Was I|If were I|Had I} in your place, I would accept the offer. | 'Were I' is the inverted form of 'if I were'.
3 conditional | {Should you need|Would you need|If should you need|Had you needed} any help, ring the bell twice. | 'Should you need' is the inverted form of 'if you should need'.
3 conditional= | {But for|But of|Except of|Unless for} the lifeguard, the boys would have drowned. | 'But for' means 'if it had not been for'.
1 modal | My brother {can swim|can to swim|can swims|can swimming} across the lake without a rest. | 'Can' takes the base form without 'to'.
2 modal | You {need not have brought|need not had brought|needed not brought|need not have bring} your own lunch; there was plenty for all. | 'Need not have' with the participle is used for what was done but was not necessary.
2 modal | The lights are off; the family {must have gone|must went|must had gone|must has gone} out for dinner. | A sure guess about the past takes 'must have' and the past participle.
2 modal= | You {had better not go|had not better go|had better not to go|have better not go} near that dog. | The negative of 'had better' is 'had better not' with the base form.
3 modal | Write down the number lest you {should forget|should not forget|will forget|do not forget} it. | 'Lest' is followed by 'should' and already holds the negative sense.
1 verbform | The children enjoyed {flying|to fly|to flying|fly} kites on the terrace. | 'Enjoy' is followed by the gerund.
1 verbform | The captain decided {to bat|batting|to batting|for bat} first after winning the toss. | 'Decide' is followed by the infinitive with 'to'.
1 verbform | My mother does not let us {watch|to watch|watching|watched} television during meals. | 'Let' takes the infinitive without 'to'.
2 verbform | The tailor insisted {on being paid|to be paid|to being paid|in being paid} in advance. | 'Insist' takes 'on' and a gerund.
2 verbform | I had my hair {cut|to cut|cutting|cutted} at the shop round the corner. | 'Have' with a thing and the past participle means that somebody else does it.
2 verbform | She is accustomed {to working|to work|with work|at working} late into the night. | After 'accustomed to' a gerund follows.
2 verbform | We are looking forward {to visiting|to visit|for visiting|at visiting} the caves next week. | In 'look forward to' the 'to' is a preposition, so a gerund follows.
2 verbform | The teacher made him {write|to write|writing|wrote} the poem ten times. | 'Make' in the active takes the infinitive without 'to'.
2 verbform | It is no use {asking|to asking|ask|asked} him, for he knows nothing about it. | 'It is no use' is followed by the gerund.
3 verbform | He is known {to have been|having been|to be|to had been} a boxer in his youth. | The passive 'is known' takes the infinitive, and the perfect form refers to an earlier time.
3 verbform | The thief confessed {to having broken|to break|for breaking|of breaking} the lock. | In 'confess to' the 'to' is a preposition, so a gerund follows.
3 verbform= | I would rather {resign than obey|to resign than obey|resign than obeying|resigning than obeying} such an order. | 'Would rather … than' takes the base form on both sides.
2 verbform | The guards were caught {sleeping|to sleep|slept|sleep} at their post by the officer on his round. | 'Catch' a person is followed by the participle in -ing.
3 verbform | He regretted {not having learnt|not to have learnt|to have not learnt|for not learning} to swim when he was a boy. | 'Regret' takes the gerund for what is past, and 'not' stands before it.
2 subjunctive | I wish I {could sing|can sing|will sing|may sing} like my sister. | After 'I wish' an unreal present takes the past form.
2 subjunctive | It is high time you {gave up|give up|have given up|will give up} this bad habit. | 'It is high time' is followed by the simple past.
3 subjunctive | The court ordered that the house {be returned|is returned|will be returned|has been returned} to its owner. | After 'order that' the base form 'be' is used.
2 subjunctive= | He spends money as if he {were|will be|being|be} a prince. | 'As if' with an unreal idea takes 'were'.
3 subjunctive | If only my father {had been|would have been|has been|was being} there to see me win that day! | A wish about the past takes the past perfect.
2 inversion | Never before {had the town seen|the town had seen|the town saw|did the town saw} such a flood. | A negative adverb at the beginning is followed by the auxiliary and the subject.
2 inversion | No sooner {had we left|we had left|did we left|we left} the house than it began to pour. | After 'no sooner' at the beginning the auxiliary stands before the subject.
3 inversion | Only by working together {can we|we can|we could|we shall} keep this river clean. | 'Only' with a phrase at the beginning turns the order of the main clause.
3 inversion= | Not a word {did she say|she did say|she said|did she said} when the prize was announced. | A negative phrase at the beginning is followed by the auxiliary and the subject.
3 inversion | Scarcely {had the train stopped when|had the train stopped than|the train had stopped when|did the train stopped when} the porters rushed in. | 'Scarcely' at the beginning is followed by the auxiliary and the subject, and goes with 'when'.
1 conjunction= | He is tall {but|but although|but even though|still but} not strong enough to carry that sack. | 'But' alone joins the two ideas.
2 conjunction | {Although|Despite|In spite of|Even} the sun was shining, it was bitterly cold. | 'Although' is followed by a clause.
2 conjunction | {As soon as|No sooner|As soon|So soon than} the bell rang, the boys ran out to play. | 'As soon as' is followed by a clause; 'no sooner' needs the auxiliary and 'than'.
2 conjunction | {Either|Neither|Both|Whether} you or your partner must sign this form. | 'Either' goes with 'or'.
2 conjunction | She is not only a fine singer {but also|and also|but as well as|also but} a trained dancer. | 'Not only' is followed by 'but also'.
2 conjunction= | {Since|Since because|For since|As since} the lift was out of order, we took the stairs. | 'Since' gives the reason and needs no second conjunction.
2 conjunction | The light was so dim {that we could not|as we could not|so we could not|than we could not} read the notice. | 'So' before an adjective is followed by 'that' for a result.
2 conjunction | Hardly had he opened the box {when|than|then|that} a mouse jumped out. | 'Hardly' is followed by 'when'.
2 conjunction= | I do not know {whether|that whether|if that|whether if} the road to Kaza is open or not. | 'Whether … or not' gives two possibilities.
1 comparison | The new bridge is {stronger|more stronger|most strong|strong} than the old one. | One comparative is enough: 'stronger'.
1 comparison | This is the {heaviest|most heaviest|more heavier|heavier} parcel of all those that came today. | One superlative is enough: 'heaviest'.
2 comparison | The roses in your garden are redder than {those in|that in|in|them in} mine. | 'Those' stands for 'the roses', so that like is compared with like.
2 comparison | Everest is higher than {any other|any|all|every} mountain in the world. | Everest is itself a mountain, so 'other' is needed.
2 comparison= | Of the two sisters, Meena is {the more patient|the most patient|more patienter|most patient}. | For two persons the comparative is used.
2 comparison | The older he grew, {the wiser he became|the wise he became|he became wiser|the wisest he became}. | Two comparatives that change together each take 'the'.
2 comparison | Health is {preferable to|more preferable to|preferable than|more preferable than} wealth, my grandfather used to say. | 'Preferable' takes 'to' and is not used with 'more'.
3 comparison | He is {more shy than|shyer than|more shy to|shier as} unfriendly, as you will soon find out. | When two qualities of one person are compared, 'more' is used and not the ending -er.
3 comparison | The new model is as cheap as, {if not cheaper than|if not cheaper|if not as cheap|if not cheaper to}, the old one. | Both comparisons must be complete: 'as cheap as, if not cheaper than'.
3 comparison | His knowledge of birds is superior {to that of|to|than that of|than} any other villager. | 'Superior' takes 'to', and knowledge must be compared with knowledge: 'that of'.
1 pronoun | The coach praised {Ravi and me|Ravi and I|I and Ravi|Ravi and my} for our fielding. | After a verb the object form 'me' is used.
1 pronoun= | The man {who|whom|whose|which} sold us this car has left the town. | 'Who' is the subject of 'sold'.
2 pronoun | The boys blamed {one another|each others|their selves|one another's} for the broken window. | 'One another' shows that each blamed the rest.
2 pronoun | The hotel {where|which|that|whom} we stayed had a view of the sea. | 'Where' means 'in which'; 'which' alone would need 'in' or 'at'.
2 pronoun | Anyone {who wants|which wants|whom wants|who want} to join the trip should pay by Monday. | 'Who' is used of persons and takes a singular verb after 'anyone'.
3 pronoun | The girl {who|whom|which|whose} we believed was lost had only fallen asleep in the attic. | 'Who' is the subject of 'was lost'; 'we believed' is put in between.
2 pronoun | This is a secret {between you and me|between you and I|among you and I|between I and you}. | After a preposition the object form is used.
1 noun | The office has bought {new furniture|new furnitures|some new furnitures|many new furniture} for the waiting room. | 'Furniture' cannot be counted and has no plural.
1 noun | The farmer keeps thirty {sheep|sheeps|sheep's|sheepes} on this hill. | 'Sheep' has the same form in the plural.
2 noun | She gave me {two pieces of advice|two advices|two advice|two pieces of advices} that I have never forgotten. | To count advice one says 'pieces of advice'.
2 noun= | The guard fired {a dozen rounds|a dozens rounds|a dozen of rounds|dozen rounds} into the air. | 'A dozen' stands directly before the noun.
2 noun | It was a {three-hour|three-hours|three hours|three hour's} journey over rough roads. | A number with a noun used as an adjective takes the singular.
2 noun= | The {alumni of|alumnus of|alumnuses of|alumnis of} this college have built a new library. | 'Alumni' is the plural of 'alumnus', as 'have' shows.
1 adverb | The old horse moved {slowly|slow|slowness|in slow} up the steep path. | A verb is described by an adverb.
2 adverb | This mango smells {so sweet|so sweetly|such sweet|too sweetly} that I want to eat it at once. | Verbs of sense such as 'smell' take an adjective.
2 adverb | The water is {too shallow|so shallow|very much shallow|such shallow} for large boats to enter. | 'Too' with an adjective goes with 'for' and 'to'.
2 adverb | She is {old enough to|enough old to|so old to|old enough that to} vote in the next election. | 'Enough' stands after the adjective and is followed by 'to'.
2 adverb | My cough is {much better|very better|more better|much good} today than it was last week. | A comparative is strengthened by 'much'.
2 adverb | There was {hardly any|hardly no|not hardly any|hardly none} wind, so the boats stayed in the harbour. | 'Hardly' is already negative and goes with 'any'.
1 order | The tourist asked {where the museum was|where was the museum|where is the museum|where it was the museum}. | An indirect question keeps the order of a statement.
2 order | Could you tell me {when the next train leaves|when does the next train leave|when leaves the next train|when is leaving the next train}? | An indirect question keeps the order of a statement.
2 order | He {has always been|is always been|has always being|always has be} kind to strangers. | The adverb of frequency stands after the first auxiliary.
2 order= | She wore {a beautiful red silk|a silk red beautiful|a red silk beautiful|a silk beautiful red} sari to the wedding. | Opinion comes first, then colour, then material.
3 order= | So strong {was the wind|the wind was|the wind has been|did the wind} that two of our tents were blown away. | 'So' with an adjective at the beginning is followed by the verb and the subject.
2 parallel | The job calls for patience, skill and {courage|being courageous|courageous|to be courageous}. | The parts of a list have one form, here nouns.
2 parallel | He spends his evenings reading, gardening and {listening|listens|to listen|listen} to music. | The parts of a list have one form, here the gerund.
3 parallel | It is easier to make a plan than {to carry it out|carrying it out|its carrying out|it is carried out}. | Both sides of the comparison have one form, here the infinitive.
3 parallel= | The speech was short, clear {and full of|and it had|and having|and with fullness of} humour. | The parts of the list are adjectives, and 'full' is one.
2 modifier | {Walking through the park, we saw|Walking through the park, there was|Walking through the park, it was|Walking through the park, was} a snake near the pond. | The participle must belong to the subject: it was we who were walking.
3 modifier | {As I was crossing|Crossing|On crossing|While crossing} the railway line, my shoe came off. | 'Crossing' would describe the shoe; the clause needs its own subject.
3 modifier= | {The work having been finished|The work been finished|Finishing of the work|Having been finished the work}, the men went home. | The phrase has its own subject, 'the work', and the passive is needed.
1 superfluous | Please {return|return back|return again|return back again} the book to the library before the holidays. | 'Return' already means to give back.
2 superfluous | He {entered|entered into|entered in|entered to} the hall while the anthem was being sung. | 'Enter' a place takes no preposition.
2 superfluous | The two banks were {merged|merged together|joined together jointly|merged in together} last year. | 'Merge' already means to join into one.
2 superfluous= | The chairman {explained|explained about|explained on|explained upon} the new scheme to the workers. | 'Explain' takes its object directly.
3 superfluous | The passengers are {awaiting|awaiting for|awaiting to|waiting} the arrival of the night express. | 'Await' takes its object directly; 'wait' needs 'for'.
2 superfluous | They {reached|reached at|reached to|reached in} the summit just before sunrise. | 'Reach' takes its object directly.
`
