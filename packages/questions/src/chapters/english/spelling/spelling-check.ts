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

/** "One of the words accommodate, separate, recieve and friend is wrongly spelt. Which one?" */
export const spellingCheck = defineGenerator({
  id: 'english/spelling-check',
  version: 1,
  concepts: [...new Set(ENTRIES.map(({ concept }) => concept))],
  levels: {
    easy: { level: 1, forms: [wrongOne, rightOne], told: 2 },
    medium: { level: 2, forms: [wrongOne, rightOne], told: 3 },
    hard: { level: 3, forms: [wrongOne, rightOne], told: 4 },
  },
  generate(rng, { level, forms, told }) {
    const some = ENTRIES.filter((entry) => entry.level === level)
    const asked = rng.pick(some)
    // Words of one kind, so that the same rule is tested four times.
    const others = rng.sample(
      some.filter(({ concept, word }) => concept === asked.concept && word !== asked.word),
      4,
    )
    const draft = rng.pick(forms)(rng, asked, others)
    return { concept: asked.concept, ...draft, steps: draft.steps.slice(-told) }
  },
  solve({ find, words }) {
    const right = words.filter((word) => WORDS.has(word))
    const found = find === 'right' ? right : words.filter((word) => !WORDS.has(word))
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

/** 'friend, field and piece' */
const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`

type Find = 'wrong' | 'right'

function wrongOne(rng: Random, asked: Entry, others: readonly Entry[]) {
  const shown = rng.pick(asked.wrong)
  const find: Find = 'wrong'
  const words = rng.shuffle([shown, ...others.slice(0, 3).map(({ word }) => word)])
  return {
    given: { find, words },
    prompt: rng.pick([
      `One of the words ${listed(words)} is wrongly spelt. Which one?`,
      `Which word is incorrectly spelt: ${listed(words, 'or')}?`,
      `Find the misspelt word among ${listed(words)}.`,
    ]),
    answer: shown,
    mistakes: others
      .slice(0, 3)
      .map(({ word }) => ({ value: word, because: say`'${word}' is the right spelling` })),
    steps: [
      'All four words are hard in the same way, so each has to be looked at letter by letter.',
      `These are spelt correctly: ${listed(others.slice(0, 3).map(({ word }) => word))}.`,
      `The right spelling is '${asked.word}'.`,
      `The misspelt word is ${shown}`,
    ],
  }
}

function rightOne(rng: Random, asked: Entry, others: readonly Entry[]) {
  const wrong = others.slice(0, 3).map((entry) => ({ entry, shown: rng.pick(entry.wrong) }))
  const find: Find = 'right'
  const words = rng.shuffle([asked.word, ...wrong.map(({ shown }) => shown)])
  return {
    given: { find, words },
    prompt: rng.pick([
      `Only one of ${listed(words)} is correctly spelt. Which one?`,
      `Which word is correctly spelt: ${listed(words, 'or')}?`,
      `Find the word with the right spelling among ${listed(words)}.`,
    ]),
    answer: asked.word,
    mistakes: wrong.map(({ entry, shown }) => ({
      value: shown,
      because: say`the right spelling is '${entry.word}'`,
    })),
    steps: [
      'All four words are hard in the same way, so each has to be looked at letter by letter.',
      `These are misspelt: ${listed(wrong.map(({ shown }) => shown))}.`,
      `The others should be spelt ${listed(wrong.map(({ entry }) => `'${entry.word}'`))}.`,
      `The word that is spelt correctly is ${asked.word}`,
    ],
  }
}
