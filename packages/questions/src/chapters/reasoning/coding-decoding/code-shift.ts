import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { codeWords } from '../../../kit/words/code-words.ts'
import { mirrorWord, possibleCodes, reverseWord, shiftWord } from '../../../kit/words/letter-codes.ts'
import { type Slip, twoSlips } from '../../../kit/words/two-slips.ts'

/** "If TRAIN is written as VTCKP in a code, how is CLOUD written?" */
export const codeShift = defineGenerator({
  id: 'reasoning/code-shift',
  version: 3,
  levels: {
    easy: { lengths: [4, 5], kinds: [constant] },
    medium: { lengths: [5, 6], kinds: [rising, inTurns] },
    hard: { lengths: [5, 6], kinds: [reversed, mirrored] },
  },
  generate(rng, { lengths, kinds }) {
    // A word that looks the same under two codes would not show which one is meant.
    const { code, example, asked } = rng.until(
      () => {
        const [one, other] = rng.sample(codeWords[rng.pick(lengths)], 2)
        return { code: rng.pick(kinds)(rng), example: one, asked: other }
      },
      (drawn) => possibleCodes(drawn.example, drawn.code.encode(drawn.example), drawn.asked).length === 1,
    )
    const answer = code.encode(asked)
    return {
      given: { example, coded: code.encode(example), asked },
      prompt: ask(rng, example, code.encode(example), asked),
      answer,
      ...(rng.chance(0.75)
        ? { mistakes: slips(rng, answer), others: [] }
        : {
            mistakes: code.mistakes(asked).filter(({ value }) => value !== asked),
            others: [
              shiftWord(answer, (place) => (place === 1 ? 1 : 0)),
              shiftWord(answer, (place) => (place === 2 ? -1 : 0)),
              reverseWord(answer),
            ],
          }),
      steps: [...code.steps(example, code.encode(example)), say`In the same way ${asked} becomes ${answer}`],
    }
  },
  solve: ({ example, coded, asked }) => possibleCodes(example, coded, asked)[0] ?? '',
})

interface Code {
  encode(word: string): string
  mistakes(word: string): { value: string; because: Message }[]
  steps(example: string, coded: string): Message[]
}

const ask = (rng: Random, example: string, coded: string, asked: string): Message =>
  rng.pick([
    say`If ${example} is written as ${coded} in a certain code language, how will ${asked} be written in that language?`,
    say`In a certain code language, ${example} is coded as ${coded}. How will ${asked} be coded in that language?`,
    say`In a code language, ${example} is written as ${coded}. What will be the code for ${asked}?`,
    say`If the code for ${example} is ${coded}, then what is the code for ${asked} in the same language?`,
  ])

/** Two letters of the code counted wrongly. */
function slips(rng: Random, code: string) {
  const slip = (place: number): Slip => {
    const move = rng.pick([-2, -1, 1, 2])
    return {
      change: (word) => shiftWord(word, (at) => (at === place ? move : 0)),
      because: say`the ${PLACES[place] ?? ''} letter was counted ${Math.abs(move) === 1 ? 'one place' : 'two places'} wrong`,
    }
  }
  const [one, other] = rng.sample(
    [...code].map((_, place) => place),
    2,
  )
  return twoSlips(code, slip(one), slip(other))
}

const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th']

const forward = (move: number): string =>
  (move > 0 ? `${move} places forward` : `${-move} places back`).replace('1 places', '1 place')

function constant(rng: Random): Code {
  const move = rng.pick([-1, 1]) * rng.int(1, 6)
  return {
    encode: (word) => shiftWord(word, () => move),
    mistakes: (word) => [
      { value: shiftWord(word, () => -move), because: say`the letters were moved the wrong way` },
      {
        value: shiftWord(word, () => move + 1),
        because: say`the letters were moved by one place too many in the alphabet`,
      },
      {
        value: shiftWord(word, () => move - 1),
        because: say`the letters were moved by one place too few in the alphabet`,
      },
      { value: reverseWord(shiftWord(word, () => move)), because: say`the code was also written backwards` },
      {
        value: shiftWord(word, (place) => (place < word.length - 1 ? move : 0)),
        because: say`the last letter was left as it is`,
      },
    ],
    steps: (example, coded) => [
      say`${example[0] ?? ''} → ${coded[0] ?? ''}, ${example[1] ?? ''} → ${coded[1] ?? ''}: each letter moves ${forward(move)}.`,
    ],
  }
}

