/** Sentences that are judged right or wrong by their article or determiner. See `read-sentences.ts`. */
export const judgedArticleSentences = `
1 article | There is {an|-} umbrella in the back of the car. | A singular countable noun needs an article, and 'umbrella' begins with a vowel sound.
1 article | He is {a|an} university student from Assam. | 'University' begins with the sound of y, a consonant, and takes 'a'.
1 article | {The sun|Sun} was hidden behind the clouds. | A thing of which there is only one takes 'the'.
1 article | Kolkata stands on {the|-} Hooghly. | Names of rivers take 'the'.
1 article | This is {the|-} shortest way to the station. | A superlative takes 'the'.
1 article | We waited for {an|a} hour at the clinic. | The h of 'hour' is silent, so 'an' is used.
1 article | My aunt is {an|-} architect in Jaipur. | A singular noun that names a profession takes an article.
1 article | The cook put {a|an} useful tip on the board. | 'Useful' begins with the sound of y, a consonant, and takes 'a'.
2 article | {Cotton|The cotton} is cheaper than silk. | A material noun used in a general sense takes no article.
2 article | He went to {-|the} bed at nine and slept soundly. | One goes 'to bed' without an article when the purpose is sleep.
2 article | She reads {the|-} Bhagavad Gita every morning. | Names of sacred books take 'the'.
2 article | The villagers travel to town by {-|the} bullock cart. | With 'by' and a means of travel no article is used.
2 article | {The young|Young} should help the old. | 'The' with an adjective stands for a whole class of people.
2 article | He is {an|a} honorary member of the club. | The h of 'honorary' is silent, so 'an' is used.
2 article | {Mount Kailash|The Mount Kailash} is covered with snow all the year round. | The name of a single mountain takes no article.
3 article | What {a|-} strange coincidence it was! | In an exclamation 'what' takes 'a' before a singular countable noun.
3 article | It is too good {an|-} offer to refuse. | After 'too' and an adjective the article stands before the noun.
3 article | Oranges are sold by {the|-} dozen in this market. | A unit of measure after 'by' takes 'the'.
3 article | She has {an|a} MBA degree from Pune. | The letter M is pronounced 'em', so 'an' is used.
3 article | {The|-} Netherlands exports tulips to many countries. | Names of countries such as the Netherlands take 'the'.
1 determiner | There is too {much|many} noise in this street. | 'Noise' here cannot be counted and takes 'much'.
1 determiner | How {many|much} brothers do you have? | 'Brothers' can be counted and take 'many'.
1 determiner | I did not see {any|no} birds on the lake. | After 'did not' the word 'any' is used, for 'no' would be a second negative.
1 determiner | {Every|All} house in this lane has a well. | A singular noun takes 'every'.
1 determiner | She has {a lot of|many} homework today. | 'Homework' cannot be counted, so 'many' is wrong.
1 determiner | These {apples|apple} are from Himachal. | 'These' takes a plural noun.
2 determiner | {Fewer|Less} people came to the fair this year. | 'People' can be counted, so 'fewer' is used.
2 determiner | There is {little|few} sense in buying it now. | 'Sense' cannot be counted and takes 'little'.
2 determiner | {Both|Both of} sisters are doctors. | Without an article or 'my', 'both' stands directly before the noun.
2 determiner | Give me {another|other} chance to prove it. | 'Another' stands before a singular noun.
2 determiner | {Each|Every} of the rooms has a window. | 'Every' is not followed by 'of'.
2 determiner | He has hardly {any|no} friends in Delhi. | 'Hardly' is negative in sense and takes 'any'.
2 determiner | {Some of the|Some the} mangoes were rotten. | Before 'the mangoes' we need 'some of'.
3 determiner | {Most|Most of} Indians like cricket. | Before a noun without 'the', 'most' takes no 'of'.
3 determiner | {A great deal of|A great many} money was wasted. | 'Money' cannot be counted, so 'a great deal of' is used.
3 determiner | {All the|The all} seats were taken by six. | 'All' stands before 'the'.
3 determiner | {No|Not} student was allowed to leave early. | 'No' is a determiner and stands before a noun.
3 determiner | There was scarcely {any|some} milk in the jug. | 'Scarcely' is negative in sense and takes 'any'.
`
