import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { CUT_SENTENCES, PARAGRAPHS } from './paragraphs.ts'

const LETTERS = ['P', 'Q', 'R', 'S', 'T']
const NAMES = ['first', 'second', 'third', 'fourth', 'last']

interface Jumble {
  /** The lines as they are shown, the first one under the letter P. */
  lines: readonly string[]
  /** The letters in the right order. */
  order: readonly string[]
}

function jumble(rng: Random, lines: readonly string[]): Jumble {
  const shown = rng.until(
    () => rng.shuffle(lines),
    (drawn) => drawn.filter((line, index) => line === lines[index]).length < lines.length - 2,
  )
  return { lines: shown, order: lines.map((line) => LETTERS[shown.indexOf(line)] ?? '') }
}

const show = (lines: readonly string[]): string =>
  lines.map((line, index) => `${LETTERS[index] ?? ''}. ${line}`).join('\n')

/** Two pairs are changed, one of them, the other or both: so the key is not the order most like the others. */
function wrongOrders(rng: Random, order: readonly string[]) {
  const last = order.length - 1
  const [one, other] = rng.pick<readonly (readonly [Pair, Pair])[]>([
    [
      [0, 1],
      [last - 1, last],
    ],
    [
      [1, 2],
      [0, last],
    ],
    [
      [0, 2],
      [1, last],
    ],
  ])
  return [[one], [other], [one, other]].map((pairs) => {
    const [[early, late] = [0, 1]] = pairs
    return {
      value: pairs.reduce(swap, order).join(''),
      because: say`${order[late] ?? ''} takes up what ${order[early] ?? ''} has told before, so it cannot come first`,
    }
  })
}

type Pair = readonly [first: number, second: number]

const swap = (order: readonly string[], [first, second]: Pair): readonly string[] =>
  order.map((letter, index) =>
    index === first ? (order[second] ?? '') : index === second ? (order[first] ?? '') : letter,
  )

/** Where to begin. */
const ends = ({ order }: Jumble): string[] => [
  `The others lean on ${order[0] ?? ''}, which needs nothing before it, so it comes first.`,
  `Nothing takes up ${order.at(-1) ?? ''}, so it comes last.`,
]

const told = ({ lines, order }: Jumble): string =>
  order.map((letter) => lines[LETTERS.indexOf(letter)] ?? '').join(' ')

/** "Arrange the sentences so that they make a paragraph." */
export const sentenceOrder = defineGenerator({
  id: 'english/sentence-order',
  version: 2,
  concepts: ['long-paragraphs', 'place-of-a-sentence', 'parts-of-a-sentence', 'sentence-order'],
  levels: {
    easy: { forms: [parts, fourLines, place, place, place], told: 1 },
    medium: { forms: [fourLines, fiveLines, fiveLines, place, place], told: 2 },
    hard: { forms: [fiveLines, fiveLines, place], told: 3 },
  },
  generate(rng, { forms, told }) {
    const draft = rng.pick(forms)(rng)
    return { ...draft, steps: draft.steps.slice(-1 - told) }
  },
  solve({ lines, asked }) {
    const [line = ''] = lines
    const whole = [...PARAGRAPHS, ...CUT_SENTENCES].find((one) => one.includes(line)) ?? []
    const order = lines
      .map((text, index) => ({ letter: LETTERS[index] ?? '', at: whole.indexOf(text) }))
      .sort((one, other) => one.at - other.at)
      .map(({ letter }) => letter)
    return asked === 'order' ? order.join('') : (order[asked - 1] ?? '')
  },
})

function order(rng: Random, source: readonly string[], ask: string, concept: string) {
  const mixed = jumble(rng, source)
  const answer = mixed.order.join('')
  const asked: 'order' | number = 'order'
  return {
    concept,
    given: { lines: mixed.lines, asked },
    prompt: `${ask}\n${show(mixed.lines)}`,
    answer,
    mistakes: wrongOrders(rng, mixed.order),
    steps: [...ends(mixed), `In the right order it reads: ${told(mixed)}`, `The order is ${answer}`],
  }
}

function fiveLines(rng: Random) {
  const ask = 'Arrange the five sentences so that they make a paragraph.'
  return order(rng, rng.pick(PARAGRAPHS), ask, 'long-paragraphs')
}

/** Four sentences from the beginning of a paragraph. */
function fourLines(rng: Random) {
  const paragraph = rng.pick(PARAGRAPHS)
  const lines = paragraph.slice(0, 4)
  return order(
    rng,
    lines,
    'Arrange the sentences so that they make the beginning of a story or an account.',
    'sentence-order',
  )
}

function parts(rng: Random) {
  return order(
    rng,
    rng.pick(CUT_SENTENCES),
    'Arrange the parts so that they make a correct sentence.',
    'parts-of-a-sentence',
  )
}

function place(rng: Random) {
  const mixed = jumble(rng, rng.pick(PARAGRAPHS))
  const index = rng.pick([1, 2, 3, 4, 5])
  const answer = mixed.order[index - 1] ?? ''
  const asked: 'order' | number = index
  const name = NAMES[index - 1] ?? ''
  return {
    concept: 'place-of-a-sentence',
    given: { lines: mixed.lines, asked },
    prompt: `When these sentences are put in order, which one comes ${name}?\n${show(mixed.lines)}`,
    answer,
    mistakes: mixed.order.flatMap((letter, at) =>
      letter === answer
        ? []
        : [{ value: letter, because: say`${letter} is the ${ordinal(at + 1)} sentence` }],
    ),
    steps: [`In the right order the paragraph reads: ${told(mixed)}`, `So the ${name} sentence is ${answer}`],
  }
}