function rising(rng: Random): Code {
  const [first, gain] = [rng.int(1, 4), rng.int(1, 2)]
  const sign = rng.pick([-1, 1])
  const move = (place: number) => sign * (first + gain * place)
  return {
    encode: (word) => shiftWord(word, move),
    mistakes: (word) => [
      { value: shiftWord(word, () => sign * first), because: say`every letter was moved like the first one` },
      { value: shiftWord(word, (place) => -move(place)), because: say`the letters were moved the wrong way` },
      {
        value: shiftWord(word, (place) => move(place + 1)),
        because: say`the first letter was moved as far as the second should be`,
      },
      {
        value: shiftWord(word, (place) => move(word.length - 1 - place)),
        because: say`the moves were used in the opposite order`,
      },
      { value: reverseWord(shiftWord(word, move)), because: say`the code was also written backwards` },
    ],
    steps: (example, coded) => [
      say`Compare letter by letter: ${[...example].map((letter, place) => `${letter} → ${coded[place]}`).join(', ')}.`,
      say`The letters move ${sign > 0 ? 'forward' : 'back'} by ${[...example].map((_, place) => Math.abs(move(place))).join(', ')} places.`,
    ],
  }
}

function inTurns(rng: Random): Code {
  const [one, other] = [rng.int(1, 6), rng.int(1, 6)]
  const sign = rng.pick([-1, 1])
  const move = (place: number) => (place % 2 === 0 ? sign * one : -sign * other)
  return {
    encode: (word) => shiftWord(word, move),
    mistakes: (word) => [
      { value: shiftWord(word, (place) => move(place + 1)), because: say`the two moves were exchanged` },
      { value: shiftWord(word, (place) => -move(place)), because: say`both moves were made the wrong way` },
      { value: shiftWord(word, () => sign * one), because: say`every letter was moved like the first one` },
      {
        value: shiftWord(word, () => -sign * other),
        because: say`every letter was moved like the second one`,
      },
      { value: reverseWord(shiftWord(word, move)), because: say`the code was also written backwards` },
    ],
    steps: (example, coded) => [
      say`Compare letter by letter: ${[...example].map((letter, place) => `${letter} → ${coded[place]}`).join(', ')}.`,
      say`The 1st, 3rd, 5th letters move ${forward(sign * one)}, the others ${forward(-sign * other)}.`,
    ],
  }
}

function reversed(rng: Random): Code {
  const move = rng.pick([-1, 1]) * rng.int(1, 5)
  return {
    encode: (word) => shiftWord(reverseWord(word), () => move),
    mistakes: (word) => [
      { value: shiftWord(word, () => move), because: say`the word was not written backwards` },
      {
        value: reverseWord(word),
        because: say`the word was only written backwards, the letters were not moved`,
      },
      {
        value: shiftWord(reverseWord(word), () => -move),
        because: say`the letters were moved the wrong way`,
      },
      {
        value: shiftWord(reverseWord(word), () => move + 1),
        because: say`the letters were moved by one place too many in the alphabet`,
      },
      {
        value: shiftWord(reverseWord(word), () => move - 1),
        because: say`the letters were moved by one place too few in the alphabet`,
      },
    ],
    steps: (example, coded) => [
      say`The letters of ${coded} do not follow those of ${example} one by one, so try the word backwards.`,
      say`Backwards ${example} is ${reverseWord(example)}.`,
      say`Each letter of that moves ${forward(move)}: ${coded}.`,
    ],
  }
}

function mirrored(rng: Random): Code {
  const move = rng.int(-3, 3)
  return {
    encode: (word) => shiftWord(mirrorWord(word), () => move),
    mistakes: (word) => [
      {
        value: shiftWord(word, () => (move === 0 ? 1 : move)),
        because: say`the letters were moved without taking the opposite letters first`,
      },
      {
        value: shiftWord(mirrorWord(word), () => -move),
        because: say`the opposite letters were moved the wrong way`,
      },
      {
        value: shiftWord(mirrorWord(word), () => move + 1),
        because: say`the opposite letters were taken one place too far in the alphabet`,
      },
      {
        value: shiftWord(mirrorWord(word), () => move - 1),
        because: say`the opposite letters were taken one place short in the alphabet`,
      },
      {
        value: reverseWord(shiftWord(mirrorWord(word), () => move)),
        because: say`the code was also written backwards`,
      },
      {
        value: shiftWord(mirrorWord(word), (place) => (place === 0 ? move + 2 : move)),
        because: say`the first letter was counted wrongly`,
      },
    ],
    steps: (example, coded) => [
      say`No single move leads from ${example} to ${coded}, so think of opposite letters: A and Z, B and Y, C and X.`,
      say`The opposite letters of ${example} are ${mirrorWord(example)}.`,
      move === 0 ? say`That is the code itself.` : say`Each of them moves ${forward(move)}: ${coded}.`,
    ],
  }
}
