import type { Figure } from '@ekagra/schema/figure'
import { defineSet } from '../../../kit/define-set.ts'
import type { Mistake } from '../../../kit/options/build-options.ts'
import { ORDINALS } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'
import { countSteps, hasOneOrder, MACHINES, type Machine, runMachine } from './machine.ts'

const SHAPE = { size: 5, span: 6 } as const

/** Five questions on one machine: "Which element is third from the left in step IV?", "How many steps ...?" */
export const machineSet = defineSet({
  id: 'reasoning/machine-set',
  version: 4,
  set: SHAPE,
  // The illustration is shorter than the input: the number of its steps is not that of the illustration.
  levels: {
    easy: {
      sorts: [
        { kind: 'numbers', shown: 4, size: 5, way: 'one' },
        { kind: 'words', shown: 4, size: 5, way: 'one' },
      ],
    },
    medium: {
      sorts: [
        { kind: 'numbers', shown: 6, size: 7, way: 'one' },
        { kind: 'words', shown: 6, size: 7, way: 'one' },
        { kind: 'numbers', shown: 8, size: 10, way: 'two' },
        { kind: 'mixed', shown: 8, size: 10, way: 'both' },
      ],
    },
    hard: {
      sorts: [
        { kind: 'mixed', shown: 10, size: 12, way: 'both' },
        { kind: 'mixed', shown: 6, size: 8, way: 'turns' },
        { kind: 'mixed', shown: 6, size: 8, way: 'turns' },
      ],
    },
  },
  generate(rng, { sorts }) {
    const { kind, shown: shownSize, size, way } = rng.pick(sorts)
    const { machine, example, input } = rng.until(
      () => ({
        machine: rng.pick(MACHINES.filter((one) => one.way === way && !one.isSwap)),
        example: drawLine(rng, kind, shownSize),
        input: drawLine(rng, kind, size),
      }),
      (drawn) => isClear(drawn.machine, drawn.example, drawn.input),
    )
    const shown = runMachine(example, machine)
    const lines = runMachine(input, machine)
    const figure = passageOf(rng, kind, example, shown, input)
    const given = { example, shown: shown.map(tell), input }
    const kindsOfQuestions = rng.shuffle(['line', 'count', 'which', 'at', 'at', 'where', 'between'] as const)
    return kindsOfQuestions
      .map((one) => askMachine(rng, input, lines, one))
      .slice(0, SHAPE.span)
      .map(({ question, ...rest }) => ({
        ...rest,
        given: { ...given, question },
        figure,
        steps: [
          say`${ruleOf(machine, kind)}`,
          ...range(0, Math.min(lastStep(question, lines), lines.length) - 1).map(
            (step) => say`Step ${ROMAN[step] ?? ''}: ${tell(lines[step] ?? [])}.`,
          ),
          say`So the answer is ${rest.answer}`,
        ],
      }))
  },
  solve({ example, shown, input, question }) {
    // Every machine that explains the whole illustration must lead to the same answer.
    const fitting = MACHINES.filter(
      (machine) => runMachine(example, machine).map(tell).join('/') === shown.join('/'),
    )
    const answers = new Set(fitting.map((machine) => answerOf(question, runMachine(input, machine)) ?? ''))
    return answers.size === 1 ? ([...answers][0] ?? '') : ''
  },
})

type Question =
  | { kind: 'line'; step: number }
  | { kind: 'count' }
  | { kind: 'which'; line: string }
  | { kind: 'at'; step: number; nth: number; isLeft: boolean }
  | { kind: 'where'; step: number; element: string }
  | { kind: 'between'; step: number; one: string; other: string }

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

const WORDS = [
  ...['apple', 'bridge', 'candle', 'desert', 'engine', 'forest', 'garden', 'house', 'island', 'jacket'],
  ...['kitten', 'lamp', 'market', 'night', 'ocean', 'paper', 'queen', 'river', 'shadow', 'table'],
  ...['under', 'valley', 'water', 'yellow', 'zebra', 'bottle', 'coffee', 'doctor', 'flower', 'glass'],
  ...['honey', 'juice', 'letter', 'mirror', 'number', 'orange', 'pencil', 'rocket', 'silver', 'window'],
] as const

const tell = (line: readonly string[]): string => line.join(' ')

function drawLine(rng: Random, kind: 'numbers' | 'words' | 'mixed', size: number): string[] {
  const words = kind === 'numbers' ? 0 : kind === 'words' ? size : size / 2
  return rng.shuffle([...rng.sample(WORDS, words), ...rng.sample(range(11, 98), size - words).map(String)])
}

/**
 * No step is idle, no other order shows in the illustration, and every other machine that would explain it does the same
 * with the input.
 */
