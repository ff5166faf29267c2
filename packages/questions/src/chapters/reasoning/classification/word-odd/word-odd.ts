import { defineGenerator } from '../../../../kit/define-generator.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { capital } from '../../../../kit/wording/capital.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../../kit/wording/say.ts'
import { categories, setApart } from './categories.ts'
import type { Category } from './category.ts'
import { oddPair, oddPairs } from './pairs.ts'

/** "Which word is different from the others: Sparrow, Crow, Parrot, Bat?" */
export const wordOdd = defineGenerator({
  id: 'reasoning/word-odd',
  version: 5,
  levels: {
    easy: { forms: [oddWord], near: ['same domain'], told: 1 },
    medium: { forms: [oddWord], near: ['same domain', 'same family'], told: 2 },
    hard: { forms: [oddPair, oddPair, oddPair, oddWord], near: ['same family'], told: 3 },
  },
  generate: (rng, { forms, near, told }) => rng.pick(forms)(rng, rng.pick(near), told),
  solve(given) {
    if (given.find === 'pair') {
      const found = oddPairs(given.pairs)
      return found.length === 1 ? (found[0] ?? '') : ''
    }
    const found = setApart(given.words)
    return found.length === 1 ? capital(found[0] ?? '') : ''
  },
})

type Near = 'same domain' | 'same family'

/** Categories for the odd word, closer to the category of the three others on harder levels. */
function neighbours(category: Category, near: Near): readonly Category[] {
  const others = categories.filter((other) => other !== category && other.name !== category.within)
  const close = others.filter((other) => other.domain === category.domain && other.within !== category.name)
  return near === 'same domain' ? close : close.filter((other) => other.within === category.within)
}

/** For the hard level: parts of one wider category, or categories that overlap others. */
const NARROW = categories.filter(({ within, words }) => within !== null && words.length >= 3)
const ALL = categories.filter(({ words }) => words.length >= 3)

function oddWord(rng: Random, near: Near, told: number) {
  const { category, other, three, odd } = rng.until(
    () => {
      const category = rng.pick(near === 'same family' ? NARROW : ALL)
      const around = neighbours(category, near)
      const other = around.length > 0 ? rng.pick(around) : category
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
