import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { type Slip, twoSlips } from '../../../kit/words/two-slips.ts'
import { HARD_PARAGRAPHS } from './hard-paragraphs.ts'
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

/**
 * Two pairs are changed, one of them, the other or both: so the key is not the order most like the others. With
 * `keepsFirst`, all four begin alike.
 */
function wrongOrders(rng: Random, order: readonly string[], keepsFirst: boolean) {
  const last = order.length - 1
  const [one, other] = rng.pick(keepsFirst ? AFTER_THE_FIRST : pairsUpTo(last))
  return [[one], [other], [one, other]].map((pairs) => {
    const [[early, late] = [0, 1]] = pairs
    return {
      value: pairs.reduce(swap, order).join(''),
      because: say`${order[late] ?? ''} takes up what ${order[early] ?? ''} has told before, so it cannot come first`,
    }
  })
}

const pairsUpTo = (last: number): readonly (readonly [Pair, Pair])[] => [
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
]

/** Of five sentences. */
const AFTER_THE_FIRST: readonly (readonly [Pair, Pair])[] = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [1, 3],
    [2, 4],
  ],
  [
    [2, 3],
    [1, 4],
  ],
]

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

interface Source {
  paragraphs: readonly (readonly string[])[]
  /** Places that are asked for, counted from 1. The ends are the easiest to find. */
  places: readonly number[]
  /** Whether the first sentence is in its place in every order that is offered. */
  keepsFirst: boolean
}

const PLAIN: Source = { paragraphs: PARAGRAPHS, places: [1, 2, 3, 4, 5], keepsFirst: false }
const HARD: Source = { paragraphs: HARD_PARAGRAPHS, places: [2, 3, 4], keepsFirst: true }

/** "Arrange the sentences so that they make a paragraph." */
export const sentenceOrder = defineGenerator({
  id: 'english/sentence-order',
  version: 5,
  concepts: [
    'long-paragraphs',
    'place-of-a-sentence',
    'parts-of-a-sentence',
    'sentence-order',
    'middle-sentences',
    'sentence-that-follows',
    'missing-sentence',
    'odd-sentence-out',
  ],
  levels: {
    easy: {
      forms: [parts, fourLines, framed, ...often(12, place), ...often(11, next), ...often(8, stranger)],
      source: PLAIN,
      told: 1,
    },
    medium: {
      forms: [fourLines, framed, inserted, ...often(4, fiveLines), ...often(11, place), ...often(11, next)],
      source: PLAIN,
      told: 2,
    },
    hard: {
      forms: [
        framed,
        inserted,
        ...often(6, fiveLines),
        ...often(8, place),
        ...often(8, next),
        ...often(8, twoPlaces),
      ],
      source: HARD,
      told: 3,
    },
  },
  generate(rng, { forms, source, told }) {
    const draft = rng.pick(forms)(rng, source)
    return { ...draft, steps: draft.steps.slice(-1 - told) }
  },
  solve({ find, lines, asked }) {
    const [line = ''] = lines
    const sources = [...PARAGRAPHS, ...HARD_PARAGRAPHS, ...CUT_SENTENCES]
    const whole = sources.find((one) => one.includes(line))
    if (find === 'stranger') {
      // Of five sentences four are of one paragraph.
      const most = sources.find((one) => lines.filter((text) => one.includes(text)).length === 4) ?? []
      return LETTERS[lines.findIndex((text) => !most.includes(text))] ?? ''
    }
    const order = lines
      .map((text, index) => ({ letter: LETTERS[index] ?? '', at: whole?.indexOf(text) ?? -1 }))
      .sort((one, other) => one.at - other.at)
      .map(({ letter }) => letter)
    switch (find) {
      case 'order':
      case 'framed':
        return order.join('')
      case 'place':
        return order[asked - 1] ?? ''
      case 'two':
        return `${order[asked - 1] ?? ''} and ${order[asked + 1] ?? ''}`
      case 'after':
        return order[order.indexOf(LETTERS[asked] ?? '') + 1] ?? ''
      case 'inserted':
        return PLACES[(whole ?? []).findIndex((text) => !lines.includes(text)) - 1] ?? ''
    }
  },
})

function order(rng: Random, source: readonly string[], ask: string, concept: string, keepsFirst = false) {
  const mixed = jumble(rng, source)
  const answer = mixed.order.join('')
  return {
    concept,
    given: { find: 'order' as const, lines: mixed.lines, asked: 0 },
    pieces: [source[0] ?? ''],
    prompt: `${ask}\n${show(mixed.lines)}`,
    answer,
    mistakes: wrongOrders(rng, mixed.order, keepsFirst),
    steps: [...ends(mixed), `In the right order it reads: ${told(mixed)}`, `The order is ${answer}`],
  }
}

