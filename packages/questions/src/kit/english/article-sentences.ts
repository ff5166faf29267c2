/** Correct sentences with one article or determiner in braces; '-' means that none is needed. See `read-sentences.ts`. */
export const articleSentences = `
1 article | She is / {an|a|some|-} intelligent girl / and answers quickly. | 'Intelligent' begins with a vowel sound and takes 'an'.
1 article | My father bought / {a|an|many|-} new bicycle / for my brother. | A singular noun named for the first time takes 'a', and 'new' begins with a consonant sound.
1 article | We saw / {an|a|many|-} elephant / near the temple tank. | 'Elephant' begins with a vowel sound and takes 'an'.
1 article | He works as a clerk / in {a|an|many|-} university / near Kanpur. | 'University' begins with the sound of y, a consonant, and takes 'a'.
1 article | The doctor will be back / in {an|a|many|-} hour / or so. | The h of 'hour' is silent, so 'an' is used.
1 article | {The|A|An|-} earth / moves round the sun / once in a year. | A thing of which there is only one takes 'the'.
1 article | {The|A|An|-} Himalayas / protect northern India / from cold winds. | Names of mountain ranges take 'the'.
1 article | He is / {the|a|an|-} tallest boy / in the class. | A superlative takes 'the'.
1 article | {The|A|An|-} Yamuna / flows past / the city of Agra. | Names of rivers take 'the'.
1 article | My sister is learning / to play {the|an|many|those} sitar / from an old teacher. | Musical instruments that are played take 'the'.
1 article | We have been reading / {the|a|an|many} Ramayana / with our grandmother. | Names of sacred books take 'the'.
2 article | {-|The|A|An} honesty / is the quality / that I value most in a friend. | An abstract noun used in a general sense takes no article.
2 article | {-|The|A|An} gold / is heavier / than silver. | A material noun used in a general sense takes no article.
2 article | The children go / to {-|a|an|every} bed / at nine o'clock. | One goes 'to bed' without an article when the purpose is sleep.
2 article | {-|The|A|An} Mount Everest / was first climbed / in 1953. | The name of a single mountain takes no article.
2 article | He was elected / {-|a|an|any} captain / of the team for the third time. | After 'elect' and 'appoint' a post that only one person holds takes no article.
2 article | The travellers set out / by {-|the|a|an} train / early in the morning. | With 'by' and a means of travel no article is used.
2 article | {-|The|A|An} man / is the only animal / that can laugh. | 'Man' in the sense of all mankind takes no article.
2 article | It was / {a|an|many|-} one-sided match / from the first minute. | 'One' begins with the sound of w, a consonant, and takes 'a'.
2 article | He is / {an|a|many|-} MLA / from the northern part of the State. | The letter M is pronounced 'em', so the word begins with a vowel sound.
2 article | {The|A|An|-} poor / suffer most / when prices rise. | 'The' with an adjective stands for a whole class of people.
2 article | {The|A|An|-} higher we climb, / the cooler / it becomes. | Two comparatives that change together each take 'the'.
2 article | He caught me / by {the|a|an|-} arm / and pulled me back. | After 'by' the part of the body takes 'the'.
2 article | Of the two sisters, / Rekha is {the|a|an|more} cleverer, / though she speaks less. | A comparative that picks out one of two takes 'the'.
3 article | Labourers here are hired / by {the|a|each|every} day / during the harvest. | A unit of measure after 'by' takes 'the'.
2 article | He behaved / like {a|an|many|-} European / who had never seen the tropics. | 'European' begins with the sound of y, a consonant, and takes 'a'.
3 article | The moment I saw her / {the|a|my|-} mother in me / was stirred. | A noun used for the feeling or quality it stands for takes 'the'.
1 article | What / {a|an|the|-} lovely view / one gets from this window! | In an exclamation 'what' is followed by 'a' before a singular countable noun.
2 article | Many / {a|an|the|-} soldier / was lost in that battle. | 'Many a' is followed by a singular noun and a singular verb.
2 article | He was too honest / {a|an|the|-} man / to accept a bribe. | After 'too' and an adjective the article stands before the noun.
2 article | It is / {an|a|some|-} heirloom / that has come down from my great-grandfather. | The h of 'heirloom' is silent, so 'an' is used.
3 article | The secretary / and {-|the|a|an} treasurer of our club / is on leave, so no cheque can be signed. | The verb 'is' shows that one person holds both posts, so the article is not repeated.
3 article | The black / and {the|-|a|an} white cow / are grazing in the same field. | The verb 'are' shows that there are two cows, so the article is repeated.
3 article | The general was a better soldier / than {-|a|an|the} statesman, / as his own years in office showed. | When two qualities of one person are compared, the article is not repeated.
3 article | His son studies in the village school, / and he goes to {the|-|a|an} school / now and then to meet the teachers. | One goes 'to school' as a pupil. A visitor goes to 'the school' that was named.
3 article | It is {a most|the most|most|most a} interesting novel, / though I have read / more interesting ones. | 'A most' means 'a very'. 'The most' cannot be right when there are more interesting ones.
1 determiner | There is not / {much|many|few|several} milk / left in the jug. | 'Milk' cannot be counted and takes 'much'.
1 determiner | How / {many|much|little|any} pages / have you read so far? | 'Pages' can be counted and take 'many'.
1 determiner | I have / {some|any|many|few} good news / for all of you today. | 'News' cannot be counted, and a positive statement takes 'some'.
1 determiner | She did not buy / {any|some|no|none} sugar / because she had enough at home. | In a negative sentence 'any' is used.
1 determiner | {Both|All|Every|Each} his parents / are teachers / in the same school. | Two persons together are 'both'. 'Every' and 'each' take a singular noun, and one has only two parents.
1 determiner | {Every|All|Both|Many} child / in the village / goes to school now. | A singular noun with a singular verb takes 'every'.
2 determiner | {Few|Little|Much|A little} people / live to be a hundred, / however careful they are. | 'People' can be counted; 'few' means hardly any.
2 determiner | There is / {little|few|many|a few} hope / of his recovery now. | 'Hope' cannot be counted here; 'little' means hardly any.
2 determiner | He spent / {the little|the few|few|many} money he had / on medicine for his son. | 'Money' cannot be counted, and 'the little he had' means the small sum that there was.
2 determiner | {Neither|None|No|Many} of the two keys / opens / this lock. | 'Neither' means not the one and not the other of two, and takes a singular verb. 'None' is for more than two.
2 determiner | There are / {fewer|less|little|much} students / in this section than in that one. | 'Fewer' is used with things that can be counted, 'less' with what cannot.
2 determiner | {Each|Every|Few|Both} of the players / has received / a letter of thanks. | 'Each of' takes a plural noun and a singular verb. 'Every' is not followed by 'of'.
2 determiner | I need / {another|other|others|the others} cup of tea / before I begin. | 'Another' means one more and stands before a singular noun.
2 determiner | {A number|The number|An amount|Much} of trees / were cut down / to widen the road. | 'A number of' means many and takes a plural verb. 'The number of' takes a singular verb.
1 determiner | He has / {no|not|none|nothing} intention / of leaving the party. | 'No' is a determiner and stands before a noun.
2 determiner | {Many a|Many|A great many|Several} traveller / has lost his way / in this forest. | 'Many a' takes a singular noun and verb; the other words need a plural.
2 determiner | {Most|Most of|The most|Almost} students / in this college / come from nearby villages. | 'Most' stands before a noun in the sense of 'nearly all'. 'Most of' would need 'the students'.
2 determiner | The old pump must be oiled / {every|each|all|any} ten days, / or it stops working. | 'Every' goes with a number to tell how often a thing is done.
3 determiner | Her silence for six months / caused us / not {a little|a few|little|few} anxiety. | 'Not a little' means 'a good deal of', and 'anxiety' cannot be counted.
3 determiner | The typist made ten mistakes / in {as many|as much|so much|such many} lines / and was asked to begin again. | 'As many' means the same number: ten mistakes in ten lines.
3 determiner | There are mango trees / on {either|both|all|two} side / of the road to our village. | 'Either' before the singular 'side' means the one and the other. 'Both' would need 'sides'.
3 determiner | {Few|A few|Quite a few|The few} of the shops / had opened after the strike, / so we came home without bread. | 'Few' means hardly any, which is why there was no bread. 'A few' and 'quite a few' mean that some had opened.
`
