import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { degrees } from '../../../kit/values/value.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Asha faces north, turns 135° clockwise and then 90° anticlockwise. Which direction does she face now?" */
export const facing = defineGenerator({
  id: 'reasoning/facing',
  version: 10,
  levels: {
    easy: { forms: [turnsOf(2, 90), ...often(24, turnsOf(3, 90))] },
    medium: { forms: [turnsOf(3, 45), turnsOf(4, 45)] },
    hard: { forms: [turnedMap, atFirst, missingTurn, mapAndTurn] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'map') {
      // Tries every turn of the map by eighths against both examples.
      const eighths = range(0, 7).filter((eighth) =>
        given.examples.every(({ real, shown }) => turned(real, eighth) === shown),
      )
      return eighths.length === 1 ? capital(turned(given.asked, eighths[0] ?? 0)) : ''
    }
    if (given.find === 'first')
      // Tries every direction.
      return capital(
        COMPASS.find(
          (start) =>
            given.turns.reduce<Direction>(
              (at, { by, clockwise }) => turned(at, (clockwise ? by : -by) / 45),
              start,
            ) === given.end,
        ) ?? '',
      )
    if (given.find === 'missing') {
      const angle = range(1, 7).find((eighths) => {
        const all = [...given.turns, { by: 45 * eighths, clockwise: given.clockwise }]
        return turned(given.start, net(all) / 45) === given.end
      })
      return degrees(45 * (angle ?? 0))
    }
    if (given.find === 'true-turn') {
      // The turns are made by what is shown, and the name is put right afterwards.
      const shownEnd = turned(given.start, net(given.turns) / 45)
      const eighth = range(0, 7).find((step) => turned(given.real, step) === given.shown) ?? 0
      return capital(COMPASS.find((real) => turned(real, eighth) === shownEnd) ?? '')
    }
    // A needle, turned by one eighth at a time.
    let needle = given.start
    for (const { by, clockwise } of given.turns) {
      for (let done = 0; done < by; done += 45) {
        const at = COMPASS.indexOf(needle)
        needle = COMPASS.at(clockwise ? (at + 1) % 8 : at - 1) ?? needle
      }
    }
    return capital(needle)
  },
})

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
type Direction = (typeof COMPASS)[number]
type Turn = { by: number; clockwise: boolean }

const turned = (from: Direction, eighths: number): Direction =>
  COMPASS[(COMPASS.indexOf(from) + eighths + 80) % 8] ?? from

const word = ({ clockwise }: Turn): string => (clockwise ? 'clockwise' : 'anticlockwise')

function turnsOf(count: number, unit: 45 | 90) {
  return (rng: Random) => {
    const start = rng.pick(unit === 90 && count === 2 ? EVEN : COMPASS)
    const turns = rng.until(
      () =>
        range(1, count).map(
          (): Turn => ({ by: rng.int(unit, unit === 90 ? 270 : 225, unit), clockwise: rng.chance(0.5) }),
        ),
      (drawn) =>
        drawn.some(({ clockwise }) => clockwise) &&
        net(drawn) % 360 !== 0 &&
        !drawn.some(cancels) &&
        !drawn.some(repeats),
    )
    const total = net(turns)
    const end = turned(start, total / 45)
    const answer = capital(end)
    const clockwise = sumOf(turns, true)
    const back = sumOf(turns, false)
    const by = (eighths: number) => capital(turned(start, eighths))
    return {
      given: { find: 'turns' as const, start, turns },
      prompt: tellTurns(rng, start, turns),
      answer,
      mistakes: [
        { value: by(-total / 45), because: say`clockwise and anticlockwise were confused` },
        { value: by((clockwise + back) / 45), because: say`all turns were taken as clockwise` },
        { value: by(-(clockwise + back) / 45), because: say`all turns were taken as anticlockwise` },
        { value: by(total / 45 + 4), because: say`that is opposite to where the turns lead` },
        { value: by(net(turns.slice(0, -1)) / 45), because: say`the last turn was left out` },
        { value: by(net(turns.slice(1)) / 45), because: say`the first turn was left out` },
        { value: by(total / 45 + 2), because: say`a quarter turn too much was made clockwise` },
        { value: by(total / 45 - 2), because: say`a quarter turn too much was made anticlockwise` },
        ...(unit === 45
          ? [
              { value: by(total / 45 + 1), because: say`an eighth of a turn too much was made clockwise` },
              {
                value: by(total / 45 - 1),
                because: say`an eighth of a turn too much was made anticlockwise`,
              },
            ]
          : []),
      ],
      steps: [
        say`Add the clockwise turns and take off the others: ${degrees(clockwise)} and ${degrees(back)}.`,
        say`Together that is ${degrees(Math.abs(total))} ${total > 0 ? 'clockwise' : 'anticlockwise'}.`,
        ...(unit === 45 ? [say`${degrees(45)} is one step of the compass with eight directions.`] : []),
        ...(Math.abs(total) > 360 || count > 3
          ? [
              say`A whole turn of ${degrees(360)} changes nothing, so ${degrees(Math.abs(total) % 360)} counts.`,
            ]
          : []),
        say`From ${start} this leads to ${answer}`,
      ],
    }
  }
}

