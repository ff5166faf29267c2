import { defineGenerator } from '../../../kit/define-generator.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A machine sorts 45 12 78 31 step by step ... What is step II for the input 64 23 51 17?" */
export const inputOutput = defineGenerator({
  id: 'reasoning/input-output',
  version: 2,
  levels: {
    easy: { size: 5, step: 1, ways: ['shift'] },
    medium: { size: 6, step: 2, ways: ['shift', 'swap'] },
    hard: { size: 7, step: 3, ways: ['shift', 'swap'] },
  },
  generate(rng, { size, step, ways }) {
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
        possibleSteps(tellAll(run(drawn.example, drawn.rule)), drawn.example, drawn.input, step).length === 1,
    )
    const shown = tellAll(run(example, rule))
    const steps = tellAll(run(input, rule))
    const answer = steps[step - 1] ?? ''
    const trace = shown.map((line, place) => `Step ${ROMAN[place]}: ${line}`).join('; ')
    const name = `step ${ROMAN[step - 1]}`
    const [given, asked] = [example.join(' '), input.join(' ')]
    const takes = rule.rises ? 'smallest' : 'largest'
    const moves =
      rule.way === 'shift'
        ? 'the numbers in between move up by one place'
        : 'it changes places with the number there'
    return {
      given: { shown, example, input, step },
      prompt: rng.pick([
        say`When an input line of numbers is given, a machine rearranges it following a particular rule in each step. Input: ${given}. ${trace}, and this is the last step. What will be ${name} for the input ${asked}?`,
        say`A number arrangement machine works step by step as follows. Input: ${given}. ${trace}, which is the final step. Find ${name} for the input ${asked}.`,
        say`Study the steps of a rearrangement machine. Input: ${given}. ${trace}, after which it stops. As per the rule followed, what is ${name} for the input ${asked}?`,
        say`The following is an illustration of an input and its rearrangement. Input: ${given}. ${trace}, which is the last step. Which of the following would be ${name} for the input ${asked}?`,
      ]),
      answer,
      mistakes: [
        ...steps.flatMap((line, place) =>
          place === step - 1 ? [] : [{ value: line, because: say`that is step ${ROMAN[place] ?? ''}` }],
        ),
        ...RULES.filter(({ idles }) => !idles).flatMap((other) => {
          const value = tellAll(run(input, other))[step - 1]
          if (value === undefined) return []
          const because =
            other.rises !== rule.rises
              ? say`the ${other.rises ? 'smallest' : 'largest'} number was taken instead of the ${takes}`
              : other.side !== rule.side
                ? say`the numbers were put at the ${other.side} end`
                : say`the other numbers were moved in the wrong way`
          return [{ value, because }]
        }),
        { value: asked, because: say`that is the input` },
      ],
      steps: [
        say`Each step takes the ${takes} number not yet in its place to the ${rule.side} end, next to those already placed; ${moves}.`,
        ...steps.slice(0, step).map((line, place) => say`Step ${ROMAN[place] ?? ''}: ${line}.`),
        say`So ${name} is ${answer}`,
      ],
    }
  },
  solve({ shown, example, input, step }) {
    const found = possibleSteps(shown, example, input, step)
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

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

/** The asked line under every rule that explains the whole example. */
function possibleSteps(
  shown: readonly string[],
  example: readonly number[],
  input: readonly number[],
  step: number,
): string[] {
  const fitting = RULES.filter((rule) => tellAll(run(example, rule)).join('/') === shown.join('/'))
  return [...new Set(fitting.map((rule) => tellAll(run(input, rule))[step - 1] ?? ''))]
}
