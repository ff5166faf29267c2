import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { hasOneOrder } from './machine.ts'

/** "A machine sorts 45 12 78 31 step by step ... What is step II for the input 64 23 51 17?" */
export const inputOutput = defineGenerator({
  id: 'reasoning/input-output',
  version: 5,
  levels: {
    easy: {
      size: 5,
      step: 1,
      ways: ['shift'],
      ends: ['one'],
      finds: ['step', 'step', 'last', 'count'],
    },
    medium: {
      size: 6,
      step: 2,
      ways: ['shift', 'swap'],
      ends: ['one'],
      finds: ['step', 'before-last', 'count', 'element', 'which'],
    },
    hard: {
      size: 7,
      step: 3,
      ways: ['shift', 'swap'],
      ends: ['one', 'both', 'both'],
      finds: ['step', 'before-last', 'count', 'element', 'which', 'between', 'sum'],
    },
  },
  generate(rng, { size, step, ways, ends, finds }) {
    const find = rng.pick(finds)
    const { example, input, rule } = rng.until(
      () => ({
        example: rng.sample(range(11, 99), size),
        input: rng.sample(range(11, 99), size),
        rule: {
          rises: rng.chance(0.5),
          side: rng.pick(['left', 'right']),
          way: rng.pick(ways),
          ends: rng.pick(ends),
          idles: false,
        } satisfies Rule,
      }),
      (drawn) =>
        hasOneOrder(drawn.example.map(String)) &&
        run(drawn.example, drawn.rule).length >= Math.min(size - 1, 4) &&
        run(drawn.input, drawn.rule).length > Math.max(step, 2) &&
        openPlaces(drawn.input, drawn.rule, step).length > 1 &&
        [drawn.example, drawn.input].every((row) => keepsTurns(row, drawn.rule)) &&
        possibleRuns(tellAll(run(drawn.example, drawn.rule)), drawn.example, drawn.input).length === 1,
    )
    const shown = tellAll(run(example, rule))
    const steps = tellAll(run(input, rule))
    const trace = shown.map((line, place) => `Step ${ROMAN[place]}: ${line}`).join('; ')
    const [given, asked] = [example.join(' '), input.join(' ')]
    const [takes, leaves] = rule.rises ? ['smallest', 'largest'] : ['largest', 'smallest']
    const moves =
      rule.way === 'shift'
        ? 'the numbers in between move up by one place'
        : 'it changes places with the number there'
    const opening = rng.pick([
      say`When an input line of numbers is given, a machine rearranges it following a particular rule in each step. Input: ${given}. ${trace}, and this is the last step.`,
      say`A number arrangement machine works step by step as follows. Input: ${given}. ${trace}, which is the final step.`,
      say`Study the steps of a rearrangement machine. Input: ${given}. ${trace}, after which it stops.`,
      say`The following is an illustration of an input and its rearrangement. Input: ${given}. ${trace}, which is the last step.`,
    ])
    // Only rules that end in the same order: another order is struck out at sight.
    const rivals = RULES.filter(({ idles }) => !idles)
      .map((other) => ({ other, lines: tellAll(run(input, other)) }))
      .filter(({ lines }) => lines.at(-1) === steps.at(-1) && lines.join() !== steps.join())
      .map(({ other, lines }) => ({
        lines,
        because:
          other.ends !== rule.ends
            ? rule.ends === 'both'
              ? say`the numbers were taken to one end only`
              : say`the numbers were taken to both ends in turn`
            : other.way !== rule.way
              ? say`the other numbers were moved in the wrong way`
              : say`the machine does not begin at the ${other.side} end`,
      }))
    const [place, second] = rng.sample(openPlaces(input, rule, step), 2)
    const line = find === 'which' ? rng.int(step, Math.min(step + 2, steps.length)) : step
    const question: Question = {
      find,
      step: line,
      places: [Math.min(place, second), Math.max(place, second)],
      numbers: rng.sample(input, 2).map(String),
      line: find === 'which' ? (steps[line - 1] ?? '') : '',
    }
    const answer = answerOf(steps, question)
    return {
      given: { find, shown, example, input, question: { ...question } },
      prompt: say`${opening} ${tellQuestion(rng, question, asked)}`,
      answer,
      mistakes: mistakesOf(question, { steps, rivals, size, input, answer }),
      others: [],
      steps: [
        rule.ends === 'one'
          ? say`Each step takes the ${takes} number not yet in its place to the ${rule.side} end, next to those already placed; ${moves}.`
          : say`The ${takes} number goes to the ${rule.side} end, then the ${leaves} to the ${rule.side === 'left' ? 'right' : 'left'} end, and so on in turn, next to those already placed; ${moves}.`,
        ...steps
          .slice(0, find === 'last' || find === 'before-last' || find === 'count' ? steps.length : line)
          .map((one, index) => say`Step ${ROMAN[index] ?? ''}: ${one}.`),
        say`So the answer is ${answer}`,
      ],
    }
  },
  solve({ shown, example, input, question }) {
    const [only, ...others] = possibleRuns(shown, example, input)
    return only !== undefined && others.length === 0 ? answerOf(only.split('/'), question) : ''
  },
})

