import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { spellingWords } from './spelling-words.ts'

interface Entry {
  level: number
  concept: string
  word: string
  wrong: readonly string[]
}

const ENTRIES: readonly Entry[] = spellingWords
  .trim()
  .split('\n')
  .map((line) => {
    const [mark = '', word = '', wrong = ''] = line.split(' | ')
    const [level = '', concept = ''] = mark.split(' ')
    return { level: Number(level), concept, word, wrong: wrong.split(', ') }
  })

const WORDS: ReadonlySet<string> = new Set(ENTRIES.map(({ word }) => word))

/** "How many of these words are wrongly spelt? 1. accommodate 2. seperate 3. recieve 4. friend" */
export const spellingCheck = defineGenerator({
  id: 'english/spelling-check',
  version: 2,
  concepts: [...new Set(ENTRIES.map(({ concept }) => concept))],
  levels: {
    easy: { level: 1, forms: [howMany, whichTwo], told: 2 },
    medium: { level: 2, forms: [howMany, whichTwo], told: 3 },
    hard: { level: 3, forms: [howMany, whichTwo], told: 4 },
  },
  generate(rng, { level, forms, told }) {
    const some = ENTRIES.filter((entry) => entry.level === level)
    const { concept } = rng.pick(some)
    // Words of one kind, so that the same rule is tested four times.
    const entries = rng.sample(
      some.filter((entry) => entry.concept === concept),
      4,
    )
    const draft = rng.pick(forms)(rng, entries)
    return { concept, ...draft, steps: draft.steps.slice(-told) }
  },
  solve({ find, words }) {
    const isRight = words.map((word) => WORDS.has(word))
    if (find === 'how-many-wrong') return COUNTS[isRight.filter((right) => !right).length] ?? ''
    if (find === 'how-many-right') return COUNTS[isRight.filter((right) => right).length] ?? ''
    const found = isRight.flatMap((right, at) => (right === (find === 'two-right') ? [at + 1] : []))
    return found.length === 2 ? found.join(' and ') : ''
  },
})

/** 'friend, field and piece' */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

const COUNTS = ['None', 'Only one', 'Only two', 'Only three', 'All four'] as const

type Find = 'how-many-wrong' | 'how-many-right' | 'two-wrong' | 'two-right'

/** Four words, so many of them misspelt. */
function misspell(rng: Random, entries: readonly Entry[], wrong: number) {
  const isWrong = rng.shuffle(entries.map((_, index) => index < wrong))
  return entries.map((entry, index) => ({
    entry,
    isWrong: isWrong[index] ?? false,
    shown: isWrong[index] ? rng.pick(entry.wrong) : entry.word,
  }))
}

type Shown = ReturnType<typeof misspell>

const list = (words: Shown): string => words.map(({ shown }, index) => `\n${index + 1}. ${shown}`).join('')

/** What is right and what is wrong, word by word; nothing is said of a kind that does not occur. */
function judge(words: Shown): string[] {
  const right = words.filter(({ isWrong }) => !isWrong).map(({ shown }) => shown)
  const wrong = words.filter(({ isWrong }) => isWrong)
  return [
    'All four words are hard in the same way, so each has to be looked at letter by letter.',
    right.length === 0 ? 'None of them is spelt correctly.' : `Spelt correctly: ${listed(right)}.`,
    wrong.length === 0
      ? 'None of them is misspelt.'
      : `Misspelt: ${listed(wrong.map(({ shown, entry }) => `${shown} (rightly ${entry.word})`))}.`,
  ]
}

function howMany(rng: Random, entries: readonly Entry[]) {
  const key = rng.int(0, 4)
  const asksWrong = rng.chance(0.5)
  const words = misspell(rng, entries, asksWrong ? key : 4 - key)
  const find: Find = asksWrong ? 'how-many-wrong' : 'how-many-right'
  const what = asksWrong ? 'wrongly spelt' : 'correctly spelt'
  const answer = COUNTS[key] ?? ''
  // One word that a count too high takes for such a one, or a count too low overlooks.
  const overlooked = (isTooMany: boolean) => {
    const word = words.find(({ isWrong }) => isWrong === (asksWrong !== isTooMany))
    return word?.isWrong
      ? say`'${word.shown}' is wrongly spelt: it should be '${word.entry.word}'`
      : say`'${word?.shown ?? ''}' is correctly spelt`
  }
  return {
    given: { find, words: words.map(({ shown }) => shown) },
    prompt: rng.pick([
      `How many of the following words are ${what}?${list(words)}`,
      `Consider the following words:${list(words)}\nHow many of them are ${what}?`,
    ]),
    answer,
    mistakes: COUNTS.flatMap((value, number) =>
      number === key ? [] : [{ value, because: overlooked(number > key) }],
    ),
    steps: [...judge(words), `So the answer is: ${answer}`],
  }
}

function whichTwo(rng: Random, entries: readonly Entry[]) {
  const asksWrong = rng.chance(0.5)
  const words = misspell(rng, entries, 2)
  const find: Find = asksWrong ? 'two-wrong' : 'two-right'
  const what = asksWrong ? 'wrongly spelt' : 'correctly spelt'
  const isAsked = words.map(({ isWrong }) => isWrong === asksWrong)
  const pairs = [1, 2, 3].flatMap((one) =>
    [2, 3, 4].filter((other) => other > one).map((other) => [one, other] as const),
  )
  const isRight = ([one, other]: readonly [number, number]) => isAsked[one - 1] && isAsked[other - 1]
  const write = ([one, other]: readonly [number, number]) => `${one} and ${other}`
  const answer = pairs.filter(isRight).map(write).join()
  const excuse = (pair: readonly [number, number]) => {
    const word = words[(pair.find((at) => !isAsked[at - 1]) ?? 1) - 1]
    return word?.isWrong
      ? say`'${word.shown}' should be '${word.entry.word}'`
      : say`'${word?.shown ?? ''}' is the right spelling`
  }
  return {
    given: { find, words: words.map(({ shown }) => shown) },
    prompt: rng.pick([
      `Which two of the following words are ${what}?${list(words)}`,
      `Two of the following words are ${what}. Which are they?${list(words)}`,
    ]),
    answer,
    mistakes: pairs
      .filter((pair) => !isRight(pair))
      .map((pair) => ({ value: write(pair), because: excuse(pair) })),
    steps: [...judge(words), `So the answer is: ${answer}`],
  }
}
