/** Sentences that are judged right or wrong by their verb. See `read-sentences.ts`. */
export const judgedVerbSentences = `
1 agreement | Each of these pens {writes|write} well. | 'Each of' takes a singular verb.
1 agreement | The leaves of this tree {turn|turns} red in autumn. | The subject is 'leaves', which is plural.
1 agreement | My brother and his wife {live|lives} in Surat. | Two subjects joined by 'and' take a plural verb.
1 agreement | Nobody {knows|know} the way to the cave. | 'Nobody' takes a singular verb.
1 agreement | There {are|is} two banks in our village. | After 'there' the verb agrees with what follows.
1 agreement | Your advice {was|were} very useful to me. | 'Advice' cannot be counted and takes a singular verb.
2 agreement | The colour of these flowers {is|are} very bright. | The subject is 'colour', not 'flowers'.
2 agreement | Neither Sunil nor his sisters {were|was} at home. | With 'neither … nor' the verb agrees with the nearer subject.
2 agreement | The teacher, with all her pupils, {has|have} gone to the zoo. | Words joined by 'with' do not change the number of the subject.
2 agreement | Physics {is|are} harder than I thought. | The name of a subject in -ics takes a singular verb.
2 agreement | The number of buses {has|have} been increased. | 'The number of' takes a singular verb.
2 agreement | Three weeks {is|are} a long time to wait for a reply. | A period taken as a whole takes a singular verb.
3 agreement | Many a sailor {has|have} been lost at sea. | 'Many a' takes a singular noun and verb.
3 agreement | It is I who {am|is} at fault. | After 'who' the verb agrees with 'I'.
3 agreement | More than one window {was|were} broken by the hail. | 'More than one' with a singular noun takes a singular verb.
1 tense | They {sold|have sold} their old house last month. | A finished time takes the simple past.
1 tense | The Nile {flows|is flowing} into the Mediterranean Sea. | A general truth takes the simple present.
1 tense | She has {written|wrote} three letters today. | After 'has' the past participle is used.
1 tense | Did you {see|saw} the eclipse this morning? | After 'did' the base form is used.
1 tense | I {know|am knowing} the answer to this riddle. | 'Know' is a verb of state and is not used in the continuous.
1 tense | He {has lived|lives} here since 2005. | With 'since' the perfect is needed.
2 tense | When I {reach|will reach} Chennai, I shall ring you up. | After 'when' the future is told in the simple present.
2 tense | The thief {had fled|has fled} before the police arrived. | Of two past actions the earlier one takes the past perfect.
2 tense | It {has been raining|is raining} for three days now. | What began in the past and still goes on takes the present perfect continuous.
2 tense | The plane {took|has taken} off ten minutes ago. | A finished time with 'ago' takes the simple past.
2 tense | He used to {play|playing} the flute as a boy. | 'Used to' for a past habit takes the base form.
3 tense | The murderer was {hanged|hung} in 1931. | 'Hanged' is used of a person put to death.
3 tense | He {lay|laid} down on the mat and slept. | The past tense of 'lie' in the sense of resting is 'lay'.
3 tense | It is high time we {left|leave} for the airport. | 'It is high time' is followed by the simple past.
3 tense | This is the second time she {has won|is winning} the trophy. | 'This is the second time' is followed by the present perfect.
1 conditional | If it {is|will be} sunny, we shall go for a picnic. | The clause with 'if' takes the simple present.
1 conditional | You will fall ill unless you {eat|do not eat} properly. | 'Unless' means 'if not', so another 'not' is wrong.
1 conditional | If you {need|will need} a pen, take mine. | The clause with 'if' takes the simple present.
1 conditional | I shall help you if you {ask|will ask} me politely. | The clause with 'if' takes the simple present.
1 conditional | If Meena {calls|will call}, tell her that I am out. | The clause with 'if' takes the simple present.
1 conditional | They will win if they {play|will play} as a team. | The clause with 'if' takes the simple present.
2 conditional | If I {were|would be} rich, I would travel round the world. | An unreal condition takes 'were'.
2 conditional | If he {had|would have} rested, he would have recovered sooner. | A condition about the past takes the past perfect.
2 conditional | She would have won if she {had run|would have run} faster. | A condition about the past takes the past perfect.
2 conditional | You may go, provided that you {return|will return} by six. | After 'provided that' the future is told in the simple present.
2 conditional | If they had left at dawn, they would {have arrived|had arrived} by now. | 'Would' is followed by 'have' and the past participle.
2 conditional | As long as the lamp {burns|will burn}, the shop will stay open. | After 'as long as' the future is told in the simple present.
3 conditional | Had you {told|tell} me earlier, I would have waited. | 'Had you told' is the inverted form of 'if you had told'.
3 conditional | Should the fever {return|returns}, call the doctor. | 'Should' takes the base form.
3 conditional | But for the map, we {would have|will have} lost our way that day. | 'But for' with a past event is followed by 'would have'.
3 conditional | Were he {to apologise|apologises}, I would forgive him. | 'Were he to apologise' is the inverted form of 'if he were to apologise'.
3 conditional | If only I {had known|would have known} it then! | A wish about the past takes the past perfect.
1 modal | You should {brush|to brush} your teeth twice a day. | 'Should' takes the base form without 'to'.
1 modal | She can {ride|rides} a horse without a saddle. | 'Can' takes the base form.
1 modal | Visitors must not {touch|to touch} the paintings. | 'Must not' takes the base form without 'to'.
2 modal | We ought {to help|help} those who are in need. | 'Ought' is followed by 'to'.
2 modal | You need not {worry|to worry} about the fare. | 'Need not' takes the base form without 'to'.
2 modal | He {had better|has better} see a dentist soon. | The fixed form is 'had better'.
2 modal | The lamp is off; he must have {gone|went} to bed. | 'Must have' is followed by the past participle.
3 modal | How dare you {speak|to speak} to her like that? | 'Dare' in this question takes the base form without 'to'.
3 modal | You should {have told|had told} me the truth. | 'Should' is followed by 'have' and the past participle.
3 modal | She ran fast lest she {should miss|should not miss} the bus. | 'Lest' already holds the negative sense.
1 verbform | They enjoy {swimming|to swim} in the canal. | 'Enjoy' is followed by the gerund.
1 verbform | She hopes {to become|becoming} a pilot. | 'Hope' is followed by the infinitive with 'to'.
1 verbform | He has finished {painting|to paint} the gate. | 'Finish' is followed by the gerund.
1 verbform | The smoke made us {cough|to cough}. | 'Make' in the active takes the infinitive without 'to'.
1 verbform | Let the boy {go|to go} home. | 'Let' takes the infinitive without 'to'.
1 verbform | We agreed {to share|sharing} the cost. | 'Agree' is followed by the infinitive with 'to'.
2 verbform | Do you mind {waiting|to wait} for a minute? | 'Mind' is followed by the gerund.
2 verbform | The guard is used to {working|work} at night. | After 'be used to' a gerund follows.
2 verbform | He succeeded in {passing|pass} the driving test. | After the preposition 'in' a gerund follows.
2 verbform | It is worth {visiting|to visit} the old fort. | 'Worth' is followed by the gerund.
2 verbform | I cannot help {thinking|to think} about the accident. | 'Cannot help' is followed by the gerund.
2 verbform | You had better {start|to start} before sunset. | 'Had better' takes the base form without 'to'.
3 verbform | The thief was made {to return|return} the purse. | In the passive 'make' is followed by the infinitive with 'to'.
3 verbform | He denied {having met|to have met} the stranger. | 'Deny' is followed by the gerund.
3 verbform | She objected to {being|be} treated like a child. | In 'object to' the 'to' is a preposition, so a gerund follows.
3 verbform | Instead of {helping|to help} us, he went to sleep. | After the preposition 'of' a gerund follows.
2 subjunctive | I wish I {were|am} a better cook. | After 'I wish' an unreal present takes the past form.
2 subjunctive | It is vital that the child {be|to be} kept warm. | After 'it is vital that' the base form 'be' is used.
2 subjunctive | The judge ordered that the boy {be|to be} set free. | After 'order that' the base form 'be' is used.
3 subjunctive | I wish I {had not|would not have} lost that letter. | A wish about the past takes the past perfect.
3 subjunctive | I would rather she {stayed|will stay} at home tonight. | 'Would rather' with another subject is followed by the past form.
3 subjunctive | The union demands that wages {be|to be} raised. | After 'demand that' the base form 'be' is used.
2 inversion | Never {have I|I have} tasted such sour grapes. | A negative adverb at the beginning is followed by the auxiliary and the subject.
2 inversion | Hardly {had he|he had} begun to speak when the lights failed. | 'Hardly' at the beginning is followed by the auxiliary and the subject.
3 inversion | Only then {did I|I did} realise my mistake. | 'Only then' at the beginning turns the order of the main clause.
3 inversion | Not only {is he|he is} lazy, but he is also rude. | 'Not only' at the beginning is followed by the verb and the subject.
3 inversion | In no case {should you|you should} sign a blank cheque. | A negative phrase at the beginning is followed by the auxiliary and the subject.
3 inversion | Nowhere {can you|you can} find better mangoes. | A negative adverb at the beginning is followed by the auxiliary and the subject.
`
