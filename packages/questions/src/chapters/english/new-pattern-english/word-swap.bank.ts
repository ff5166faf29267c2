import { defineBank } from '../../../kit/bank/define-bank.ts'

const LETTERS = 'ABCD'

/** The four ways to name one pair so that every letter is in two of them, and the three ways to make two pairs. */
const ONE_PAIR: readonly (readonly string[])[] = [
  ['AB', 'CD', 'AC', 'BD'],
  ['AC', 'BD', 'AD', 'BC'],
  ['AD', 'BC', 'AB', 'CD'],
]
const TWO_PAIRS = ['AB CD', 'AC BD', 'AD BC']
const NO_CHANGE = 'No change is needed'

/**
 * Level, the right sentence with its four words in braces, the pairs that are printed in each other's place ('-' for none), and
 * why. No other exchange makes sense.
 */
const SENTENCES = `
1 | The {heavy} rain {damaged} the standing {crops} in several {districts}. | CD | Crops stand in the fields and are damaged by rain, and 'several' goes with districts.
1 | The {doctor} advised the {patient} to take the {medicine} after every {meal}. | AC | A doctor gives advice, and a medicine is what is taken.
1 | The {library} will remain {closed} on Sunday because the {roof} is being {repaired}. | BD | A library is closed while its roof is being repaired.
1 | A {flock} of birds {settled} on the {branches} of the old {tree}. | AD | Birds fly in a flock, and branches belong to a tree.
1 | The {train} was {delayed} for two {hours} owing to thick {fog}. | CD | A delay is counted in hours, and fog is what is thick.
1 | The {teacher} praised the {student} for her neat {handwriting} and correct {spelling}. | AC | A teacher gives praise, and handwriting is what is neat.
1 | Children must be {taught} to cross the {road} only when the {signal} is {green}. | BC | A road is crossed, and a signal turns green.
1 | She {opened} the window to let in {fresh} air, for the {room} had become {stuffy}. | BD | Fresh air is let in because a room has become stuffy.
1 | The {cobbler} {charged} only ten {rupees} for mending my torn {shoes}. | CD | A charge is made in rupees, and a cobbler mends shoes.
1 | The {gardener} waters the {plants} early in the {morning} before the sun becomes {hot}. | BC | Plants are watered, and 'early in the' asks for a time of day.
1 | We {packed} some {food} and {walked} to the top of the {hill}. | BD | Food is packed, and a hill has a top.
2 | The company has decided to {reduce} its expenses so that its {profits} may {increase} in the coming {year}. | AC | Profits increase when expenses are reduced, so the two verbs stand in the wrong places.
2 | The museum has {acquired} a rare {manuscript} that had been {lost} for nearly two {centuries}. | AC | A thing can be lost for two centuries, but it is acquired at one moment.
2 | Farmers who {depend} on the monsoon {suffer} heavy {losses} whenever the rains are {delayed}. | AB | One depends on something, and losses are suffered.
1 | The minister {assured} the villagers that a new {bridge} would be {built} before the next {monsoon}. | BD | A bridge is built, and it is to be ready before a season.
2 | A {balanced} diet and {regular} exercise are {essential} for the healthy {growth} of children. | BC | Exercise is regular, and 'for' follows the word essential.
2 | The {bank} offers a lower rate of {interest} to customers who {repay} their loans on {time}. | BD | Banks have a rate of interest, and loans are repaid on time.
2 | The {police} recovered the {stolen} jewels and {arrested} the men who had {sold} them. | CD | The police arrest men, and these had sold the jewels.
2 | Honest {criticism} is hard to {accept}, especially when it {comes} from a {stranger}. | AD | What is hard to accept is criticism, and 'from a' asks for a person.
2 | The {captain} {blamed} the {defeat} on the poor {fielding} of his side. | CD | A defeat is blamed on its cause, and the cause is poor fielding.
2 | The new {law} makes it {compulsory} for every {rider} to wear a {helmet}. | AC | A law makes a thing compulsory, and a rider wears a helmet.
3 | The {success} of the scheme will {depend} on the {speed} with which funds {reach} the villages. | AC BD | Success depends on something, and funds reach the villages with a certain speed.
3 | The {author} argues that {prosperity} without {justice} cannot bring lasting {peace} to a nation. | AD | An author argues, and what is lasting is peace.
3 | The {committee} rejected the {proposal} because it failed to {address} the concerns of local {residents}. | - | A committee rejects a proposal, and a proposal addresses the concerns of residents: every word is in its place.
3 | The {drought} forced many {families} to {abandon} their fields and {seek} work in the city. | AB CD | A drought forces families, who abandon their fields and seek work.
3 | A {translator} must {keep} the {spirit} of a poem even where its {words} cannot be carried over. | AD BC | A translator must keep the spirit of a poem, whose words may be lost.
3 | The {rumour} spread so {rapidly} that the officials had to {issue} a {denial} the same evening. | - | A rumour spreads rapidly and officials issue a denial: every word is in its place.
3 | The {demand} for electricity has {outstripped} the {supply}, and frequent {cuts} have followed. | AC | There is a demand 'for' a thing, and cuts follow when the demand is greater than the supply.
3 | Historians {rely} on inscriptions to {date} events that no {chronicle} of the {period} records. | CD | A chronicle records events, and it belongs to a period.
3 | His {reluctance} to speak was {mistaken} for {arrogance} by people who did not {know} him. | AC | One is reluctant 'to' do a thing, and silence may be mistaken for arrogance.
2 | Regular {exercise} not only {strengthens} the body but also {relieves} the {mind} of tension. | BC | The mind is relieved of tension, and exercise strengthens the body.
2 | The manager {appreciated} the {efforts} of the staff and {promised} to raise their {wages}. | AC | One promises 'to' do a thing, and efforts are appreciated.
`

