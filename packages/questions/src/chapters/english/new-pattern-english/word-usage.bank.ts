import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "In which of the following sentences is the word 'advice' used correctly?" */
export const wordUsage = defineBank({
  id: 'word-usage',
  sets: [
    {
      concepts: ['word-usage'],
      rows: `
1 | In which of the following sentences is the word 'advice' used correctly? | He gave me a piece of advice. | She will advice you to rest. | They offered me many advices. | I was advice to walk daily. | 'Advice' is an uncountable noun, so one speaks of a piece of advice; the verb is 'advise'.
1 | In which of the following sentences is the word 'loose' used correctly? | This shirt is too loose for me. | Do not loose hope so early. | We may loose the match today. | He will loose his job soon. | 'Loose' is an adjective that means not tight; the verb in the other sentences is 'lose'.
1 | In which of the following sentences is the word 'quiet' used incorrectly? | The film was quiet long for me. | Keep quiet in the reading room. | She led a quiet life in the hills. | The street is quiet after dark. | 'Quiet' means without noise; before 'long' the adverb 'quite' is needed.
1 | In which of the following sentences is the word 'since' used correctly? | He has lived here since 2010. | She has slept since two hours. | It has rained since three days. | We waited since an hour there. | 'Since' is followed by a point of time such as 2010; a length of time takes 'for'.
1 | In which of the following sentences is the word 'besides' used incorrectly? | He sat besides his wife in the hall. | Besides English, she knows Tamil. | I am tired; besides, it is late. | Who came besides the two of you? | 'Besides' means in addition to; for 'next to' the word is 'beside'.
1 | In which of the following sentences is the word 'each' used correctly? | Each of the boys has a bat. | Each boys have brought a bat. | Each of boy has got a new bat. | Each of the boys have a bat. | 'Each of' takes a plural noun with 'the' and a singular verb.
2 | In which of the following sentences is the word 'economical' used correctly? | An economical car needs little fuel. | He is a student of economical theory. | The country faces an economical crisis. | The economical growth rate has fallen. | 'Economical' means saving money or fuel; what concerns the economy is 'economic'.
2 | In which of the following sentences is the word 'hardly' used correctly? | I could hardly hear what he said. | She worked hardly for the exam. | The boy hit the ball very hardly. | It rained so hardly that we left. | 'Hardly' means almost not; the adverb that means with great effort or force is 'hard'.
2 | In which of the following sentences is the word 'despite' used incorrectly? | Despite of the rain, the match was played. | Despite her age, she climbs the hill daily. | He failed despite working all night. | They won despite losing their captain. | 'Despite' takes no 'of'; one says 'despite the rain' or 'in spite of the rain'.
2 | In which of the following sentences is the word 'effect' used correctly? | The drug had no effect on the fever. | Smoking will effect your lungs badly. | The strike did not effect the trains. | Cold weather may effect the harvest. | 'Effect' is here the noun that means result; the verb in the others should be 'affect'.
2 | In which of the following sentences is the word 'discuss' used incorrectly? | We shall discuss about the budget. | They met to discuss the new plan. | Let us discuss it over a cup of tea. | She discussed the case with him. | 'Discuss' takes a direct object, so 'about' is wrong after it.
2 | In which of the following sentences is the word 'principal' used correctly? | Rice is the principal crop of this area. | He is a man of strict moral principal. | She refused the offer on principal. | The principal of buoyancy is old. | 'Principal' means chief; a rule or law is a 'principle'.
2 | In which of the following sentences is the word 'prevent' used correctly? | The fence prevents cattle from entering. | The fence prevents cattle to enter it. | The fence prevents that cattle enter. | The fence prevents from cattle entry. | 'Prevent' is followed by an object, 'from' and the -ing form.
3 | In which of the following sentences is the word 'comprise' used incorrectly? | The jury comprises of twelve citizens. | The house comprises five large rooms. | The course comprises two short papers. | The flat comprises a hall and a kitchen. | 'Comprise' means consist of and takes no 'of' after it in the active.
3 | In which of the following sentences is the word 'alternate' used correctly? | The club meets on alternate Fridays. | We had no alternate but to wait. | He gave an alternate of two dates. | She took alternate to the medicine. | 'Alternate' means every second; a choice between things is an 'alternative'.
3 | In which of the following sentences is the word 'averse' used correctly? | He is averse to taking any risk. | She is averse from to travel alone. | The weather was averse for sailing. | The report had averse remarks on us. | 'Averse to' means unwilling; unfavourable weather or remarks are 'adverse'.
3 | In which of the following sentences is the word 'disinterested' used correctly? | We need a disinterested judge to settle this. | He is disinterested about cricket matches. | The disinterested class yawned at the film. | She grew disinterested with her own studies. | 'Disinterested' means having nothing to gain, as a judge must be; bored people are 'uninterested'.
3 | In which of the following sentences is the word 'lay' used incorrectly? | He lay the book on the table an hour ago. | The dog lay asleep by the door last night. | Please lay the plates before the guests come. | The village lay ten miles from the old port. | The past of 'lay', to put down, is 'laid'; 'lay' is the past only of 'lie'.
`,
    },
  ],
})
