/** Sentences that are judged right or wrong as a whole, for finding the ones without error. See `read-sentences.ts`. */
export const judgedSentences = `
1 time | The parade starts {at|on} nine sharp. | A point of time on the clock takes 'at'.
1 fixed | Children are fond {of|with} bright colours. | 'Fond' takes 'of'.
1 fixed | The boys threw stones {at|on} the mango tree. | One throws stones at a thing.
2 fixed | The mason complained {of|from} a pain in his back. | One complains of a pain.
2 fixed | The firm supplied us {with|of} spare parts. | One is supplied with a thing.
2 fixed | She is not ashamed {of|from} her accent. | 'Ashamed' takes 'of'.
2 place | He distributed the leaflets {among|between} fifty people. | 'Among' is used of more than two.
3 fixed | The editor dispensed {with|of} the services of two clerks. | 'Dispense with' means to do without.
3 fixed | The poet was born {of|by} humble parents. | One is born of one's parents.
3 fixed | His remarks had no bearing {on|with} the case. | A thing has a bearing on a matter.
1 article | {The|-} Indian Ocean lies to the south of us. | Names of oceans take 'the'.
1 article | It was {an|a} honour to meet the scientist. | The h of 'honour' is silent, so 'an' is used.
1 determiner | There were {many|much} mistakes in his essay. | 'Mistakes' can be counted and take 'many'.
2 article | {Patience|The patience} is a virtue that few possess. | An abstract noun used in a general sense takes no article.
2 article | She wore {a|an} uniform with brass buttons. | 'Uniform' begins with the sound of y, a consonant, and takes 'a'.
2 determiner | {Neither of|Neither} my parents can swim. | Before 'my parents' we need 'neither of'.
2 determiner | He ate {several|much} bananas on the way. | 'Bananas' can be counted, so 'much' is wrong.
3 article | I have never seen so fine {a|-} sunset. | After 'so' and an adjective the article stands before the noun.
3 article | The higher you go, {the|-} thinner the air becomes. | Two comparatives that change together each take 'the'.
3 determiner | {Both the|The both} doors were locked. | 'Both' stands before 'the'.
1 agreement | The boys in the back row {talk|talks} too much. | The subject is 'boys', which is plural.
1 agreement | Somebody {has|have} taken my umbrella. | 'Somebody' takes a singular verb.
1 agreement | My brother, like my uncles, {plays|play} hockey. | Words joined by 'like' do not change the number of the subject.
2 agreement | Rice and curry {is|are} his favourite dish. | 'Rice and curry' is one dish and takes a singular verb.
2 agreement | Every man, woman and child {was|were} saved. | Subjects with 'every' take a singular verb.
2 agreement | Either the guard or the porters {have|has} the key. | With 'either … or' the verb agrees with the nearer subject, 'porters'.
2 agreement | The police {are|is} looking for two men. | 'Police' is plural and takes a plural verb.
3 agreement | She is one of those women who {like|likes} gardening. | 'Who' stands for 'those women', so the verb is plural.
3 agreement | A large part of the crop {was|were} eaten by locusts. | The subject is 'part' of one crop, so the verb is singular.
3 agreement | The owner and editor of this paper {has|have} resigned his post. | One article and 'his' show one person.
1 tense | He {bought|has bought} this cycle in 2019. | A finished time takes the simple past.
1 tense | She does not {like|likes} cold coffee. | After 'does not' the base form is used.
1 tense | We have {drunk|drank} all the juice. | After 'have' the past participle 'drunk' is used.
2 tense | I have {known|been knowing} her since childhood. | 'Know' is a verb of state and is not used in the continuous.
2 tense | The boy said that he {had lost|has lost} his ticket the day before. | After 'said' the present perfect goes back to the past perfect.
2 tense | The patient {has been|is} in hospital since Monday. | With 'since' the perfect is needed.
2 modal | You need not {pay|to pay} today. | 'Need not' takes the base form without 'to'.
3 tense | It is time we {went|go} home. | 'It is time' with a subject is followed by the simple past.
3 tense | The sun {rose|raised} at six yesterday. | 'Rise' has no object; 'raise' needs one.
3 subjunctive | I wish it {were|is} Sunday today. | After 'I wish' an unreal present takes 'were'.
1 conditional | If she {works|will work} hard, she will pass. | The clause with 'if' takes the simple present.
1 conditional | Unless you {leave|do not leave} now, you will be late. | 'Unless' means 'if not', so another 'not' is wrong.
1 conditional | Ring the bell if you {want|will want} anything. | The clause with 'if' takes the simple present.
2 conditional | If I {had|would have} a car, I would drive you home. | An unreal present condition takes the simple past.
2 conditional | I would have come if you {had invited|would have invited} me. | A condition about the past takes the past perfect.
2 conditional | If we {had|would have} started earlier, we would have caught the train. | A condition about the past takes the past perfect.
2 conditional | In case you {lose|will lose} the key, ask the guard. | After 'in case' the future is told in the simple present.
3 conditional | Had she {known|knew} the rule, she would have obeyed it. | 'Had' is followed by the past participle.
3 conditional | If it had not been for you, I {would have|would had} drowned. | 'Would' is followed by 'have' and the past participle.
3 conditional | Were I {to lose|lose} this job, I would go back to farming. | 'Were I to lose' is the inverted form of 'if I were to lose'.
1 verbform | We want {to learn|learning} the guitar. | 'Want' is followed by the infinitive with 'to'.
1 verbform | He avoids {talking|to talk} about money. | 'Avoid' is followed by the gerund.
1 verbform | Mother made me {drink|to drink} the bitter syrup. | 'Make' in the active takes the infinitive without 'to'.
2 verbform | The guard stopped us from {taking|take} pictures. | After the preposition 'from' a gerund follows.
2 verbform | It is no use {waiting|to waiting} for him. | 'It is no use' is followed by the gerund.
2 verbform | She insisted on {carrying|carry} her own bag. | After the preposition 'on' a gerund follows.
2 verbform | I am thinking of {selling|to sell} my scooter. | After the preposition 'of' a gerund follows.
3 verbform | The clerk was heard {to say|say} so. | In the passive 'hear' is followed by the infinitive with 'to'.
3 verbform | She suggested {taking|to take} the shorter road. | 'Suggest' is followed by the gerund.
3 verbform | We can do nothing but {hope|hoping}. | After 'nothing but' with 'do' the base form is used.
1 conjunction | She can both sing {and|but} dance. | 'Both' is followed by 'and'.
1 conjunction | {Although|Despite} he is young, he is wise. | 'Although' is followed by a clause.
1 conjunction | Neither the cat {nor|or} the dog was fed. | 'Neither' is followed by 'nor'.
2 conjunction | Scarcely had we left {when|than} it began to snow. | 'Scarcely' is followed by 'when'.
2 conjunction | No sooner had he spoken {than|then} the crowd cheered. | 'No sooner' is followed by 'than'.
2 conjunction | He is as brave {as|like} a lion. | 'As' before an adjective is followed by 'as'.
2 conjunction | The night was so dark {that|than} we lost our way. | 'So' before an adjective is followed by 'that'.
3 conjunction | There is no doubt {that|what} he is guilty. | 'No doubt' is followed by a that-clause.
3 conjunction | Such was his strength {that|so} he broke the chain. | 'Such' is followed by 'that' for a result.
3 conjunction | Not only did he sing {but|and} he also danced. | 'Not only' is followed by 'but'.
1 comparison | This pond is {colder|more colder} than the sea. | One comparative is enough: 'colder'.
1 comparison | This is the {hottest|most hottest} day of the year. | One superlative is enough: 'hottest'.
1 adverb | She smiled {sweetly|sweet} at the baby. | A verb is described by an adverb.
2 comparison | No other boy is as {clever|cleverer} as Anil. | 'As … as' takes the positive degree.
2 comparison | Her voice is sweeter than {mine|me}. | A voice is compared with a voice, so 'mine' is needed.
2 adverb | The coffee is {hot enough|enough hot}. | 'Enough' stands after the adjective.
2 comparison | This plan is inferior {to|than} the first one. | 'Inferior' takes 'to'.
3 comparison | Of gold and silver, the former is the {dearer|dearest}. | For two things the comparative is used.
3 comparison | The lions of Africa are larger than {those|that} of Gir. | 'Those' stands for 'the lions', which is plural.
3 adverb | She is {much|very} taller than her mother. | A comparative is strengthened by 'much', not by 'very'.
1 pronoun | Sita and {I|me} share a room. | As a subject the form 'I' is used.
1 pronoun | That bicycle is {ours|our's}. | The possessive 'ours' has no apostrophe.
1 noun | The {mice|mouses} have eaten the cheese. | The plural of 'mouse' is 'mice'.
1 pronoun | Between you and {me|I}, he is bankrupt. | After a preposition the object form is used.
1 noun | She wants some {information|informations} about the course. | 'Information' cannot be counted and has no plural.
2 noun | It was a {two-hour|two-hours} lecture on soil. | A number with a noun used as an adjective takes the singular.
1 pronoun | The puppy wagging {its|it's} tail is mine. | The possessive 'its' has no apostrophe; 'it's' means 'it is'.
3 pronoun | The girl {whom|which} we chose sings well. | 'Which' is not used of persons; 'whom' is the object of 'chose'.
3 noun | The {crises|crisises} of the last decade taught us much. | The plural of 'crisis' is 'crises'.
3 noun | Two of the {passers-by|passer-bys} stopped to help. | The plural of 'passer-by' is 'passers-by'.
1 order | He asked me where {I lived|did I live}. | An indirect question keeps the order of a statement.
1 order | Do you know who {that man is|is that man}? | An indirect question keeps the order of a statement.
2 order | I do not remember when {she left|did she leave}. | An indirect question keeps the order of a statement.
2 order | It was {so cold a|a so cold} night that the pond froze. | 'So' with an adjective stands before the article.
2 inversion | Rarely {have we|we have} had such rain in May. | A negative adverb at the beginning is followed by the auxiliary and the subject.
3 order | Seldom {does she|she does} eat sweets. | A negative adverb at the beginning is followed by the auxiliary and the subject.
3 inversion | Little {did he|he did} dream of such an honour. | 'Little' at the beginning is followed by the auxiliary and the subject.
3 inversion | Not until noon {did the fog|the fog did} lift. | 'Not until' at the beginning turns the order of the main clause.
3 order | So fast {did he|he did} run that nobody could catch him. | 'So' with an adverb at the beginning is followed by the auxiliary and the subject.
1 order | Can you tell me what {the time is|is the time}, please? | An indirect question keeps the order of a statement.
2 order | I do not know why {she is crying|is she crying} like a child. | An indirect question keeps the order of a statement.
2 order | He {always comes|comes always} to school early, even when it rains. | The adverb of frequency stands before the main verb, and the simple present tells a habit.
2 order | The shop sells {beautiful old wooden|wooden beautiful old} chests. | Opinion comes first, then age, then material.
3 order | So loudly {did he|he did} shout that the whole street woke up. | 'So' with an adverb at the beginning is followed by the auxiliary and the subject.
3 order | On the top of the hill {stands an old fort|stand an old fort} built by the Marathas. | A phrase of place at the beginning may be followed by the verb and then the subject, and 'fort' is singular.
2 parallel | He likes reading, writing and {painting|to paint} in his free time. | The parts of a list have one form, here the gerund.
2 parallel | The manager told him to come early and {to finish|finishing} the report. | The two orders have one form, here the infinitive.
2 parallel | She is known for her kindness, her patience and {her honesty|being honest} in business. | The parts of a list have one form, here nouns.
2 parallel | The nurse spoke to the child gently and {patiently|patient} until it slept. | The two words that describe 'spoke' are both adverbs.
3 parallel | He was praised not for what he said but for {what he did|his doing}. | 'Not for what …' is balanced by 'but for what …'.
3 parallel | She would rather teach in a village than {work|to work} in a city office. | Both verbs after 'would rather' have the base form.
3 parallel | The new clerk is quick, polite and {reliable|reliably} in his work. | The parts of a list have one form, here adjectives.
2 modifier | {Walking along the road, I saw|Walking along the road, there was} a dead snake near the bridge. | The participle must belong to the subject: it was I who was walking.
2 modifier | {It being|Being} a holiday, the children slept till nine. | 'Being a holiday' would describe the children; the phrase needs its own subject, 'it'.
3 modifier | Having locked the shop, {he lost the keys|the keys were lost} on the way home. | The participle must belong to the person who locked the shop.
3 modifier | {While I was crossing|While crossing} the street, a car knocked me down. | 'While crossing' would describe the car; the clause needs its own subject.
1 superfluous | He {returned|returned back} to his village after ten years. | 'Return' already means to come back.
1 superfluous | Please {repeat|repeat again} the last sentence. | 'Repeat' already means to say again.
2 superfluous | Although it was late, {she|but she} went on with her work. | 'Although' already joins the two clauses, so no 'but', 'and' or 'so' is needed.
2 superfluous | {Despite|Despite of} his illness, he attended every meeting. | 'Despite' takes no 'of'; 'in spite' needs it.
2 superfluous | The reason for his failure is {that|because} he did not work. | 'The reason' is followed by 'that', not by 'because'.
2 superfluous | He has {sufficient|sufficient enough} money for the journey. | 'Sufficient' and 'enough' mean the same, so one is enough.
3 superfluous | Both the brothers {resemble|resemble to} their grandfather. | 'Resemble' takes its object directly and is not used in the continuous.
3 superfluous | The two firms {combined|combined together} to build the tower. | 'Combine' already means to join together.
3 superfluous | The teacher {emphasised|emphasised on} the need for clean drinking water. | 'Emphasise' takes its object directly; one lays emphasis on a thing.
3 superfluous | She {comprehended|comprehended about} the whole argument at once. | 'Comprehend' takes its object directly.
2 parallel | She prefers walking in the hills to {swimming|swim} in the sea. | Both sides of the comparison have one form, here the gerund.
3 modifier | {When I was|When} a child, my mother sang to me every night. | 'When a child' would describe the mother; the clause needs its own subject.
3 modifier | {Looking out of the window, she saw|Looking out of the window, the garden had} a peacock. | The participle must belong to the person who was looking.
2 modifier | {There being|Being} no taxi, we walked home. | 'Being no taxi' has no subject of its own; 'there being' is needed.
1 parallel | My aunt likes cooking, sewing and {gardening|to garden}. | The parts of a list have one form, here the gerund.
1 parallel | He told us to stand up and {to sing|singing} the anthem. | The two orders have one form, here the infinitive.
3 fixed | The treasurer was accused {of|for} misusing public funds. | 'Accuse' takes 'of'.
3 fixed | She has no aptitude {for|of} figures and accounts. | One has an aptitude for a thing.
3 fixed | The old custom is not compatible {with|to} modern law. | 'Compatible' takes 'with'.
3 fixed | Three members abstained {from|of} voting on the motion. | 'Abstain' takes 'from'.
3 fixed | Few of the players are conversant {with|of} the new rules. | 'Conversant' takes 'with'.
3 article | {The|-} elderly need more care in winter than in summer. | An adjective that stands for all such people takes 'the'.
3 article | He was elected as {an|a} MLA from a hilly constituency. | The name of the letter M begins with a vowel sound, so 'an' is used.
3 determiner | {Many a|Many} soldier has laid down his life for the country. | 'Many a' goes with a singular noun and verb; 'many' needs the plural.
3 determiner | The young man shows {little|few} interest in politics. | 'Interest' is not counted here, so 'few' is wrong.
3 article | {The|-} Himalayas shield the plains from the cold winds of the north. | Names of mountain ranges take 'the'.
3 agreement | The number of visitors to the fort {has|have} risen every year. | 'The number' is the subject and takes a singular verb.
3 agreement | A number of guests {were|was} still waiting for their tea. | 'A number of' means many and takes a plural verb.
3 agreement | Ten kilometres {is|are} too long a walk for a child. | A distance taken as one whole takes a singular verb.
3 agreement | Neither the teachers nor the principal {was|were} told of the change. | With 'neither … nor' the verb agrees with the nearer subject, 'principal'.
3 agreement | More than one witness {has|have} changed his statement. | 'More than one' is followed by a singular noun and a singular verb.
3 tense | By the end of 2030 she {will have taught|has taught} here for thirty years. | What will be complete at a future time takes the future perfect.
3 subjunctive | The judge directed that the prisoner {be|was} set free at once. | After 'directed that' the subjunctive 'be' is used.
3 tense | I {have not met|am not meeting} him since he left for Delhi. | A time from 'since' until now takes the present perfect.
3 modal | We need not {have hurried|had hurried}, for the train was late. | After 'need not' the base form 'have' follows, with the past participle.
3 modal | You {had better|have better} book your seats before they are all gone. | The fixed form is 'had better' with the base form.
3 conditional | Had the bridge not {been|being} repaired, the flood would have swept it away. | 'Had' is followed by the past participle.
3 conditional | {Should|Shall} the lift stop between two floors, press the red button. | 'Should the lift stop' is the inverted form of 'if the lift should stop'.
3 conditional | If he had taken the medicine, he {would be|would been} well now. | 'Would' is followed by the base form.
3 conditional | But for the seat belt, the driver {would have died|would died}. | After 'but for' the result in the past takes 'would have' with the past participle.
3 verbform | The watchman is used to {staying|stay} awake all night. | 'To' in 'be used to' is a preposition and takes the gerund.
3 verbform | We look forward to {hearing|hear} from you soon. | 'To' in 'look forward to' is a preposition and takes the gerund.
3 verbform | The audience could not help {clapping|to clap} before the song was over. | 'Cannot help' is followed by the gerund.
3 verbform | The curtains need {washing|to washing} before the festival. | 'Need' is followed by the gerund or by the infinitive, never by 'to' with the gerund.
3 verbform | The cashier confessed to {taking|take} the money. | 'To' in 'confess to' is a preposition and takes the gerund.
3 conjunction | Hardly had the curtain risen {when|than} the lights went out. | 'Hardly' is followed by 'when'.
3 conjunction | Write the number down lest you {should|will} forget it. | 'Lest' is followed by 'should' or the base form.
3 conjunction | It does not matter whether you pay in cash {or|and} not. | 'Whether' is followed by 'or'.
3 conjunction | She not only wrote the song {but also|also} set it to music. | 'Not only' is followed by 'but also'.
3 conjunction | He practised every day, {yet|despite} he lost the final. | Two clauses are joined by a conjunction; 'despite' is a preposition.
3 comparison | The winters of Leh are colder than {those of|-} Manali. | Winters must be compared with winters, so 'those of' is needed.
3 comparison | This temple is older than {any other|any} building in the town. | The temple is itself a building of the town, so it is compared with 'any other' building.
3 comparison | Of the two roads to the lake, this one is the {shorter|shortest}. | For two things the comparative is used.
3 comparison | The more he earns, the {less|least} he saves. | Two things that change together both take the comparative.
3 adverb | The patient was {too|very} weak to lift his head. | 'Too … to' tells that something was not possible.
3 pronoun | Let my brother and {me|I} carry your boxes. | After 'let' the object form is used.
3 pronoun | The clerk availed {himself of|of} the leave that was due to him. | One avails oneself of a thing.
3 noun | My {brothers-in-law|brother-in-laws} run a dairy near Anand. | The plural of 'brother-in-law' is 'brothers-in-law'.
3 noun | An eclipse is a natural {phenomenon|phenomena}. | 'Phenomena' is the plural of 'phenomenon'.
3 pronoun | The farmer {whose|who's} well ran dry has bought a pump. | 'Whose' is the possessive; 'who's' means 'who is' or 'who has'.
3 inversion | Never before {had the river|the river had} risen so high. | A negative adverb at the beginning is followed by the auxiliary and the subject.
3 inversion | Only after the exam {did he|he did} see his mistake. | 'Only after' at the beginning turns the order of the main clause.
3 inversion | Under no circumstances {should you|you should} sign a blank paper. | A negative phrase at the beginning is followed by the auxiliary and the subject.
3 parallel | He is better at painting than at {singing|sing}. | Both sides of the comparison have one form, here the gerund.
3 parallel | It is easier to give advice than {to follow|following} it. | Both sides of the comparison have one form, here the infinitive.
3 modifier | Having finished his speech, {the minister sat down|the applause began} at once. | The participle must belong to the person who finished the speech.
3 modifier | {Opening the box, he found|Opening the box, there lay} a silver ring. | The participle must belong to the person who opened the box.
3 superfluous | The directors {discussed|discussed about} the merger for two hours. | 'Discuss' takes its object directly.
3 superfluous | The army {attacked|attacked on} the fort at dawn. | The verb 'attack' takes its object directly.
3 superfluous | The climbers {descended|descended down} the slope before dusk. | 'Descend' already means to go down.
3 superfluous | The queen {ordered|ordered for} a new set of pearls. | 'Order' takes its object directly.
`
