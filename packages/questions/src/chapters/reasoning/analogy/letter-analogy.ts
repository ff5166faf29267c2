import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  letterNumber,
  mirrorWord,
  numberLetter,
  possibleCodes,
  reverseWord,
  shiftWord,
} from '../../../kit/words/letter-codes.ts'

/** "BKTE is to DMVG as HRCP is to which group?" */
export const letterAnalogy = defineGenerator({
  id: 'reasoning/letter-analogy',
  version: 4,
  levels: {
    easy: { letters: 4, rules: [constant] },
    medium: { letters: 4, rules: [rising, inTurns] },
    hard: { letters: 4, rules: [backwards, opposite] },
  },
  generate(rng, { letters, rules }) {
    const { rule, from, asked } = rng.until(
      () => ({ rule: rng.pick(rules)(rng), from: drawGroup(rng, letters), asked: drawGroup(rng, letters) }),
      (drawn) =>
        drawn.from !== drawn.asked &&
        possibleCodes(drawn.from, drawn.rule.change(drawn.from), drawn.asked).length === 1,
    )
    const to = rule.change(from)
    const answer = rule.change(asked)
    return {
      given: { from, to, asked },
      prompt: ask(rng, from, to, asked),
      answer,
      mistakes: rule.mistakes(asked).filter(({ value }) => value !== asked),
      steps: [...rule.steps(from, to), say`In the same way ${asked} becomes ${answer}`],
    }
  },
  solve: ({ from, to, asked }) => possibleCodes(from, to, asked)[0] ?? '',
  // Moving each letter by the shift at its place, without any pattern, is also accepted, so it is not offered as
  // wrong.
  accepts: ({ from, to, asked }, value) => value.kind === 'words' && value.text === byPlaces(from, to, asked),
})

const byPlaces = (from: string, to: string, asked: string): string =>
  shiftWord(asked, (place) => letterNumber(to[place] ?? 'A') - letterNumber(from[place] ?? 'A'))

/** Different letters, so that the example shows what happens to each. */
const drawGroup = (rng: Random, letters: number): string =>
  rng.sample(range(1, 26), letters).map(numberLetter).join('')

const ask = (rng: Random, from: string, to: string, asked: string): Message =>
  rng.pick([
    say`${from} is related to ${to} in a certain way. In the same way, ${asked} is related to which of the following?`,
    say`${from} : ${to} :: ${asked} : (?)`,
    say`Select the option that is related to the third letter-cluster in the same way as the second letter-cluster is related to the first: ${from} : ${to} :: ${asked} : (?)`,
    say`${from} is related to ${to} in the same way as ${asked} is related to:`,
    say`Which letter-cluster will replace the question mark (?) in ${from} : ${to} :: ${asked} : (?)`,
  ])

interface Rule {
  change(group: string): string
  mistakes(group: string): { value: string; because: Message }[]
  steps(from: string, to: string): Message[]
}

function constant(rng: Random): Rule {
  const move = rng.pick([-1, 1]) * rng.int(1, 7)
  return {
    change: (group) => shiftWord(group, () => move),
    mistakes: (group) => [
      { value: shiftWord(group, () => -move), because: say`the letters were moved the wrong way` },
      {
        value: shiftWord(group, () => move + 1),
        because: say`each letter was moved by one place too far forward`,
      },
      {
        value: shiftWord(group, () => move - 1),
        because: say`each letter was moved by one place too far back`,
      },
      {
        value: reverseWord(shiftWord(group, () => move)),
        because: say`the group was also written backwards`,
      },
      {
        value: shiftWord(group, (place) => (place === group.length - 1 ? -move : move)),
        because: say`the last letter was moved the wrong way`,
      },
    ],
    steps: (from, to) => [
      say`${from[0] ?? ''} → ${to[0] ?? ''} and ${from[1] ?? ''} → ${to[1] ?? ''}: each letter moves ${spaces(move)}.`,
    ],
  }
}

function rising(rng: Random): Rule {
  const sign = rng.pick([-1, 1])
  const [first, gain] = [rng.int(1, 5), rng.int(1, 3)]
  return patterned((place) => sign * (first + gain * place))
}

