/** Correct sentences with one verb or verb phrase in braces, each with three that would be wrong there. See `read-sentences.ts`. */
export const verbSentences = `
1 agreement | Each of the boys / {has|have|are|were} been given / a new uniform. | 'Each of' is followed by a plural noun but takes a singular verb.
1 agreement | The quality of the apples / {was|were|are|have been} not good / at the fair. | The subject is 'quality', which is singular, not 'apples'.
1 agreement | My friend and I / {are|is|am|was} going to the cinema / this evening. | Two subjects joined by 'and' take a plural verb.
1 agreement | One of my cousins / {lives|live|are living|have lived} in Canada / with her family. | The subject is 'one', so the verb is singular.
1 agreement | The news from the border / {is|are|were|have been} good / this morning. | 'News' looks plural but takes a singular verb.
1 agreement | Everybody in the office / {knows|know|are knowing|have known} about the change / of manager. | 'Everybody' takes a singular verb.
1 agreement | These scissors / {are|is|was|has been} too blunt / to cut the cloth. | 'Scissors' is plural and takes a plural verb.
1 agreement | There / {are|is|was|has been} many reasons / for his success in business. | After 'there' the verb agrees with what follows, here 'many reasons'.
2 agreement | The captain, together with his players, / {has|have|are|were} reached / the stadium by bus. | Words joined by 'together with' do not change the number of the subject 'captain'.
2 agreement | Neither the teacher nor the students / {were|was|is|has been} ready / for the inspection. | With 'neither … nor' the verb agrees with the nearer subject, 'students'.
2 agreement | Either the gardeners or the owner / {is|are|were|have been} to blame / for the dead trees. | With 'either … or' the verb agrees with the nearer subject, 'owner'.
2 agreement | The number of accidents on this road / {has|have|are|were} fallen / since the lights were put up. | 'The number of' takes a singular verb.
2 agreement | A number of visitors / {have|has|is|was} complained / about the dirty benches. | 'A number of' means many and takes a plural verb.
2 agreement | Two hours / {is|are|were|have been} too short a time / to finish this paper. | A period taken as a whole takes a singular verb.
2 agreement | The cost of all the repairs / {was|were|are|have been} met / by the municipality. | The subject is 'cost', not 'repairs'.
2 agreement | Civics / {is|are|were|have been} easier / than history for most of us. | The name of a subject in -ics takes a singular verb.
2 agreement | Not only the players but also the coach / {was|were|are|have been} fined / for coming late. | The verb agrees with the nearer subject, 'the coach'.
2 agreement | The poet and novelist / {is|are|were|have been} going to speak / at our college next week. | One article shows that the poet and the novelist are one person, so the verb is singular.
3 agreement | He is one of those officers / who never {take|takes|has taken|is taking} a decision / in a hurry. | 'Who' stands for 'those officers', so the verb is plural.
3 agreement | Many a young man / {has|have|are|were} lost his savings / in this scheme. | 'Many a' takes a singular noun and a singular verb.
3 agreement | More than one student / {was|were|are|have been} found absent / on the first day. | 'More than one' with a singular noun takes a singular verb.
3 agreement | It is I / who {am|is|are|was being} to blame / for the delay. | After 'who' the verb agrees with 'I'.
3 agreement | The jury / {was|were being|are being|have been} unanimous / in its verdict. | A group that acts as one body, here 'its verdict', takes a singular verb.
3 agreement | Slow and steady / {wins|win|are winning|have won} / the race. | The two words form a single idea and take a singular verb.
1 tense | She / {goes|go|going|gone} to the temple / every Tuesday. | A habit is told in the simple present, and 'she' takes the form in -s.
1 tense | We / {visited|visit|have visited|had visiting} the museum / last Sunday. | A finished time such as 'last Sunday' takes the simple past.
1 tense | The sun / {rises|rose|is rising|has risen} in the east / and sets in the west. | A general truth is told in the simple present.
1 tense | They / {have lived|are living|live|were living} in Patna / since 2010. | With 'since' and a point of time the perfect is needed.
1 tense | I saw a snake / while I / {was walking|am walking|walk|have walked} in the garden. | An action that was going on in the past takes the past continuous.
1 tense | She did not / {write|wrote|written|writes} to me / after the quarrel. | After 'did not' the base form of the verb is used.
1 tense | He has already / {eaten|ate|eat|eating} his lunch / and gone back to work. | After 'has' the past participle is used.
1 tense | Please do not switch off the lamp; / I {am reading|read|was reading|have read} / an important letter. | What is happening at the moment takes the present continuous.
2 tense | The crowd / {had gone|has gone|goes|will go} home / before the band began to play. | Of two past actions the earlier one takes the past perfect.
2 tense | The judges / {have been listening|are listening|listen|were listening} to the singers / since ten o'clock, and five are still to come. | An action that began in the past and still goes on takes the present perfect continuous.
2 tense | By the end of this year / the potter {will have made|will be made|has made|had made} / ten thousand lamps. | 'By' and a future time call for the future perfect.
2 tense | As soon as the bell / {rings|will ring|rang|ringing}, / the children will run out. | After 'as soon as' the future is told in the simple present.
2 tense | When I was young, / I {used to|am used to|use to|was used} swim / in this river every day. | A past habit is told by 'used to' and the base form.
2 tense | He / {has gone|had gone|goes|is going} to Delhi / and has not come back yet. | He is still away, so the present perfect is right.
2 tense | I / {have owned|am owning|own|have been owning} this camera / since my college days. | Verbs of state such as 'own' are not used in the continuous, and 'since' needs the perfect.
2 tense | She told me / that she {had seen|has seen|sees|will see} the film / the week before. | After 'told' the present perfect or past goes back to the past perfect.
2 tense | Wait here / until I {come|will come|came|shall come} back / with the keys. | After 'until' the future is told in the simple present.
3 tense | This is the third time / that he {has broken|breaks|broke|is breaking} / a window this month. | 'This is the third time' is followed by the present perfect.
3 tense | It is high time / that the government {took|takes|has taken|will take} steps / against river pollution. | 'It is high time' is followed by the simple past.
3 tense | The patient / {had died|has died|dies|was died} / before the doctor arrived. | Of two past actions the earlier one takes the past perfect.
3 tense | He behaves / as if he {were|being|has been|will be} the owner / of the whole street. | 'As if' with an unreal idea takes 'were'.
3 tense | He was tired because he / {had been working|has been working|is working|works} in the field / since dawn. | The work went on up to a moment in the past, so the past perfect continuous is needed.
3 tense | The prisoner was / {hanged|hung|hang|hangs} / at dawn in the old fort. | 'Hanged' is used of a person put to death; pictures and coats are 'hung'.
3 tense | The hen has / {laid|lain|lay|lied} an egg / every day this week. | 'Lay' in the sense of producing an egg has the past participle 'laid'.
1 conditional | If it rains, / we {will stay|would stay|stayed|had stayed} / at home. | The simple present after 'if' goes with 'will' in the main clause.
1 conditional | If you pour oil on water, / it {floats|floated|would float|had floated} / on the top. | A general truth takes the simple present in both clauses.
1 conditional | You will miss the bus / unless you {hurry|do not hurry|will hurry|hurried} / a little. | 'Unless' means 'if not' and takes the simple present without another 'not'.
2 conditional | If I {were|am|was being|will be} a bird, / I would fly / over these hills. | An unreal condition takes 'were' for all persons.
2 conditional | If he {had|has|will have|would have} more money, / he would buy / a bigger house. | An unreal present condition takes the simple past.
2 conditional | If you {had told|told|would have told|have told} me, / I would have met you / at the airport. | A condition about the past takes the past perfect. 'Would have' belongs to the main clause.
2 conditional | The crop would have been saved / if the canal {had been|was|would have been|has been} / opened in time. | A condition about the past takes the past perfect.
2 conditional | I will lend you the book / provided that you {return|will return|returned|would return} it / by Monday. | After 'provided that' the future is told in the simple present.
3 conditional | Had I {known|knew|know|knowing} the truth, / I would not / have signed the paper. | 'Had I known' is the inverted form of 'If I had known'.
3 conditional | Were he {to come|come|to came|comes} now, / he would not recognise / his own village. | 'Were he to come' is the inverted form of 'If he were to come'.
3 conditional | Had it not been for the guard, / the house {would have been|will be|is|has been} robbed / last night. | The unreal condition about the past needs 'would have' in the main clause.
3 conditional | Should you {need|needed|needs|will need} any help, / please ring / this bell. | 'Should you need' stands for 'If you should need' and keeps the base form.
1 modal | You {must|have|had|are} not / drive without / a licence. | 'Must not' forbids, and the base form 'drive' follows it. The other words cannot stand before that form.
1 modal | {May|Do|Am|Have} I / come in, / sir? | Permission is asked politely with 'may', which takes the base form 'come'.
1 modal | My grandmother {can|may to|is able|ought} / speak / four languages. | Ability is told by 'can'. 'Is able' and 'ought' would need 'to'.
2 modal | You {need not|need not to|must not to|do not need} / pay now; / the bill is due next week. | 'Need not' means that it is not necessary and takes the base form without 'to'.
2 modal | When I was a child, / I {could|can|may|am able to} climb / that tree in a minute. | 'Could' expresses ability in the past.
2 modal | You {had better|have better|would better|better had} carry / an umbrella / on a day like this. | The fixed form is 'had better' and the base form.
2 modal | Walk carefully / lest you {should|may not|will|would not} / slip on the wet floor. | 'Lest' is followed by 'should' and already holds the negative sense.
3 modal | The road is wet; / it {must have|must|should had|might has} rained / in the night. | A sure guess about the past takes 'must have' and the past participle.
3 modal | You {need not have|need not had|should not had|need have not} bought / the milk; / there was enough at home. | 'Need not have' is used for what was done but was not necessary.
3 modal | He {dare not|dares not to|dare not to|does not dares} / speak / before his father. | 'Dare not' takes the base form without 'to'.
1 verbform | She enjoys / {reading|to read|read|to reading} stories / to her little brother. | 'Enjoy' is followed by the gerund.
1 verbform | They decided / {to leave|leaving|leave|to leaving} early / because of the fog. | 'Decide' is followed by the infinitive with 'to'.
1 verbform | The clown made / the children {laugh|to laugh|laughing|laughed} / until they cried. | 'Make' in the active is followed by the infinitive without 'to'.
1 verbform | He let / me {use|to use|using|used} / his telephone for a while. | 'Let' is followed by the infinitive without 'to'.
2 verbform | In addition / to {teaching|teach|taught|teaches} at a college, / she writes for a newspaper. | In 'in addition to' the 'to' is a preposition, so a gerund follows.
2 verbform | The sailors are used / to {sleeping|sleep|slept|sleeps} / in a hammock. | After 'be used to' a gerund follows.
2 verbform | The boys have finished / {cleaning|to clean|clean|cleaned} the drain / behind the school. | 'Finish' is followed by the gerund.
2 verbform | He avoided / {meeting|to meet|meet|to meeting} us / after the results came out. | 'Avoid' is followed by the gerund.
2 verbform | We had / our house {painted|paint|painting|to paint} / before the wedding. | 'Have' with a thing and the past participle means that somebody else does it.
2 verbform | The boys were seen / {to climb|climb|climbed|to climbing} / over the school wall. | In the passive 'see' is followed by the infinitive with 'to'.
2 verbform | It is no use / {crying|to crying|cry|cried} / over spilt milk. | 'It is no use' is followed by the gerund.
3 verbform | He denied / {having taken|to have taken|to take|have taken} / the money from the drawer. | 'Deny' is followed by the gerund.
3 verbform | She would rather / sell flowers than {borrow|to borrow|borrowing|borrowed} / from her relatives. | 'Would rather … than' takes the base form on both sides.
3 verbform | The manager suggested / {postponing|to postpone|postpone|us to postpone} the meeting / till the next week. | 'Suggest' is followed by a gerund or a that-clause, never by an infinitive.
3 verbform | She did nothing / but {cry|crying|to cry|cried} / after the news reached her. | After 'do nothing but' the base form is used.
3 verbform | The law does not permit / {smoking|to smoke|smoke|smokes} / in trains. | Without a person as object, 'permit' is followed by the gerund.
3 verbform | I cannot help / {laughing|to laugh|laugh|laughed} / at his old jokes. | 'Cannot help' is followed by the gerund.
2 subjunctive | I wish / I {knew|know|will know|have known} / the answer to that question. | After 'I wish' an unreal present takes the simple past.
2 subjunctive | It is important / that every member {be|is being|will be|has been} / present at the meeting. | After 'it is important that' formal English uses the base form 'be'.
2 subjunctive | The doctor insisted / that the child {stay|staying|stayed to|to stay} / in bed for a week. | After 'insist that' in the sense of a demand the base form is used.
3 subjunctive | I wish / I {had taken|have taken|would take|take} / your advice last year. | A wish about the past takes the past perfect.
3 subjunctive | I would rather / you {paid|to pay|will pay|are paying} me / in cash next time. | 'Would rather' with another subject is followed by the simple past.
3 subjunctive | He spoke / as though he {had seen|has seen|will see|sees} / a ghost the night before. | 'As though' with an unreal past idea takes the past perfect.
3 subjunctive | The committee recommended / that the school {be closed|being closed|was closing|to be closed} / for two days. | After 'recommend that' the base form 'be' is used.
2 inversion | No sooner / {had he|he had|he did|has he} sat down / than the lights went out. | After 'no sooner' at the beginning the auxiliary stands before the subject.
2 inversion | Never before / {have I|I have|I had|do I} seen / such a crowd at the fair. | A negative adverb at the beginning is followed by the auxiliary and the subject.
2 inversion | Hardly had the match begun / {when|than|then|that} it started / to rain. | 'Hardly' is followed by 'when', while 'no sooner' is followed by 'than'.
3 inversion | Not only / {did he|he did|he had|he was} lose the case, / but he also had to pay the costs. | After 'not only' at the beginning the auxiliary stands before the subject.
3 inversion | Only when the fog lifted / {could the planes|the planes could|the planes did|planes could} / take off. | 'Only when' at the beginning turns the order of the main clause.
3 inversion | Little / {did they|they did|they had|they were} know / that the bridge was about to fall. | 'Little' at the beginning is followed by the auxiliary and the subject.
3 inversion | At no time / {did the driver|the driver did|the driver had|the driver was} / lose control of the bus. | A negative phrase at the beginning is followed by the auxiliary and the subject.
3 inversion | Scarcely / {had the sun|the sun had|the sun was|did the sun} risen / when the army began to march. | After 'scarcely' at the beginning the auxiliary stands before the subject.
`
