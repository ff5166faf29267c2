import { defineBank } from '../../../kit/bank/define-bank.ts'
import { optionsOfRightOnes } from './options-of-right-ones.ts'

const NUMERALS = ['I', 'II', 'III']

/** Level, the word, three sentences of which one or two are right ('!' is before a wrong one), and why. */
const WORDS = `
1 | advice | He gave me a piece of advice. | !She will advice you to rest. | !They offered me many advices. | 'Advice' is an uncountable noun, so one speaks of a piece of advice; the verb is 'advise'.
1 | loose | This shirt is too loose for me. | !Do not loose hope so early. | !We may loose the match today. | 'Loose' is an adjective that means not tight; the verb in the other sentences is 'lose'.
1 | quiet | !The film was quiet long for me. | Keep quiet in the reading room. | She led a quiet life in the hills. | 'Quiet' means without noise; before 'long' the adverb 'quite' is needed.
1 | since | He has lived here since 2010. | !She has slept since two hours. | !It has rained since three days. | 'Since' is followed by a point of time such as 2010; a length of time takes 'for'.
1 | besides | !He sat besides his wife in the hall. | Besides English, she knows Tamil. | I am tired; besides, it is late. | 'Besides' means in addition to; for 'next to' the word is 'beside'.
1 | each | Each of the boys has a bat. | !Each boys have brought a bat. | !Each of boy has got a new bat. | 'Each of' takes a plural noun with 'the' and a singular verb.
2 | economical | An economical car needs little fuel. | !He is a student of economical theory. | !The country faces an economical crisis. | 'Economical' means saving money or fuel; what concerns the economy is 'economic'.
2 | hardly | I could hardly hear what he said. | !She worked hardly for the exam. | !The boy hit the ball very hardly. | 'Hardly' means almost not; the adverb that means with great effort or force is 'hard'.
2 | despite | !Despite of the rain, the match was played. | Despite her age, she climbs the hill daily. | He failed despite working all night. | 'Despite' takes no 'of'; one says 'despite the rain' or 'in spite of the rain'.
2 | effect | The drug had no effect on the fever. | !Smoking will effect your lungs badly. | !The strike did not effect the trains. | 'Effect' is here the noun that means result; the verb in the others should be 'affect'.
2 | discuss | !We shall discuss about the budget. | They met to discuss the new plan. | Let us discuss it over a cup of tea. | 'Discuss' takes a direct object, so 'about' is wrong after it.
2 | principal | Rice is the principal crop of this area. | !He is a man of strict moral principal. | !She refused the offer on principal. | 'Principal' means chief; a rule or law is a 'principle'.
2 | prevent | The fence prevents cattle from entering. | !The fence prevents cattle to enter it. | !The fence prevents that cattle enter. | 'Prevent' is followed by an object, 'from' and the -ing form.
3 | comprise | !The jury comprises of twelve citizens. | The house comprises five large rooms. | The course comprises two short papers. | 'Comprise' means consist of and takes no 'of' after it in the active.
3 | alternate | The club meets on alternate Fridays. | !We had no alternate but to wait. | !He gave an alternate of two dates. | 'Alternate' means every second; a choice between things is an 'alternative'.
3 | disinterested | We need a disinterested judge to settle this. | !He is disinterested about cricket matches. | !The disinterested class yawned at the film. | 'Disinterested' means having nothing to gain, as a judge must be; bored people are 'uninterested'.
3 | lay | !He lay the book on the table an hour ago. | The dog lay asleep by the door last night. | Please lay the plates before the guests come. | The past of 'lay', to put down, is 'laid'; 'lay' is the past only of 'lie'.
`

function rowOf(line: string, place: number): string {
  const [level = '', word = '', one = '', two = '', three = '', reason = ''] = line.split(' | ')
  // Turned by none, one or two places, so that the first sentence is not always of one kind.
  const turn = place % 3
  const written = [one, two, three]
  const sentences = [...written.slice(turn), ...written.slice(0, turn)]
  const text = [
    `In which of the following sentences is the word '${word}' used correctly?`,
    ...sentences.map((sentence, index) => `${NUMERALS[index] ?? ''}. ${sentence.replace('!', '')}`),
  ].join(' // ')
  const judged = sentences.map((sentence, index) => ({
    name: NUMERALS[index] ?? '',
    isRight: !sentence.startsWith('!'),
  }))
  return [level, text, ...optionsOfRightOnes(judged), reason].join(' | ')
}

/** "In which of the following sentences is the word 'advice' used correctly? I. ... II. ... III. ..." */
export const wordUsage = defineBank({
  id: 'word-usage',
  sets: [{ concepts: ['word-usage'], rows: WORDS.trim().split('\n').map(rowOf).join('\n') }],
})