const EVEN = ['north', 'east', 'south', 'west'] as const

const sumOf = (turns: readonly Turn[], way: boolean): number =>
  turns.reduce((sum, { by, clockwise }) => (clockwise === way ? sum + by : sum), 0)

/** Whether a turn is told twice running; it would be told as one. */
const repeats = ({ by, clockwise }: Turn, place: number, turns: readonly Turn[]): boolean => {
  const before = turns[place - 1]
  return before?.by === by && before.clockwise === clockwise
}

/** Whether a turn leads back to where the one before it began. */
const cancels = (_turn: Turn, place: number, turns: readonly Turn[]): boolean =>
  place > 0 && net(turns.slice(place - 1, place + 1)) % 360 === 0

const net = (turns: readonly Turn[]): number => sumOf(turns, true) - sumOf(turns, false)

const PERSONS = [
  'a man',
  'a boy',
  'a soldier',
  'a cadet',
  'a policeman',
  'a watchman',
  'a sailor',
  'a player',
  'a student',
] as const

function tellTurns(rng: Random, start: Direction, turns: readonly Turn[]): Message {
  const list = turns.reduce<Message>(
    (text, turn, place) =>
      say`${text}${place === 0 ? '' : place === turns.length - 1 ? ' and then ' : ', '}${degrees(turn.by)} ${word(turn)}`,
    say``,
  )
  const who = rng.pick(PERSONS)
  return stem(
    rng,
    [
      say`${who} is facing ${start}. He turns ${list}.`,
      say`${who} standing at a point faces ${start} and turns ${list}.`,
      say`Facing ${start}, ${who} turns ${list}.`,
      say`${who} stands facing ${start}. On command, he turns ${list}.`,
      say`${who} who is facing ${start} is asked to turn ${list}.`,
      say`${who} is looking towards ${start}. He turns ${list}.`,
    ],
    [
      say`In which direction is he facing now?`,
      say`Which direction is he facing now?`,
      say`Find the direction in which he is facing in the end.`,
      say`After these turns, he faces which direction?`,
      say`The direction in which he is facing now is:`,
    ],
  )
}

/** A rotated map: two directions are given, a third is asked. */
function turnedMap(rng: Random) {
  const eighths = rng.int(1, 7)
  // Two opposite directions could also have been exchanged by a mirror.
  const [one, other, asked] = rng.until(
    () => rng.sample(COMPASS, 3),
    ([first, second]) => turned(first, 4) !== second,
  )
  const examples = [one, other].map((real) => ({ real, shown: turned(real, eighths) }))
  const answer = capital(turned(asked, eighths))
  const by = (steps: number) => capital(turned(asked, steps))
  const told = examples.map(({ real, shown }) => `${real} becomes ${shown}`).join(' and ')
  return {
    given: { find: 'map' as const, examples, asked },
    prompt: rng.pick([
      say`If ${told}, then what will ${asked} become?`,
      say`On a map that has been rotated, ${told}. What does ${asked} become?`,
      say`A signpost is turned in such a way that ${told}. Which direction will ${asked} become?`,
      say`The directions are changed so that ${told}. In the same manner, ${asked} becomes:`,
      say`Suppose that ${told}. What will ${asked} become in the same system?`,
      say`In a certain system of directions, ${told}. What will ${asked} be called?`,
    ]),
    answer,
    mistakes: [
      { value: by(-eighths), because: say`the map was turned the other way` },
      { value: by(4), because: say`the opposite direction was taken` },
      { value: by(0), because: say`the map was not turned at all` },
      { value: by(eighths + 1), because: say`one step of the compass too many was counted` },
      { value: by(eighths - 1), because: say`one step of the compass too few was counted` },
      { value: by(eighths + 4), because: say`that is opposite to where it comes to lie` },
      { value: capital(turned(one, eighths)), because: say`that is what ${one} becomes` },
    ],
    steps: [
      say`Count in steps of ${degrees(45)} clockwise: from ${one} to ${turned(one, eighths)} are ${eighths}.`,
      say`From ${other} to ${turned(other, eighths)} are ${eighths} as well, so the whole map is turned by ${degrees(eighths * 45)}.`,
      say`${capital(asked)} is turned by as much.`,
      say`Count ${eighths} on from ${asked}.`,
      say`That leads to ${answer}`,
    ],
  }
}