const name = (pairs: string): string =>
  pairs
    .split(' ')
    .map(([one = '', other = '']) => `${one} and ${other}`)
    .join(', ')

/** The options beside the key, chosen so that no letter is in more of them than another. */
function othersOf(pairs: string, place: number): string[] {
  if (pairs === '-') return TWO_PAIRS.map(name)
  if (pairs.includes(' ')) return [...TWO_PAIRS.filter((two) => two !== pairs).map(name), NO_CHANGE]
  const fitting = ONE_PAIR.filter((options) => options.includes(pairs))
  return (fitting[place % fitting.length] ?? []).filter((option) => option !== pairs).map(name)
}

function rowOf(line: string, place: number): string {
  const [level = '', sentence = '', pairs = '', reason = ''] = line.split(' | ')
  const words = [...sentence.matchAll(/\{(.+?)\}/g)].map(([, word = '']) => word)
  const printed = [...words]
  for (const [one = '', other = ''] of pairs === '-' ? [] : pairs.split(' ')) {
    const [first, second] = [LETTERS.indexOf(one), LETTERS.indexOf(other)]
    printed[first] = words[second] ?? ''
    printed[second] = words[first] ?? ''
  }
  let next = 0
  const shown = sentence.replace(/\{.+?\}/g, () => {
    const at = next++
    return `**${printed[at] ?? ''}** (${LETTERS[at] ?? ''})`
  })
  const key = pairs === '-' ? NO_CHANGE : name(pairs)
  const options = [key, ...othersOf(pairs, place)]
  const ask = `Which of the words in bold${options.includes(NO_CHANGE) ? ', if any,' : ''} must change places to make the sentence correct and meaningful?`
  const told = `${reason} The sentence reads: '${words.reduce((text, word) => text.replace(/\{.+?\}/, word), sentence)}'`
  return [level, `${ask} // ${shown}`, ...options, told].join(' | ')
}

/** "Which of the words in bold must change places? The **dog** (A) barked at the **night** (B) all **stranger** (C) ..." */
export const wordSwap = defineBank({
  id: 'word-swap',
  sets: [{ concepts: ['word-swap'], rows: SENTENCES.trim().split('\n').map(rowOf).join('\n') }],
})
