import { defineGenerator } from '../../../../kit/define-generator.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { capital } from '../../../../kit/wording/capital.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'
import { learntRelations, relationsOf } from '../../../../kit/words/relations.ts'
import { categories, setApart } from './categories.ts'
import type { Category } from './category.ts'
import { oddPair, oddPairs } from './pairs.ts'

/** "Which word is different from the others: Sparrow, Crow, Parrot, Bat?" */
export const wordOdd = defineGenerator({
  id: 'reasoning/word-odd',
  version: 7,
  levels: {
    easy: { forms: [wordOfDomain] },
    medium: { forms: [wordOfFamily, wordOfFamily, pairKnown] },
    hard: { forms: [pairLearnt, pairLearnt, pairLearnt, wordLearnt] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'pair') {
      const found = oddPairs(given.pairs)
      return found.length === 1 ? (found[0] ?? '') : ''
    }
    const found = setApart(given.words)
    return found.length === 1 ? capital(found[0] ?? '') : ''
  },
})

/** A category of the three words, and those from which the odd one may come. */
interface Choice {
  category: Category
  others: readonly Category[]
}

/** Categories of the same domain, such as animals; with `isNear`, only those that are parts of the same wider category. */
const neighbours = (category: Category, isNear: boolean): readonly Category[] =>
  categories.filter(
    ({ name, domain, within }) =>
      domain === category.domain &&
      name !== category.name &&
      name !== category.within &&
      within !== category.name &&
      (!isNear || within === category.within),
  )

/** What only those tell apart who have learnt it: the three words, and where the odd one comes from. */
const LEARNT: readonly Choice[] = [
  'arachnids: insects',
  'molluscs: crustaceans',
  'crustaceans: molluscs',
  'amphibians: lizards',
  'mammals of the sea: fishes',
  'birds that cannot fly: water birds, birds of prey',
  'marsupials: rodents, apes',
  'oilseeds: cereals, pulses',
  'pulses: cereals, oilseeds',
  'fibres from plants: fibres from animals, man-made fibres',
  'fibres from animals: fibres from plants, man-made fibres',
  'man-made fibres: fibres from plants, fibres from animals',
  'alloys: metals',
  'noble gases: halogens',
  'halogens: noble gases',
  'diseases caused by viruses: diseases caused by bacteria, diseases caused by a lack in food',
  'diseases caused by bacteria: diseases caused by viruses, diseases caused by a lack in food',
  'diseases caused by a lack in food: diseases caused by viruses, diseases caused by bacteria',
  'countries without a sea coast: countries of Asia, countries of Africa, countries of Europe, countries of South America',
  'island countries: countries of Asia, countries of Europe',
  'capitals of states: cities that are not capitals',
  'cities that are not capitals: capitals of states',
  'rivers that flow to the Arabian Sea: rivers of the peninsula that flow to the Bay of Bengal',
  'rivers of the peninsula that flow to the Bay of Bengal: rivers that flow to the Arabian Sea',
  'rivers that rise in the Himalayas: rivers of the peninsula that flow to the Bay of Bengal',
  'classical dances: folk dances',
  'folk dances: classical dances',
  'Dravidian languages: Indo-Aryan languages',
  'Indo-Aryan languages: Dravidian languages',
  'figures of speech: works of literature',
  'wind instruments: string instruments',
  'string instruments: wind instruments',
  'SI units: units of the CGS system',
].map((line) => {
  const [name = '', others = ''] = line.split(': ')
  const named = (one: string) => categories.filter((category) => category.name === one)
  const [category] = named(name)
  if (!category) throw new RangeError(`there is no category '${name}'`)
  return { category, others: others.split(', ').flatMap(named) }
})

const isLearnt = ({ name }: Category): boolean => LEARNT.some(({ category }) => category.name === name)

const PLAIN: readonly Choice[] = categories
  .filter((category) => !isLearnt(category))
  .map((category) => ({
    category,
    others: neighbours(category, false).filter((other) => !isLearnt(other)),
  }))

const NEAR: readonly Choice[] = categories
  .filter(({ within }) => within !== null)
  .map((category) => ({ category, others: neighbours(category, true) }))

function wordOfDomain(rng: Random) {
  return oddWord(rng, PLAIN, 1)
}

function wordOfFamily(rng: Random) {
  return oddWord(rng, NEAR, 2)
}

function wordLearnt(rng: Random) {
  return oddWord(rng, LEARNT, 3)
}

function pairKnown(rng: Random) {
  return oddPair(rng, learntRelations(relationsOf('medium')), ['wrong word', 'turned'])
}

function pairLearnt(rng: Random) {
  return oddPair(rng, learntRelations(relationsOf('hard')), ['wrong word'])
}

function oddWord(rng: Random, choices: readonly Choice[], told: number) {
  const { category, other, three, odd } = rng.until(
    () => {
      const { category, others } = rng.pick(choices)
      const other = others.length > 0 ? rng.pick(others) : category
      const three = rng.sample(category.words, 3)
      const outside = other.words.filter((word) => !category.words.includes(word))
      return { category, other, three, odd: outside.length > 0 ? rng.pick(outside) : '' }
    },
    ({ category, three, odd, other }) => {
      const found = odd === '' ? [] : setApart([...three, odd])
      // The explanation names the odd word by a category to which none of the others belongs.
      const isToldApart = !three.some((word) => other.words.includes(word))
      return found.length === 1 && found[0] === odd && other !== category && isToldApart
    },
  )
  const words = rng.shuffle([...three, odd])
  const fitting = words.filter((word) => word !== odd).map(capital)
  return {
    given: { find: 'word' as const, words },
    prompt: ask(rng, words.map(capital).join(', ')),
    answer: capital(odd),
    mistakes: fitting.map((word) => ({
      value: word,
      because: say`it is one of the ${category.name}, like ${formatList(fitting.filter((one) => one !== word))}`,
    })),
    steps: [
      say`${formatList(fitting)} are ${category.name}.`,
      ...(told < 2 ? [] : [say`${capital(odd)} is not one of them; it belongs to the ${other.name}.`]),
      ...(told > 2 && category.within
        ? [say`All four are ${category.within}, so that does not set one apart.`]
        : []),
      say`So the odd word is ${capital(odd)}`,
    ],
  }
}

const ask = (rng: Random, list: string): Message => {
  return rng.pick([
    say`Four words have been given, out of which three are alike in some manner and one is different. Select the odd one: ${list}`,
    say`Which word does not belong to the group: ${list}?`,
    say`Find the odd one out from the given words: ${list}`,
    say`Three of the words ${list} are alike in a certain way and so form a group. Which word does not belong to that group?`,
    say`Select the word that is different from the others: ${list}`,
  ])
}
