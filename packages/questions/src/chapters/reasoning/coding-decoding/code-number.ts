import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { codeWords } from '../../../kit/words/code-words.ts'
import { letterNumber } from '../../../kit/words/letter-codes.ts'

/** "If BIRD is coded as 33 and MANGO as 50, what is the code of FISH?" */
export const codeNumber = defineGenerator({
  id: 'reasoning/code-number',
  version: 2,
  levels: {
    easy: { ends: ['A'], changes: [plain, plus] },
    medium: { ends: ['A', 'Z'], changes: [plusLength, times] },
    hard: { ends: ['A', 'Z'], changes: [timesLength, timesLengthPlus] },
  },
  generate(rng, { ends, changes }) {
    const { end, change, words } = rng.until(
      () => ({
        end: rng.pick(ends),
        change: rng.pick(changes)(rng),
        words: rng.sample([4, 5, 6] as const, 3).map((length) => rng.pick(codeWords[length])),
      }),
      (drawn) => {
        const [one = '', other = '', third = ''] = drawn.words
        const value = (word: string) => drawn.change.apply(sumFrom(drawn.end, word), word.length)
        return (
          value(third) > 0 &&
          possibleValues(
            [one, other].map((word) => ({ word, code: value(word) })),
            third,
          ).length === 1
        )
      },
    )
    const [one = '', other = '', asked = ''] = words
    const codeOf = (word: string) => change.apply(sumFrom(end, word), word.length)
    const sum = sumFrom(end, asked)
    const answer = codeOf(asked)
    const opposite = end === 'A' ? 'Z' : 'A'
    const middle = asked[2] ?? 'A'
    return {
      given: { examples: [one, other].map((word) => ({ word, code: codeOf(word) })), asked },
      prompt: ask(rng, one, codeOf(one), other, codeOf(other), asked),
      answer,
      mistakes: [
        {
          value: change.apply(sum - valueFrom(end, middle), asked.length),
          because: say`the letter ${middle} was left out`,
        },
        {
          value: change.apply(sum - asked.length, asked.length),
          because: say`the letters were counted from 0 instead of 1`,
        },
        { value: change.apply(sum + 1, asked.length), because: say`one letter was counted one too high` },
        { value: change.apply(sum - 1, asked.length), because: say`one letter was counted one too low` },
        {
          value: change.apply(sumFrom(opposite, asked), asked.length),
          because: say`the letters were counted from ${opposite} instead of ${end}`,
        },
        {
          value: change.apply(sum, asked.length + 1),
          because: say`${asked} was taken to have ${asked.length + 1} letters`,
        },
        { value: sum, because: say`that is only the sum of the places of the letters` },
        {
          value: change.apply(sum + valueFrom(end, middle), asked.length),
          because: say`the letter ${middle} was counted twice`,
        },
      ],
      steps: [
        ...(end === 'Z'
          ? [
              say`Counting from A does not explain the codes, so count from the end of the alphabet: Z = 1, Y = 2, …, A = 26.`,
            ]
          : []),
        say`${writeSum(end, one)}.`,
        ...(change.isPlain
          ? []
          : [
              say`The code ${codeOf(one)} is ${change.write(sumFrom(end, one), one.length)}: ${change.name}.`,
            ]),
        ...(change.isTwofold
          ? [
              say`${writeSum(end, other)}, and ${change.write(sumFrom(end, other), other.length)} = ${codeOf(other)} confirms it.`,
            ]
          : []),
        change.isPlain
          ? say`${writeSum(end, asked)}`
          : say`${writeSum(end, asked)}, and ${change.write(sum, asked.length)} = ${answer}`,
      ],
    }
  },
  solve: ({ examples, asked }) => possibleValues(examples, asked)[0] ?? Number.NaN,
})

type End = 'A' | 'Z'

const valueFrom = (end: End, letter: string): number =>
  end === 'A' ? letterNumber(letter) : 27 - letterNumber(letter)
const sumFrom = (end: End, word: string): number =>
  [...word].reduce((sum, letter) => sum + valueFrom(end, letter), 0)
const writeSum = (end: End, word: string): Message =>
  say`${word}: ${[...word].map((letter) => valueFrom(end, letter)).join(' + ')} = ${sumFrom(end, word)}`

/** The operation on the sum of the letters. */
interface Change {
  apply(sum: number, length: number): number
  write(sum: number, length: number): string
  name: Message
  isPlain?: boolean
  isTwofold?: boolean
}

const signed = (constant: number): string => (constant > 0 ? `+ ${constant}` : `− ${-constant}`)

function plain(): Change {
  return { apply: (sum) => sum, write: (sum) => `${sum}`, name: say`the sum itself`, isPlain: true }
}

function plus(rng: Random): Change {
  const more = rng.pick([-1, 1]) * rng.int(1, 9)
  return {
    apply: (sum) => sum + more,
    write: (sum) => `${sum} ${signed(more)}`,
    name: more > 0 ? say`${more} is added to the sum` : say`${-more} is taken from the sum`,
  }
}

function plusLength(rng: Random): Change {
  const sign = rng.pick([-1, 1])
  return {
    apply: (sum, length) => sum + sign * length,
    write: (sum, length) => `${sum} ${signed(sign * length)}`,
    name: sign > 0 ? say`the number of letters is added` : say`the number of letters is taken off`,
  }
}

function times(rng: Random): Change {
  const factor = rng.int(2, 5)
  return {
    apply: (sum) => sum * factor,
    write: (sum) => `${sum} × ${factor}`,
    name: say`the sum is multiplied by ${factor}`,
  }
}

function timesLength(): Change {
  return {
    apply: (sum, length) => sum * length,
    write: (sum, length) => `${sum} × ${length}`,
    name: say`the sum is multiplied by the number of letters`,
    isTwofold: true,
  }
}

function timesLengthPlus(rng: Random): Change {
  const more = rng.pick([-1, 1]) * rng.int(1, 5)
  return {
    apply: (sum, length) => sum * length + more,
    write: (sum, length) => `${sum} × ${length} ${signed(more)}`,
    name: say`the sum is multiplied by the number of letters, then ${signed(more)}`,
    isTwofold: true,
  }
}

/** The value of the word under every usual operation that explains both examples. */
function possibleValues(examples: readonly { word: string; code: number }[], asked: string): number[] {
  const results: number[] = []
  for (const end of ['A', 'Z'] as const) {
    for (const factor of [...range(1, 10), 'length' as const]) {
      for (const more of [...range(-20, 20), 'length' as const, 'minus length' as const]) {
        const change = (word: string) => {
          const added = more === 'length' ? word.length : more === 'minus length' ? -word.length : more
          return sumFrom(end, word) * (factor === 'length' ? word.length : factor) + added
        }
        if (examples.every(({ word, code }) => change(word) === code)) results.push(change(asked))
      }
    }
  }
  return [...new Set(results)]
}

function ask(
  rng: Random,
  one: string,
  code: number,
  other: string,
  otherCode: number,
  asked: string,
): Message {
  return rng.pick([
    say`If ${one} is coded as ${code} and ${other} as ${otherCode}, what is the code of ${asked}?`,
    say`In a certain code language, ${one} is coded as ${code} and ${other} is coded as ${otherCode}. How will ${asked} be coded in that language?`,
    say`If ${one} is written as ${code} and ${other} is written as ${otherCode} in a code language, how will ${asked} be written?`,
    say`In a code language, ${one} = ${code} and ${other} = ${otherCode}. What will be the code for ${asked}?`,
  ])
}