function inTurns(rng: Random): Rule {
  const sign = rng.pick([-1, 1])
  const [one, other] = [rng.int(1, 7), rng.int(1, 7)]
  return patterned((place) => (place % 2 === 0 ? sign * one : -sign * other))
}

function backwards(rng: Random): Rule {
  const move = rng.pick([-1, 1]) * rng.int(1, 5)
  return {
    change: (group) => shiftWord(reverseWord(group), () => move),
    mistakes: (group) => [
      { value: shiftWord(group, () => move), because: say`the group was not written backwards` },
      {
        value: reverseWord(group),
        because: say`the group was written backwards, but the letters were not moved`,
      },
      {
        value: shiftWord(reverseWord(group), () => -move),
        because: say`the letters were moved the wrong way`,
      },
      {
        value: shiftWord(reverseWord(group), () => move + 1),
        because: say`each letter was moved by one place too far forward`,
      },
      {
        value: shiftWord(reverseWord(group), () => move - 1),
        because: say`each letter was moved by one place too far back`,
      },
    ],
    steps: (from, to) => [
      say`No pattern leads from ${from} to ${to} letter by letter, so try the group backwards.`,
      say`Backwards ${from} is ${reverseWord(from)}.`,
      say`Each letter of that moves ${spaces(move)}: ${to}.`,
    ],
  }
}

function opposite(rng: Random): Rule {
  const move = rng.int(-3, 3)
  return {
    change: (group) => shiftWord(mirrorWord(group), () => move),
    mistakes: (group) => [
      { value: mirrorWord(group), because: say`the opposite letters were taken, but not moved` },
      {
        value: shiftWord(mirrorWord(group), () => -move),
        because: say`the opposite letters were moved the wrong way`,
      },
      {
        value: shiftWord(mirrorWord(group), () => move + 1),
        because: say`the opposite letters were taken one place too far forward`,
      },
      {
        value: shiftWord(mirrorWord(group), () => move - 1),
        because: say`the opposite letters were taken one place too far back`,
      },
      {
        value: reverseWord(shiftWord(mirrorWord(group), () => move)),
        because: say`the group was also written backwards`,
      },
      {
        value: shiftWord(mirrorWord(group), (place) => (place === group.length - 1 ? move + 1 : move)),
        because: say`the last letter was taken one place too far forward`,
      },
    ],
    steps: (from, to) => [
      say`No pattern of moves leads from ${from} to ${to}, so think of opposite letters: A and Z, B and Y, C and X.`,
      say`The opposite letters of ${from} are ${mirrorWord(from)}.`,
      move === 0 ? say`That is the second group itself.` : say`Each of them moves ${spaces(move)}: ${to}.`,
    ],
  }
}

const spaces = (move: number): string =>
  `${Math.abs(move)} ${Math.abs(move) === 1 ? 'place' : 'places'} ${move > 0 ? 'forward' : 'back'}`

const comparison = (from: string, to: string): Message =>
  say`Compare letter by letter: ${[...from].map((letter, place) => `${letter} → ${to[place]}`).join(', ')}.`

function patterned(move: (place: number) => number): Rule {
  return {
    change: (group) => shiftWord(group, move),
    mistakes: (group) => [
      { value: shiftWord(group, () => move(0)), because: say`every letter was moved like the first one` },
      {
        value: shiftWord(group, (place) => -move(place)),
        because: say`the letters were moved the wrong way`,
      },
      {
        value: shiftWord(group, (place) => move(group.length - 1 - place)),
        because: say`the moves were used in the opposite order`,
      },
      {
        value: shiftWord(group, (place) => (place === group.length - 1 ? -move(place) : move(place))),
        because: say`the last letter was moved the wrong way`,
      },
      {
        value: shiftWord(group, (place) => move(place + 1)),
        because: say`each letter was moved as its right neighbour should be`,
      },
      { value: reverseWord(shiftWord(group, move)), because: say`the group was also written backwards` },
    ],
    steps: (from, to) => [
      comparison(from, to),
      say`The moves are ${[...from].map((_, place) => (move(place) > 0 ? `+${move(place)}` : `−${-move(place)}`)).join(', ')}.`,
    ],
  }
}