const drawTurns = (rng: Random, count: number): Turn[] =>
  rng.until(
    () => range(1, count).map((): Turn => ({ by: rng.int(45, 225, 45), clockwise: rng.chance(0.5) })),
    (drawn) =>
      drawn.some(({ clockwise }) => clockwise) &&
      net(drawn) % 360 !== 0 &&
      net(drawn) % 180 !== 0 &&
      !drawn.some(cancels) &&
      !drawn.some(repeats),
  )

const tellList = (turns: readonly Turn[]): Message =>
  turns.reduce<Message>(
    (text, turn, place) =>
      say`${text}${place === 0 ? '' : place === turns.length - 1 ? ' and then ' : ', '}${degrees(turn.by)} ${word(turn)}`,
    say``,
  )

/** "A man turns 135° clockwise, 90° anticlockwise and then 45° clockwise, and now faces south. Which direction did he face at first?" */
function atFirst(rng: Random) {
  const turns = drawTurns(rng, rng.pick([3, 4]))
  const end = rng.pick(COMPASS)
  const total = net(turns)
  const by = (eighths: number) => capital(turned(end, eighths))
  const answer = by(-total / 45)
  const who = rng.pick(PERSONS)
  const [clockwise, back] = [sumOf(turns, true), sumOf(turns, false)]
  return {
    given: { find: 'first' as const, turns, end },
    prompt: stem(
      rng,
      [
        say`${who} turns ${tellList(turns)}. He is now facing ${end}.`,
        say`After turning ${tellList(turns)}, ${who} is facing ${end}.`,
        say`${who} makes these turns one after another: ${tellList(turns)}. In the end he looks towards ${end}.`,
      ],
      [
        say`In which direction was he facing at first?`,
        say`Which direction was he facing in the beginning?`,
        say`Find the direction in which he was facing before the turns.`,
      ],
    ),
    answer,
    mistakes: [
      { value: by(total / 45), because: say`the turns were made once more, not undone` },
      { value: by(-(clockwise + back) / 45), because: say`all turns were taken as clockwise` },
      { value: by(-net(turns.slice(0, -1)) / 45), because: say`the last turn was left out` },
      { value: by(-net(turns.slice(1)) / 45), because: say`the first turn was left out` },
      { value: by(-total / 45 + 4), because: say`that is opposite to where he was facing` },
      { value: by(-total / 45 + 1), because: say`an eighth of a turn too much was made clockwise` },
      { value: by(-total / 45 - 1), because: say`an eighth of a turn too much was made anticlockwise` },
    ],
    steps: [
      say`Add the clockwise turns and the others: ${degrees(clockwise)} and ${degrees(back)}.`,
      say`Together that is ${degrees(Math.abs(total))} ${total > 0 ? 'clockwise' : 'anticlockwise'}.`,
      say`To go back, turn as much ${total > 0 ? 'anticlockwise' : 'clockwise'}.`,
      say`A whole turn of ${degrees(360)} changes nothing, so ${degrees(Math.abs(total) % 360)} counts.`,
      say`From ${end} this leads to ${answer}`,
    ],
  }
}