type Question = {
  /**
   * A step, the last one or the one before it, how many steps there are, a number of a step or the sum of two of them,
   * which step a line is, or how many numbers stand between two others.
   */
  readonly find: 'step' | 'last' | 'before-last' | 'count' | 'element' | 'sum' | 'which' | 'between'
  readonly step: number
  readonly places: readonly [number, number]
  readonly numbers: readonly string[]
  readonly line: string
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

/** How many numbers of a line stand between two of them. */
function countBetween(line: string, [one = '', other = '']: readonly string[]): number {
  const numbers = line.split(' ')
  return Math.abs(numbers.indexOf(one) - numbers.indexOf(other)) - 1
}

const sumAt = (line: string, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Number(line.split(' ')[place]), 0)

function answerOf(steps: readonly string[], { find, step, places, numbers, line }: Question): string {
  const now = steps[step - 1] ?? ''
  switch (find) {
    case 'step':
      return now
    case 'last':
      return steps.at(-1) ?? ''
    case 'before-last':
      return steps.at(-2) ?? ''
    case 'count':
      return COUNTS[steps.length] ?? ''
    case 'element':
      return now.split(' ')[places[0]] ?? ''
    case 'sum':
      return String(sumAt(now, places))
    case 'between':
      return COUNTS[countBetween(now, numbers)] ?? ''
    case 'which':
      return `Step ${ROMAN[steps.indexOf(line)] ?? ''}`
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

function tellQuestion(rng: Random, { find, step, places, numbers, line }: Question, asked: string): Message {
  const [place, other] = places.map((at) => ORDINALS[at] ?? '')
  const name = `step ${ROMAN[step - 1]}`
  switch (find) {
    case 'step':
      return rng.pick([
        say`What will be ${name} for the input ${asked}?`,
        say`Find ${name} for the input ${asked}.`,
        say`As per the rule followed, what is ${name} for the input ${asked}?`,
      ])
    case 'last':
      return rng.pick([
        say`What will be the final output for the input ${asked}?`,
        say`Which of the following is the last step for the input ${asked}?`,
      ])
    case 'before-last':
      return rng.pick([
        say`What will be the output just before the last step for the input ${asked}?`,
        say`Which of the following is the last but one step for the input ${asked}?`,
      ])
    case 'count':
      return rng.pick([
        say`How many steps will be needed to arrange the input ${asked}?`,
        say`In how many steps will the machine complete the arrangement of the input ${asked}?`,
      ])
    case 'element':
      return rng.pick([
        say`For the input ${asked}, which number is ${place ?? ''} from the left end in ${name}?`,
        say`If the input is ${asked}, which number will be at the ${place ?? ''} place from the left in ${name}?`,
      ])
    case 'sum':
      return rng.pick([
        say`For the input ${asked}, what is the sum of the numbers that are ${place ?? ''} and ${other ?? ''} from the left end in ${name}?`,
        say`If the input is ${asked}, find the sum of the numbers at the ${place ?? ''} and the ${other ?? ''} place from the left in ${name}.`,
      ])
    case 'between':
      return rng.pick([
        say`For the input ${asked}, how many numbers are there between ${numbers.join(' and ')} in ${name}?`,
        say`If the input is ${asked}, how many numbers will stand between ${numbers.join(' and ')} in ${name}?`,
      ])
    case 'which':
      return rng.pick([
        say`For the input ${asked}, which step is the line '${line}'?`,
        say`If the input is ${asked}, in which step will the output be '${line}'?`,
      ])
  }
}

function mistakesOf(
  { find, step, places, numbers, line }: Question,
  {
    steps,
    rivals,
    size,
    input,
    answer,
  }: {
    steps: readonly string[]
    rivals: readonly { lines: readonly string[]; because: Message }[]
    size: number
    input: readonly number[]
    answer: string
  },
): { value: string; because: Message }[] {
  const others = steps.map((one, index) => ({
    value: one,
    because: say`that is step ${ROMAN[index] ?? ''}`,
  }))
  const isWrong = ({ value }: { value: string }) => value !== answer && value !== ''
  const inOtherSteps = (read: (line: string) => string) => [
    ...steps.map((one, index) => ({
      value: read(one),
      because: say`it is so in step ${ROMAN[index] ?? ''}`,
    })),
    ...rivals.map(({ lines, because }) => ({ value: read(lines[step - 1] ?? ''), because })),
    { value: read(input.join(' ')), because: say`it is so in the input` },
  ]
  switch (find) {
    case 'step':
      return [
        ...others,
        ...rivals.flatMap(({ lines, because }) =>
          lines.slice(0, step + 1).map((value) => ({ value, because })),
        ),
      ].filter(isWrong)
    case 'last':
      return [
        ...others,
        ...rivals.flatMap(({ lines, because }) => lines.slice(-3, -1).map((value) => ({ value, because }))),
        { value: answer.split(' ').toReversed().join(' '), because: say`that is the opposite order` },
      ].filter(isWrong)
    case 'before-last':
      return [
        ...others,
        ...rivals.flatMap(({ lines, because }) => lines.slice(-3, -1).map((value) => ({ value, because }))),
      ].filter(isWrong)
    case 'count':
      return range(Math.max(1, steps.length - 3), Math.min(steps.length + 2, size))
        .map((number) => ({
          value: COUNTS[number] ?? '',
          because:
            number > steps.length
              ? say`a number that is already in its place takes no step`
              : say`the machine is not yet done after so many steps`,
        }))
        .filter(isWrong)
    case 'element': {
      const [place] = places
      const now = steps[step - 1]?.split(' ') ?? []
      return now
        .map((value, at) => ({
          value,
          because: say`it is ${ORDINALS[at] ?? ''} from the left end in step ${ROMAN[step - 1] ?? ''}`,
        }))
        .sort(
          (one, other) =>
            Math.abs(now.indexOf(one.value) - place) - Math.abs(now.indexOf(other.value) - place),
        )
        .filter(isWrong)
    }
    case 'sum': {
      const now = steps[step - 1] ?? ''
      const [place, other] = places
      return [
        ...inOtherSteps((one) => String(sumAt(one, places))),
        ...[place - 1, place + 1].map((at) => ({
          value: String(sumAt(now, [at, other])),
          because: say`the number beside the ${ORDINALS[place] ?? ''} place was taken`,
        })),
        ...[other - 1, other + 1].map((at) => ({
          value: String(sumAt(now, [place, at])),
          because: say`the number beside the ${ORDINALS[other] ?? ''} place was taken`,
        })),
      ].filter((one) => isWrong(one) && one.value !== 'NaN')
    }
    case 'between':
      return [
        ...inOtherSteps((one) => COUNTS[countBetween(one, numbers)] ?? ''),
        ...range(0, size - 2).map((number) => ({
          value: COUNTS[number] ?? '',
          because: say`the places of ${numbers.join(' and ')} in step ${ROMAN[step - 1] ?? ''} are not so far apart, or farther`,
        })),
      ].filter(isWrong)
    case 'which':
      return range(0, Math.max(4, steps.length) - 1)
        .map((index) => ({
          value: `Step ${ROMAN[index] ?? ''}`,
          because:
            index < steps.length
              ? say`step ${ROMAN[index] ?? ''} is ${steps[index] ?? line}`
              : say`the machine stops before that step`,
        }))
        .filter(isWrong)
  }
}

/**
 * The smallest number (or the largest) goes to one side first. With both ends, the largest (or the smallest) then goes to
 * the other side, and so on in turn. `idles`: a number that is already in its place still takes a step.
 */
type Rule = {
  rises: boolean
  side: 'left' | 'right'
  way: 'shift' | 'swap'
  ends: 'one' | 'both'
  idles: boolean
}

const RULES: readonly Rule[] = [true, false].flatMap((rises) =>
  (['left', 'right'] as const).flatMap((side) =>
    (['shift', 'swap'] as const).flatMap((way) =>
      (['one', 'both'] as const).flatMap((ends) =>
        [false, true].map((idles) => ({ rises, side, way, ends, idles })),
      ),
    ),
  ),
)

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** Which number goes to which place, in the order of the steps. */
function targets(input: readonly number[], { rises, side, ends }: Rule): { number: number; place: number }[] {
  const wanted = [...input].sort((one, other) => (rises ? one - other : other - one))
  const last = input.length - 1
  const order = range(0, last).map((turn) =>
    ends === 'one' ? turn : turn % 2 === 0 ? turn / 2 : last - (turn - 1) / 2,
  )
  return order.map((rank) => ({ number: wanted[rank] ?? 0, place: side === 'left' ? rank : last - rank }))
}

/** The lines after each step. */
function run(input: readonly number[], rule: Rule): number[][] {
  let row = [...input]
  const lines: number[][] = []
  for (const { number, place } of targets(input, rule)) {
    const at = row.indexOf(number)
    if (at === place && !rule.idles) continue
    const there = row[place] ?? 0
    row =
      rule.way === 'swap'
        ? row.map((one) => (one === number ? there : one === there ? number : one))
        : row.toSpliced(at, 1).toSpliced(place, 0, number)
    lines.push(row)
  }
  return lines
}

/** With both ends in turn, a number that needs no step would leave open which end is next: that is not asked. */
function keepsTurns(input: readonly number[], rule: Rule): boolean {
  const lines = tellAll(run(input, rule))
  const all = tellAll(run(input, { ...rule, idles: true }))
  return rule.ends === 'one' || lines.every((line, step) => line === all[step])
}

/** Places of a step that hold a number which is not yet in its place, and not the one that stood there in the input. */
function openPlaces(input: readonly number[], rule: Rule, step: number): number[] {
  const lines = run(input, rule)
  const now = lines[step - 1] ?? []
  return range(0, input.length - 1).filter(
    (place) => now[place] !== input[place] && now[place] !== lines.at(-1)?.[place],
  )
}

const tellAll = (lines: readonly (readonly number[])[]): string[] => lines.map((line) => line.join(' '))

/** The steps under every rule that explains the whole example. */
function possibleRuns(
  shown: readonly string[],
  example: readonly number[],
  input: readonly number[],
): string[] {
  const fitting = RULES.filter((rule) => tellAll(run(example, rule)).join('/') === shown.join('/'))
  return [...new Set(fitting.map((rule) => tellAll(run(input, rule)).join('/')))]
}
