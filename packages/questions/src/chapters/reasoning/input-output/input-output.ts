import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "A machine sorts 45 12 78 31 step by step ... What is step II for the input 64 23 51 17?" */
export const inputOutput = defineGenerator({
  id: 'reasoning/input-output',
  version: 3,
  levels: {
    easy: { size: 5, step: 1, ways: ['shift'], finds: ['step', 'step', 'last', 'count'] },
    medium: {
      size: 6,
      step: 2,
      ways: ['shift', 'swap'],
      finds: ['step', 'last', 'count', 'element', 'which'],
    },
    hard: { size: 7, step: 3, ways: ['shift', 'swap'], finds: ['step', 'last', 'count', 'element', 'which'] },
  },
  generate(rng, { size, step, ways, finds }) {
    const find = rng.pick(finds)
    const { example, input, rule } = rng.until(
      () => ({
        example: rng.sample(range(11, 99), size),
        input: rng.sample(range(11, 99), size),
        rule: {
          rises: rng.chance(0.5),
          side: rng.pick(['left', 'right']),
          way: rng.pick(ways),
          idles: false,
        } satisfies Rule,
      }),
      (drawn) =>
        run(drawn.example, drawn.rule).length >= Math.min(size - 1, 4) &&
        run(drawn.input, drawn.rule).length > step &&
        possibleRuns(tellAll(run(drawn.example, drawn.rule)), drawn.example, drawn.input).length === 1,
    )
    const shown = tellAll(run(example, rule))
    const steps = tellAll(run(input, rule))
    const trace = shown.map((line, place) => `Step ${ROMAN[place]}: ${line}`).join('; ')
    const [given, asked] = [example.join(' '), input.join(' ')]
    const takes = rule.rises ? 'smallest' : 'largest'
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
    const rivals = RULES.filter(({ idles }) => !idles).map((other) => ({
      other,
      lines: tellAll(run(input, other)),
      because:
        other.rises !== rule.rises
          ? say`the ${other.rises ? 'smallest' : 'largest'} number was taken instead of the ${takes}`
          : other.side !== rule.side
            ? say`the numbers were put at the ${other.side} end`
            : say`the other numbers were moved in the wrong way`,
    }))
    const place = rng.int(0, size - 1)
    const line = find === 'which' ? rng.int(1, Math.min(4, steps.length)) : step
    const question: Question = {
      find,
      step: line,
      place,
      line: find === 'which' ? (steps[line - 1] ?? '') : '',
    }
    const answer = answerOf(steps, question)
    return {
      given: { find, shown, example, input, question: { ...question } },
      prompt: say`${opening} ${tellQuestion(rng, question, asked)}`,
      answer,
      mistakes: mistakesOf(question, { steps, rivals, size, asked, answer }),
      steps: [
        say`Each step takes the ${takes} number not yet in its place to the ${rule.side} end, next to those already placed; ${moves}.`,
        ...steps
          .slice(0, find === 'last' || find === 'count' ? steps.length : line)
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
  /** A step, the last step, how many steps there are, a number of a step, or which step a line is. */
  readonly find: 'step' | 'last' | 'count' | 'element' | 'which'
  readonly step: number
  readonly place: number
  readonly line: string
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

function answerOf(steps: readonly string[], { find, step, place, line }: Question): string {
  switch (find) {
    case 'step':
      return steps[step - 1] ?? ''
    case 'last':
      return steps.at(-1) ?? ''
    case 'count':
      return COUNTS[steps.length] ?? ''
    case 'element':
      return steps[step - 1]?.split(' ')[place] ?? ''
    case 'which':
      return `Step ${ROMAN[steps.indexOf(line)] ?? ''}`
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

function tellQuestion(rng: Random, { find, step, place, line }: Question, asked: string): Message {
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
    case 'count':
      return rng.pick([
        say`How many steps will be needed to arrange the input ${asked}?`,
        say`In how many steps will the machine complete the arrangement of the input ${asked}?`,
      ])
    case 'element':
      return rng.pick([
        say`For the input ${asked}, which number is ${ORDINALS[place] ?? ''} from the left end in ${name}?`,
        say`If the input is ${asked}, which number will be at the ${ORDINALS[place] ?? ''} place from the left in ${name}?`,
      ])
    case 'which':
      return rng.pick([
        say`For the input ${asked}, which step is the line '${line}'?`,
        say`If the input is ${asked}, in which step will the output be '${line}'?`,
      ])
  }
}

function mistakesOf(
  { find, step, place, line }: Question,
  {
    steps,
    rivals,
    size,
    asked,
    answer,
  }: {
    steps: readonly string[]
    rivals: readonly { lines: readonly string[]; because: Message }[]
    size: number
    asked: string
    answer: string
  },
) {
  const others = steps.flatMap((one, index) => ({
    value: one,
    because: say`that is step ${ROMAN[index] ?? ''}`,
  }))
  const isWrong = ({ value }: { value: string }) => value !== answer && value !== ''
  switch (find) {
    case 'step':
      return [
        ...others,
        ...rivals.map(({ lines, because }) => ({ value: lines[step - 1] ?? '', because })),
        { value: asked, because: say`that is the input` },
      ].filter(isWrong)
    case 'last':
      return [
        ...others.slice(-3),
        ...rivals.map(({ lines, because }) => ({ value: lines.at(-1) ?? '', because })),
        { value: asked, because: say`that is the input` },
        ...others,
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

/** `idles`: a number that is already in its place still takes a step. */
type Rule = { rises: boolean; side: 'left' | 'right'; way: 'shift' | 'swap'; idles: boolean }

const RULES: readonly Rule[] = [true, false].flatMap((rises) =>
  (['left', 'right'] as const).flatMap((side) =>
    (['shift', 'swap'] as const).flatMap((way) =>
      [false, true].map((idles) => ({ rises, side, way, idles })),
    ),
  ),
)

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

/** The lines after each step. */
function run(input: readonly number[], { rises, side, way, idles }: Rule): number[][] {
  const wanted = [...input].sort((one, other) => (rises ? one - other : other - one))
  // Working from the right is working from the left on the reversed row.
  let row = side === 'left' ? [...input] : [...input].reverse()
  const lines: number[][] = []
  wanted.forEach((number, place) => {
    const at = row.indexOf(number)
    if (at === place && !idles) return
    const [there = 0] = row.slice(place, place + 1)
    row =
      way === 'swap'
        ? row.map((one) => (one === number ? there : one === there ? number : one))
        : [...row.slice(0, place), number, ...row.slice(place).filter((one) => one !== number)]
    lines.push(side === 'left' ? row : [...row].reverse())
  })
  return lines
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