function isClear(machine: Machine, example: readonly string[], input: readonly string[]): boolean {
  if (!hasOneOrder(example)) return false
  const shown = runMachine(example, machine)
  const lines = runMachine(input, machine)
  const isIdle = (line: readonly string[], made: number) => made !== countSteps(line, machine)
  if (shown.length < 3 || isIdle(example, shown.length) || isIdle(input, lines.length)) return false
  const told = shown.map(tell).join('/')
  return MACHINES.every(
    (other) =>
      runMachine(example, other).map(tell).join('/') !== told ||
      runMachine(input, other).map(tell).join('/') === lines.map(tell).join('/'),
  )
}

function passageOf(
  rng: Random,
  kind: 'numbers' | 'words' | 'mixed',
  example: readonly string[],
  shown: readonly (readonly string[])[],
  input: readonly string[],
): Figure {
  const what = { numbers: 'numbers', words: 'words', mixed: 'words and numbers' }[kind]
  const name = { numbers: 'number', words: 'word', mixed: 'word and number' }[kind]
  const last = ROMAN[shown.length - 1] ?? ''
  return {
    kind: 'passage',
    title: `${capital(name)} arrangement machine`,
    paragraphs: [
      rng.pick([
        `A ${name} arrangement machine, when given an input line of ${what}, rearranges them following a particular rule in each step. The following is an illustration of an input and its rearrangement.`,
        `When an input line of ${what} is given to a ${name} arrangement machine, it arranges them step by step following a certain rule, as in the illustration below.`,
      ]),
      [`Input: ${tell(example)}`, ...shown.map((line, step) => `Step ${ROMAN[step]}: ${tell(line)}`)].join(
        '\n',
      ),
      `Step ${last} is the last step of the above arrangement. As per the rule followed in these steps, answer the questions for the following input.`,
      `Input: ${tell(input)}`,
    ],
  }
}

function ruleOf(
  { way, end, words, numbers, isOuter, startsWithWord }: Machine,
  kind: 'numbers' | 'words' | 'mixed',
): string {
  const other = end === 'left' ? 'right' : 'left'
  const word =
    words === 'up'
      ? 'the next word of the dictionary order'
      : 'the next word from the end of the dictionary order'
  const number = numbers === 'up' ? 'the next smallest number' : 'the next largest number'
  const where = (side: string) =>
    isOuter ? `to the extreme ${side} end` : `to the ${side}, next to those already placed`
  switch (way) {
    case 'one':
      return `Each step takes ${kind === 'words' ? word : number} ${where(end)}.`
    case 'two':
      return `Each step takes one element ${where(end)} and the one from the other end of the order ${where(other)}.`
    case 'both':
      return `Each step takes ${word} ${where(end)} and ${number} ${where(other)}.`
    case 'turns':
      return `The steps take a word and a number in turn, the ${startsWithWord ? 'word' : 'number'} first, ${where(end)}: ${word}, ${number}.`
  }
}

/** How far the working has to go. */
const lastStep = (question: Question, lines: readonly (readonly string[])[]): number =>
  question.kind === 'count'
    ? lines.length
    : question.kind === 'which'
      ? lines.findIndex((line) => tell(line) === question.line) + 1
      : question.step

/** Null when the machine has no such step. */
function answerOf(question: Question, lines: readonly (readonly string[])[]): string | number | null {
  if (question.kind === 'count') return lines.length
  if (question.kind === 'which') {
    const step = lines.findIndex((line) => tell(line) === question.line)
    return step < 0 ? null : `Step ${ROMAN[step]}`
  }
  const line = lines[question.step - 1]
  if (!line) return null
  switch (question.kind) {
    case 'line':
      return tell(line)
    case 'at':
      return line[question.isLeft ? question.nth - 1 : line.length - question.nth] ?? null
    case 'where': {
      const place = line.indexOf(question.element)
      return place < 0 ? null : positionOf(place, line.length)
    }
    case 'between':
      return Math.abs(line.indexOf(question.one) - line.indexOf(question.other)) - 1
  }
}

const positionOf = (place: number, size: number): string =>
  2 * place < size
    ? `${capital(ORDINALS[place + 1] ?? '')} from the left`
    : `${capital(ORDINALS[size - place] ?? '')} from the right`

interface Asked {
  question: Question
  prompt: string
  answer: string | number
  mistakes: Mistake[]
  /** A count may be nought. */
  within: readonly [number, number]
  others: readonly string[]
}

