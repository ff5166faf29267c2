import { defineBank } from '../../../kit/bank/define-bank.ts'
import { optionsOfRightOnes } from './options-of-right-ones.ts'

const OPENINGS = 'ABC'
const ENDINGS = 'DEF'

/**
 * Level, three sentences cut at '~' of which one or two are right ('!' is before an ending that does not fit), and why. An ending
 * fits no other opening.
 */
const SENTENCES = `
1 | The shopkeeper would not lower the price ~ because he had already given a discount. | The patient was taken to hospital ~ !so that he had met with an accident. | My brother has been learning the violin ~ since he was six years old. | An accident is a reason, and 'so that' gives a purpose; the other two are joined rightly.
1 | The bus had left the stop ~ before we reached it with our bags. | The baby cried loudly ~ !unless it was hungry and tired. | Sugar dissolves in water, ~ !and so do salt. | Hunger is a reason for crying and not a condition against it, and 'salt' takes 'so does'; only the sentence on the bus is right.
1 | If you heat ice, ~ it turns into water. | Neither the clerk nor the cashier ~ !were present at the counter. | The hall was so crowded ~ that many people had to stand. | After 'neither … nor' a singular subject takes 'was'; ice turns into water, and 'so' is followed by 'that'.
1 | My uncle is senior ~ !than my father in the bank. | The farmer sold his old bullocks ~ and bought a small tractor. | One of the windows ~ !have been broken by the storm. | 'Senior' takes 'to', and 'one of the windows' takes 'has'; only the farmer's sentence is right.
1 | The children were told ~ not to play near the well. | Hardly had the bell rung ~ when the pupils ran out. | She is too young ~ !that she cannot vote this year. | 'Too young' is followed by an infinitive, 'to vote'; 'hardly' goes with 'when'.
2 | Despite the heavy traffic, ~ we reached the airport in time. | The manager asked the new clerk ~ !that where he had worked before. | The committee will not meet again ~ until the report is ready. | An indirect question has no 'that' before its question word; the other two joins are right.
2 | No sooner did the minister rise to speak ~ !when the lights went out. | The price of tomatoes has risen ~ as floods have damaged the crop. | It is high time ~ !the roads are repaired by the council. | 'No sooner' needs 'than', and 'it is high time' needs a past verb; only the sentence on tomatoes is right.
2 | Had the guard been awake, ~ the theft would not have taken place. | The scientist, along with her students, ~ !are leaving for the coast today. | The more carefully you plan the budget, ~ the less you will waste. | The verb agrees with 'the scientist' and must be 'is'; the other two sentences are right.
2 | Not only is the new phone cheaper ~ !but it also last longer than the old. | Unless the dues are paid by Friday, ~ the electricity will be cut off. | He would rather sell his land ~ !than to beg from his cousins. | 'It' takes 'lasts', and 'would rather sell' is balanced by 'than beg'; only the sentence on the dues is right.
2 | The painting was sold for a large sum ~ although its painter is unknown. | Scarcely a week passes ~ without a quarrel between the two shops. | The boy ran as fast as he could ~ !lest he should not miss the last bus. | 'Lest' is negative already, so 'not' is wrong after it; the other two joins are right.
3 | So successful was the trial ~ that the ministry extended it to every state. | Were the river to rise any higher, ~ !the lower town will be flooded. | What distinguishes the two accounts ~ !are the tone in which they are written. | 'Were … to' asks for 'would', and the subject 'what' with one thing takes 'is'; only the trial is joined rightly.
3 | Much as I admire her courage, ~ I cannot approve of her methods. | The auditors insisted ~ that every receipt be shown to them. | Being a rainy evening, ~ !the match had been put off. | 'Being' has no fitting subject, since the match was not an evening; the other two sentences are right.
3 | The drug is effective only ~ if it is taken within six hours. | Not until the fog had lifted ~ !the pilots could see the runway. | Of the two proposals, ~ !the first is the most practical. | After 'not until' the verb is inverted, and of two things the comparative is used; only the sentence on the drug is right.
3 | Whoever leaves the laboratory last ~ is expected to lock the store. | The novel differs from the film ~ !in that its ending is happier than the film. | Little did the traders suspect ~ that the coins were false. | An ending is compared with an ending: 'than that of the film'; the other two sentences are right in grammar and in sense.
3 | The board has not accepted the offer, ~ !nor it has rejected the terms of the firm. | Seldom have so few rules ~ !cause so much confusion. | The court held that the tenant, ~ having paid in full, could not be evicted. | After 'nor' the verb is inverted, 'nor has it rejected', and 'have' needs 'caused'; only the court's sentence is right.
`

interface Pair {
  opening: string
  ending: string
  fits: boolean
}

function rowOf(line: string, place: number): string {
  const [level = '', one = '', two = '', three = '', reason = ''] = line.split(' | ')
  const pairs: Pair[] = [one, two, three].map((sentence) => {
    const [opening = '', ending = ''] = sentence.split(' ~ ')
    return { opening, ending: ending.replace('!', ''), fits: !ending.startsWith('!') }
  })
  // The endings are turned by one or two places, so that none stands beside its opening.
  const turn = 1 + (place % 2)
  const letterOf = (index: number): string => ENDINGS[(index + turn) % 3] ?? ''
  const endings = [0, 1, 2].map((at) => pairs[(at + 3 - turn) % 3]?.ending ?? '')
  const text = [
    'Which of the following pairs make a sentence that is correct in grammar and in sense?',
    'Column I',
    ...pairs.map(({ opening }, index) => `${OPENINGS[index] ?? ''}. ${opening}`),
    'Column II',
    ...endings.map((ending, index) => `${ENDINGS[index] ?? ''}. ${ending}`),
  ].join(' // ')
  const judged = pairs.map(({ fits }, index) => ({
    name: `${OPENINGS[index] ?? ''}-${letterOf(index)}`,
    isRight: fits,
  }))
  return [level, text, ...optionsOfRightOnes(judged), reason].join(' | ')
}

/** "Which of the following pairs make a sentence that is correct in grammar and in sense? Column I ... Column II ..." */
export const columnMatching = defineBank({
  id: 'column-matching',
  sets: [{ concepts: ['column-matching'], rows: SENTENCES.trim().split('\n').map(rowOf).join('\n') }],
})