/** "Facing north, a man turns 135° clockwise and then anticlockwise by an angle, and faces west. What is the angle?" */
function missingTurn(rng: Random) {
  const start = rng.pick(COMPASS)
  const turns = drawTurns(rng, rng.pick([2, 3]))
  const clockwise = rng.chance(0.5)
  const eighths = rng.int(1, 7)
  const total = net(turns)
  const end = turned(start, total / 45 + (clockwise ? eighths : -eighths))
  const middle = turned(start, total / 45)
  const answer = degrees(45 * eighths)
  const who = rng.pick(PERSONS)
  const way = clockwise ? 'clockwise' : 'anticlockwise'
  const angle = (steps: number) => 45 * (((steps % 8) + 8) % 8)
  return {
    given: { find: 'missing' as const, start, turns, clockwise, end },
    prompt: stem(
      rng,
      [
        say`${who} is facing ${start}. He turns ${tellList(turns)}. He then turns ${way} through a certain angle, less than ${degrees(360)}, and faces ${end}.`,
        say`Facing ${start}, ${who} turns ${tellList(turns)}. After one more turn, which is ${way} and less than ${degrees(360)}, he faces ${end}.`,
      ],
      [
        say`Through what angle did he turn last?`,
        say`What is the angle of the last turn?`,
        say`Find the angle of his last turn.`,
      ],
    ),
    answer,
    mistakes: [
      { value: angle(-eighths), because: say`the last turn was taken the other way` },
      {
        value: angle(eighths + (clockwise ? 1 : -1) * ((2 * total) / 45)),
        because: say`clockwise and anticlockwise were confused in the first turns`,
      },
      {
        value: angle(eighths + (clockwise ? 1 : -1) * (total / 45)),
        because: say`the first turns were left out`,
      },
      { value: 45 * (eighths + 1), because: say`one step of the compass too many was counted` },
      { value: 45 * (eighths - 1), because: say`one step of the compass too few was counted` },
      { value: 45 * (eighths + 2), because: say`a quarter turn too much was counted` },
      { value: 45 * (eighths - 2), because: say`a quarter turn too little was counted` },
      // No other angles: only multiples of 45° lead from one direction to another.
      ...range(1, 7).map((steps) => ({
        value: 45 * steps,
        because: say`from ${middle} this turn leads to ${turned(middle, clockwise ? steps : -steps)}`,
      })),
    ].flatMap(({ value, because }) =>
      value > 0 && value < 360 && value !== 45 * eighths ? [{ value: degrees(value), because }] : [],
    ),
    others: [],
    steps: [
      say`The first turns are together ${degrees(Math.abs(total))} ${total > 0 ? 'clockwise' : 'anticlockwise'}.`,
      say`From ${start} they lead to ${middle}.`,
      say`Count ${way} from ${middle} to ${end}, in steps of ${degrees(45)}.`,
      say`The number of steps is ${eighths}.`,
      say`So the angle is ${answer}`,
    ],
  }
}

/** "A signpost is turned so that north is shown as south-east. A man who faces east by it turns 90° clockwise. Which direction does it show?" */
function mapAndTurn(rng: Random) {
  const eighths = rng.int(1, 7)
  const [real, start] = rng.sample(COMPASS, 2)
  const shown = turned(real, eighths)
  const turns = drawTurns(rng, 2)
  const total = net(turns)
  // In truth he faces this way at first.
  const ground = turned(start, -eighths)
  const end = turned(ground, total / 45)
  const answer = capital(end)
  const by = (steps: number) => capital(turned(start, steps))
  return {
    given: { find: 'true-turn' as const, real, shown, start, turns },
    prompt: stem(
      rng,
      [
        say`A signpost has been turned in such a way that it shows ${real} as ${shown}. By this signpost, ${rng.pick(PERSONS)} is facing ${start}. He turns ${tellList(turns)}.`,
        say`A faulty compass shows ${real} as ${shown}. ${capital(rng.pick(PERSONS))} who by this compass is facing ${start} turns ${tellList(turns)}.`,
      ],
      [
        say`In which direction is he actually facing now?`,
        say`Which direction is he really facing now?`,
        say`Find the direction in which he is really facing now.`,
      ],
    ),
    answer,
    mistakes: [
      { value: by(total / 45), because: say`that is what would be shown: the error was left out` },
      { value: by(eighths + total / 45), because: say`the error was added, not taken off` },
      { value: by(-eighths - total / 45), because: say`clockwise and anticlockwise were confused` },
      { value: by(-eighths), because: say`the turns were left out` },
      { value: by(-eighths + total / 45 + 4), because: say`that is opposite to where he is facing` },
      { value: by(-eighths + total / 45 + 1), because: say`one step of the compass too many was counted` },
      { value: by(-eighths + total / 45 - 1), because: say`one step of the compass too few was counted` },
    ],
    steps: [
      say`From ${real} to ${shown} the error is ${eighths} × ${degrees(45)} = ${degrees(45 * eighths)} clockwise.`,
      say`Take it off ${start}: he really faces ${ground} at first.`,
      say`The turns are together ${degrees(Math.abs(total))} ${total > 0 ? 'clockwise' : 'anticlockwise'}.`,
      say`In steps of ${degrees(45)} these are ${Math.abs(total) / 45}.`,
      say`From ${ground} they lead to ${answer}`,
    ],
  }
}