function askMachine(
  rng: Random,
  input: readonly string[],
  lines: readonly (readonly string[])[],
  kind: Question['kind'],
): Asked {
  // The last line is sorted: the steps before it need the whole working.
  const step = rng.int(2, lines.length - 1)
  const line = lines[step - 1] ?? []
  const [before, after] = [lines[step - 2] ?? input, lines[step] ?? input]
  const finish = (question: Question, prompt: string, mistakes: Mistake[]): Asked => ({
    question,
    prompt,
    answer: answerOf(question, lines) ?? '',
    mistakes,
    within: [0, 99],
    others: [],
  })
  const name = `Step ${ROMAN[step - 1]}`
  const counts = (key: number, most: number): Mistake[] =>
    [
      [key + 1, say`one too many was counted`] as const,
      [key - 1, say`one was missed`] as const,
      [key + 2, say`two too many were counted`] as const,
      [key - 2, say`two were missed`] as const,
      [key + 3, say`three too many were counted`] as const,
      [key - 3, say`three were missed`] as const,
    ]
      .filter(([value]) => value <= most)
      .map(([value, because]) => ({ value, because }))
  switch (kind) {
    case 'line': {
      // One slip, the other and both: so no line is more like the others than the rest.
      const { row, because, slip } = rng.until(
        () => {
          const place = rng.int(1, line.length - 3)
          const [one, other] = [line[place] ?? '', line[place + 1] ?? '']
          return {
            ...rng.pick([
              { row: before, because: say`that is the line before` },
              { row: after, because: say`that is the line after` },
            ]),
            slip: (elements: readonly string[]) =>
              tell(elements.with(elements.indexOf(one), other).with(elements.indexOf(other), one)),
          }
        },
        (drawn) => drawn.slip(line) !== tell(drawn.row),
      )
      return finish(
        { kind, step },
        rng.pick([`Which of the following will be ${name}?`, `What will be the output of ${name}?`]),
        [
          { value: tell(row), because },
          { value: slip(line), because: say`two elements changed places` },
          { value: slip(row), because: say`${because}, and two of its elements changed places` },
        ],
      )
    }
    case 'count':
      return finish(
        { kind },
        rng.pick([
          'How many steps will be required to complete the arrangement?',
          'How many steps are needed to get the final output?',
        ]),
        // A step places at least one element: far more steps than elements fall at sight.
        counts(lines.length, input.length + 1),
      )
    case 'which':
      return finish(
        { kind, line: tell(line) },
        `Which step number is the following output? ${tell(line)}`,
        range(0, lines.length - 1)
          .filter((place) => place !== step - 1)
          .map((place) => ({
            value: `Step ${ROMAN[place]}`,
            because: say`that step reads ${tell(lines[place] ?? [])}`,
          })),
      )
    case 'at': {
      const isLeft = rng.chance(0.5)
      const nth = rng.int(2, Math.min(8, line.length - 2))
      const place = isLeft ? nth - 1 : line.length - nth
      const side = isLeft ? 'left' : 'right'
      return finish(
        { kind, step, nth, isLeft },
        rng.pick([
          `Which element is ${ORDINALS[nth]} from the ${side} end in ${name}?`,
          `In ${name}, which of the following is at the ${ORDINALS[nth]} position from the ${side} end?`,
        ]),
        [
          { value: line[line.length - 1 - place] ?? '', because: say`it was counted from the other end` },
          { value: line[place + 1] ?? '', because: say`that is one place further to the right` },
          { value: line[place - 1] ?? '', because: say`that is one place further to the left` },
          ...[place + 2, place - 2].flatMap((far) =>
            line[far] ? [{ value: line[far], because: say`the places were counted wrongly by two` }] : [],
          ),
          { value: before[place] ?? '', because: say`that is the element there one step earlier` },
          { value: after[place] ?? '', because: say`that is the element there one step later` },
        ],
      )
    }
    case 'where': {
      const element = rng.pick(line)
      const place = line.indexOf(element)
      const wrong = (other: number, because: string): Mistake[] =>
        other < 0 || other >= line.length
          ? []
          : [{ value: positionOf(other, line.length), because: say`${because}` }]
      return finish({ kind, step, element }, `What is the position of '${element}' in ${name}?`, [
        ...wrong(line.length - 1 - place, 'the two ends were interchanged'),
        ...wrong(line.length - place, 'the two ends were interchanged and the places miscounted'),
        ...wrong(line.length - 2 - place, 'the two ends were interchanged and the places miscounted'),
        ...wrong(place + 1, 'it was counted one place too far to the right'),
        ...wrong(place - 1, 'it was counted one place too far to the left'),
        ...wrong(before.indexOf(element), 'that is its place one step earlier'),
        ...wrong(after.indexOf(element), 'that is its place one step later'),
        ...wrong(input.indexOf(element), 'that is its place in the input'),
        ...wrong(place + 2, 'it was counted two places too far to the right'),
        ...wrong(place - 2, 'it was counted two places too far to the left'),
      ])
    }
    case 'between': {
      const [one, other] = rng.until(
        () => rng.sample(line, 2),
        ([a, b]) => Math.abs(line.indexOf(a) - line.indexOf(b)) > 1,
      )
      return finish(
        { kind, step, one, other },
        `How many elements are there between '${one}' and '${other}' in ${name}?`,
        counts(Math.abs(line.indexOf(one) - line.indexOf(other)) - 1, line.length - 2),
      )
    }
  }
}