function fiveLines(rng: Random, { paragraphs, keepsFirst }: Source) {
  const ask = rng.pick([
    'Arrange the five sentences so that they make a paragraph.',
    'Sentences P, Q, R, S and T of a paragraph are jumbled. Select their correct order.',
    'Which is the right order of the following sentences?',
  ])
  return order(rng, rng.pick(paragraphs), ask, 'long-paragraphs', keepsFirst)
}

/** Four sentences from the beginning of a paragraph. */
function fourLines(rng: Random, { paragraphs }: Source) {
  const paragraph = rng.pick(paragraphs)
  const lines = paragraph.slice(0, 4)
  return order(
    rng,
    lines,
    'Arrange the sentences so that they make the beginning of a paragraph.',
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

function place(rng: Random, { paragraphs, places }: Source) {
  const paragraph = rng.pick(paragraphs)
  const mixed = jumble(rng, paragraph)
  const index = rng.pick(places)
  const answer = mixed.order[index - 1] ?? ''
  const name = NAMES[index - 1] ?? ''
  return {
    concept: 'place-of-a-sentence',
    given: { find: 'place' as const, lines: mixed.lines, asked: index },
    pieces: [paragraph[0] ?? ''],
    prompt: `${rng.pick([
      `When these sentences are put in order, which one comes ${name}?`,
      `Which will be the ${name} sentence of the paragraph after rearrangement?`,
      `The sentences below are to be arranged into a paragraph. Which is the ${name} one?`,
    ])}\n${show(mixed.lines)}`,
    answer,
    mistakes: mixed.order.flatMap((letter, at) =>
      letter === answer
        ? []
        : [{ value: letter, because: say`${letter} is the ${ordinal(at + 1)} sentence` }],
    ),
    steps: [`In the right order the paragraph reads: ${told(mixed)}`, `So the ${name} sentence is ${answer}`],
  }
}

/** "Which are the second and the fourth sentence, respectively?" */
function twoPlaces(rng: Random, { paragraphs, places }: Source) {
  const paragraph = rng.pick(paragraphs)
  const mixed = jumble(rng, paragraph)
  const first = rng.pick(places.filter((index) => index < 4))
  const [letter, later] = [mixed.order[first - 1] ?? '', mixed.order[first + 1] ?? '']
  const [name, nameLater] = [NAMES[first - 1] ?? '', NAMES[first + 1] ?? '']
  const answer = `${letter} and ${later}`
  const others = rng.shuffle(mixed.order.filter((one) => one !== letter && one !== later))
  const slip = (from: string, to: string): Slip => ({
    change: (text) => text.replace(from, to),
    because: say`${to} is the ${ordinal(mixed.order.indexOf(to) + 1)} sentence`,
  })
  return {
    concept: 'place-of-a-sentence',
    given: { find: 'two' as const, lines: mixed.lines, asked: first },
    pieces: [paragraph[0] ?? ''],
    prompt: `${rng.pick([
      `Which sentences come ${name} and ${nameLater}, respectively, when these are put in order?`,
      `After rearrangement, which will be the ${name} and the ${nameLater} sentence of the paragraph, respectively?`,
    ])}\n${show(mixed.lines)}`,
    answer,
    mistakes: twoSlips(answer, slip(letter, others[0] ?? ''), slip(later, others[1] ?? '')),
    others: [],
    steps: [
      ...ends(mixed),
      `In the right order the paragraph reads: ${told(mixed)}`,
      `The order is ${mixed.order.join('')}, so the two sentences are ${answer}`,
    ],
  }
}

/** "S1 and S5 are the first and the last sentence. Arrange the three between them." */
function framed(rng: Random, { paragraphs }: Source) {
  const paragraph = rng.pick(paragraphs)
  const [first = '', last = ''] = [paragraph[0], paragraph.at(-1)]
  const middle = paragraph.slice(1, -1)
  const lines = rng.until(
    () => rng.shuffle(middle),
    (drawn) => drawn.some((line, index) => line !== middle[index]),
  )
  const order = middle.map((line) => LETTERS[lines.indexOf(line)] ?? '')
  const answer = order.join('')
  const others = ['PQR', 'PRQ', 'QPR', 'QRP', 'RPQ', 'RQP'].filter((one) => one !== answer)
  return {
    concept: 'middle-sentences',
    given: { find: 'framed' as const, lines, asked: 0 },
    pieces: [first],
    prompt: `${rng.pick([
      'The first and the last sentence of a paragraph are given as S1 and S5. Arrange the other three in the right order.',
      'S1 and S5 are the first and the last sentence of a paragraph. In which order do P, Q and R come between them?',
    ])}\nS1. ${first}\n${show(lines)}\nS5. ${last}`,
    answer,
    mistakes: rng.shuffle(others).map((value) => {
      const at = [...value].findIndex((letter, index) => letter !== order[index])
      return {
        value,
        because: say`${value[at] ?? ''} cannot come ${NAMES[at + 1] ?? ''} in the paragraph; it is ${order[at] ?? ''} that takes up the sentence before`,
      }
    }),
    steps: [
      `${order[0] ?? ''} takes up S1, and S5 takes up ${order.at(-1) ?? ''}.`,
      `In the right order it reads: ${paragraph.join(' ')}`,
      `The order is ${answer}`,
    ],
  }
}

/** "Which sentence comes immediately after R?" */
function next(rng: Random, { paragraphs, places }: Source) {
  const paragraph = rng.pick(paragraphs)
  const mixed = jumble(rng, paragraph)
  const at = rng.pick(places.filter((index) => index < 5)) - 1
  const [one, answer] = [mixed.order[at] ?? '', mixed.order[at + 1] ?? '']
  return {
    concept: 'sentence-that-follows',
    given: { find: 'after' as const, lines: mixed.lines, asked: LETTERS.indexOf(one) },
    pieces: [paragraph[0] ?? ''],
    prompt: `${rng.pick([
      `When these sentences are put in order, which one comes immediately after ${one}?`,
      `The sentences of a paragraph are jumbled. Which of them follows ${one} in the right order?`,
    ])}\n${show(mixed.lines)}`,
    answer,
    mistakes: mixed.order.flatMap((letter, place) =>
      letter === answer || letter === one
        ? []
        : [
            {
              value: letter,
              because: say`${letter} is the ${ordinal(place + 1)} sentence, and ${one} the ${ordinal(at + 1)}`,
            },
          ],
    ),
    steps: [
      `In the right order the paragraph reads: ${told(mixed)}`,
      `The order is ${mixed.order.join('')}, so after ${one} comes ${answer}`,
    ],
  }
}

const PLACES = [1, 2, 3, 4].map((place) => `(${place})`)

/** "At which of the marked places does this sentence belong?" */
function inserted(rng: Random, { paragraphs }: Source) {
  const paragraph = rng.pick(paragraphs)
  const missing = rng.int(1, 4)
  const left = paragraph.filter((_, index) => index !== missing)
  const answer = PLACES[missing - 1] ?? ''
  const text = left.map((line, index) => `${line} ${PLACES[index]}`).join(' ')
  return {
    concept: 'missing-sentence',
    given: { find: 'inserted' as const, lines: left, asked: 0 },
    pieces: [paragraph[0] ?? ''],
    prompt: `${rng.pick([
      'One sentence has been taken out of the paragraph. At which of the numbered places does it belong?',
      'Where in the paragraph should the given sentence be placed?',
    ])}\nSentence: ${paragraph[missing]}\nParagraph: ${text}`,
    answer,
    mistakes: PLACES.filter((place) => place !== answer).map((value) => ({
      value,
      because: say`there the sentence would break the link between its neighbours`,
    })),
    steps: [
      `The sentence takes up '${paragraph[missing - 1] ?? ''}'${missing < 4 ? `, and '${paragraph[missing + 1] ?? ''}' takes it up in turn` : ''}.`,
      `With it the paragraph reads: ${paragraph.join(' ')}`,
      `So the place is ${answer}`,
    ],
  }
}

/** "Four of the five sentences make a paragraph. Which one does not belong to it?" */
function stranger(rng: Random, { paragraphs }: Source) {
  const [paragraph, other] = rng.sample(paragraphs, 2)
  const odd = rng.pick((other ?? []).slice(1))
  const four = (paragraph ?? []).slice(0, 4)
  const lines = rng.shuffle([...four, odd])
  const letter = (line: string) => LETTERS[lines.indexOf(line)] ?? ''
  const answer = letter(odd)
  return {
    concept: 'odd-sentence-out',
    given: { find: 'stranger' as const, lines, asked: 0 },
    pieces: [paragraph?.[0] ?? '', other?.[0] ?? ''],
    prompt: `${rng.pick([
      'Four of these five sentences, put in order, make a paragraph. Which one does not belong to it?',
      'Five jumbled sentences are given, four of which are of one paragraph. Identify the odd one out.',
    ])}\n${show(lines)}`,
    answer,
    mistakes: four.map((line, place) => ({
      value: letter(line),
      because: say`${letter(line)} is the ${ordinal(place + 1)} sentence of the paragraph`,
    })),
    steps: [
      `The paragraph reads: ${four.join(' ')}`,
      `The order is ${four.map(letter).join('')}, and the sentence that does not belong to it is ${answer}`,
    ],
  }
}
