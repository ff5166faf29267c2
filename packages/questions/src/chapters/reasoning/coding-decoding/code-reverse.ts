import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { sixLetterWords } from '../../../kit/words/code-words.ts'
import { reverseWord, shiftWord } from '../../../kit/words/letter-codes.ts'
import { type Slip, twoSlips } from '../../../kit/words/two-slips.ts'

/** "If GARDEN is written as RAGNED in a code, how is SILVER written?" */
export const codeReverse = defineGenerator({
  id: 'reasoning/code-reverse',
  version: 4,
  levels: {
    easy: { orders: ['backwards', 'halves exchanged'], moves: [0] },
    medium: { orders: ['pairs', 'halves backwards', 'ends inwards'], moves: [0] },
    hard: { orders: ['backwards', 'pairs', 'halves backwards'], moves: [-3, -2, -1, 1, 2, 3] },
  },
  generate(rng, { orders, moves }) {
    const order = ORDERS[rng.pick(orders)]
    const move = rng.pick(moves)
    const [example, asked] = rng.until(
      () => rng.sample(sixLetterWords, 2),
      (words) => possibleWords(words[0], encode(words[0]), words[1]).length === 1,
    )
    function encode(word: string): string {
      return shiftWord(order.arrange(word), () => move)
    }
    const coded = encode(example)
    const answer = encode(asked)
    const arranged = order.arrange(asked)
    const wrongOrders = Object.values(ORDERS).map((other) => ({
      value: shiftWord(other.arrange(asked), () => move),
      because: say`the letters were put in another order: ${other.name}`,
    }))
    return {
      given: { example, coded, asked },
      prompt: ask(rng, example, coded, asked),
      answer,
      ...(rng.chance(0.75)
        ? { mistakes: slips(rng, answer, move), others: [] }
        : {
            mistakes:
              move === 0
                ? wrongOrders
                : [
                    ...wrongOrders.slice(0, 3),
                    { value: arranged, because: say`the order was changed, but the letters were not moved` },
                    {
                      value: shiftWord(asked, () => move),
                      because: say`the letters were moved, but their order was kept`,
                    },
                    {
                      value: shiftWord(arranged, () => -move),
                      because: say`the letters were moved the wrong way`,
                    },
                    {
                      value: shiftWord(arranged, () => move + Math.sign(move)),
                      because: say`the letters were moved one place too far`,
                    },
                  ],
          }),
      steps: [
        ...(order.isHidden ? [say`The code is not the word backwards, so see where each letter went.`] : []),
        say`The code writes ${example} with ${order.name}: ${order.arrange(example)}.`,
        ...(move === 0
          ? []
          : [
              say`Then each letter moves ${Math.abs(move)} ${Math.abs(move) === 1 ? 'place' : 'places'} ${move > 0 ? 'forward' : 'back'}: ${coded}.`,
              say`${asked} with ${order.name} is ${arranged}.`,
            ]),
        say`So ${asked} is written ${answer}`,
      ],
    }
  },
  solve: ({ example, coded, asked }) => possibleWords(example, coded, asked)[0] ?? '',
})

interface Order {
  name: string
  arrange(word: string): string
  isHidden: boolean
}

const ORDERS = {
  backwards: { name: 'all letters backwards', arrange: reverseWord, isHidden: false },
  'halves exchanged': {
    name: 'the two halves exchanged',
    arrange: (word) => word.slice(3) + word.slice(0, 3),
    isHidden: false,
  },
  pairs: {
    name: 'the letters of each pair exchanged',
    arrange: (word) => word.replace(/(.)(.)/g, '$2$1'),
    isHidden: true,
  },
  'halves backwards': {
    name: 'each half backwards',
    arrange: (word) => reverseWord(word.slice(0, 3)) + reverseWord(word.slice(3)),
    isHidden: true,
  },
  'ends inwards': {
    name: 'the first and the last letter exchanged',
    arrange: (word) => `${word.slice(-1)}${word.slice(1, -1)}${word.slice(0, 1)}`,
    isHidden: true,
  },
} satisfies Record<string, Order>

/** Two neighbours put in the wrong order, and two others too; of a code that also moves, one letter counted wrongly. */
function slips(rng: Random, code: string, move: number) {
  const place = rng.int(0, 2)
  const swap = (at: number): Slip => ({
    change: (word) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
    because: say`letters ${at + 1} and ${at + 2} were put in the wrong order`,
  })
  const counted = (at: number): Slip => ({
    change: (word) => shiftWord(word, (here) => (here === at ? Math.sign(move) : 0)),
    because: say`letter ${at + 1} was moved one place too far`,
  })
  const [one, other] = rng.shuffle([place, rng.int(place + 2, code.length - 2)])
  return twoSlips(code, swap(one ?? 0), move === 0 ? swap(other ?? 3) : counted(other ?? 3))
}

/** Undoes every move of the alphabet; where the same letters remain, their places show where each letter goes. */
function possibleWords(example: string, coded: string, asked: string): string[] {
  const results = range(-12, 13).flatMap((move) => {
    const places = [...shiftWord(coded, () => -move)].map((letter) => example.indexOf(letter))
    return places.includes(-1) || new Set(places).size < example.length
      ? []
      : [shiftWord(places.map((place) => asked[place] ?? '').join(''), () => move)]
  })
  return [...new Set(results)]
}

const ask = (rng: Random, example: string, coded: string, asked: string): Message =>
  rng.pick([
    say`If ${example} is written as ${coded} in a code language, how will ${asked} be written in it?`,
    say`In a certain code, ${example} is written as ${coded}. How will ${asked} be written in that code?`,
    say`If ${example} is coded as ${coded}, then how will ${asked} be coded?`,
    say`In a certain code language, ${example} is coded as ${coded}. What will be the code for ${asked}?`,
    say`In a code language, ${example} is coded as ${coded}. Select the code for ${asked}.`,
  ])
