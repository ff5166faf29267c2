import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "One morning Asha and Dev face each other. The shadow of Dev falls to the left of Asha. Which way does Asha face?" */
export const shadow = defineGenerator({
  id: 'reasoning/shadow',
  version: 6,
  levels: {
    easy: { forms: [whereFalls] },
    medium: { forms: [whichWay, whichWay, faceToFace] },
    hard: { forms: [faceToFaceAndTurn, beforeTurns, afterTurns] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Tries the four directions to face; a shadow points away from the sun.
    const away = given.sun === 'east' ? 'west' : 'east'
    const fits = (faces: Direction) => SIDES.find((side) => pointing(faces, side) === away) ?? ''
    if (given.find === 'side') return SIDE_WORDS[fits(given.faces) || 'left']
    if (given.find === 'before') {
      const starts = COMPASS.filter((start) => fits(given.turns.reduce(pointing, start)) === given.side)
      return starts.length === 1 ? capital(starts[0] ?? '') : ''
    }
    if (given.find === 'after') {
      const starts = COMPASS.filter((start) => fits(start) === given.side)
      return starts.length === 1 ? capital(given.turns.reduce(pointing, starts[0] ?? 'north')) : ''
    }
    const found = COMPASS.filter((faces) => fits(faces) === given.side)
    const own = found.length === 1 ? found[0] : undefined
    if (!own) return ''
    if (given.find === 'faces') return capital(own)
    const looking = given.asksOther ? pointing(own, 'behind') : own
    return capital(given.turn === 'none' ? looking : pointing(looking, given.turn))
  },
})

const COMPASS = ['north', 'east', 'south', 'west'] as const
type Direction = (typeof COMPASS)[number]
const SIDES = ['front', 'right', 'behind', 'left'] as const
type Side = (typeof SIDES)[number]

const SIDE_WORDS: Record<Side, string> = {
  front: 'In front',
  right: 'To the right',
  behind: 'Behind',
  left: 'To the left',
}

/** The direction of one side of a person who faces this way. */
const pointing = (faces: Direction, side: Side): Direction =>
  COMPASS[(COMPASS.indexOf(faces) + SIDES.indexOf(side)) % 4] ?? faces

/** The direction a person faces whose `side` is towards `towards`. */
const facingFor = (towards: Direction, side: Side): Direction =>
  COMPASS[(COMPASS.indexOf(towards) - SIDES.indexOf(side) + 4) % 4] ?? towards

function drawTime(rng: Random) {
  const sun = rng.pick(['east', 'west'])
  const when =
    sun === 'east'
      ? rng.pick([
          'One morning after sunrise',
          'Early one morning',
          'At seven in the morning',
          'Soon after sunrise',
          'On a sunny morning',
        ])
      : rng.pick([
          'One evening before sunset',
          'Late one afternoon',
          'At five in the evening',
          'Shortly before sunset',
          'On a sunny evening',
        ])
  const away: Direction = sun === 'east' ? 'west' : 'east'
  return { sun, when, away }
}

const sunStep = (sun: string, away: string): Message =>
  say`${sun === 'east' ? 'In the morning' : 'In the evening'} the sun is in the ${sun}, so shadows fall towards the ${away}.`

const PLACES = [
  'a field',
  'the bus stand',
  'a school ground',
  'the fort',
  'a river bank',
  'the clock tower',
  'a park',
  'a temple',
  'the post office',
  'a bridge',
  'the village well',
  'a lake',
  'the railway gate',
  'an old mill',
  'a milestone',
  'the market',
  'a banyan tree',
  'the stadium',
  'a water tank',
  'the museum',
]

function whereFalls(rng: Random) {
  const { sun, when, away } = drawTime(rng)
  const faces = rng.pick(COMPASS)
  const { name, his } = rng.pick(people)
  const spot = rng.pick(PLACES)
  const side = SIDES.find((one) => pointing(faces, one) === away) ?? 'left'
  const answer = SIDE_WORDS[side]
  return {
    given: { find: 'side' as const, sun, faces },
    prompt: rng.pick([
      say`${when} ${name} stands near ${spot} facing ${faces}. On which side of ${name} does ${his} shadow fall?`,
      say`${when} ${name} walks ${faces} past ${spot}. On which side of ${name} is ${his} shadow?`,
      say`${when} ${name} is facing ${faces} near ${spot}. Where does the shadow of ${name} fall?`,
      say`${name} sits on a bench near ${spot}, facing ${faces}. ${when}, where will the shadow of ${name} fall?`,
    ]),
    answer,
    mistakes: SIDES.filter((one) => one !== side).map((one) => ({
      value: SIDE_WORDS[one],
      because:
        pointing(faces, one) === sun
          ? say`that is the side of the sun`
          : say`that side lies to the ${pointing(faces, one)}`,
    })),
    steps: [sunStep(sun, away), say`For someone who faces ${faces}, the ${away} lies: ${answer}`],
  }
}

const fallsTo = (side: Side, name: string): string =>
  side === 'front'
    ? `in front of ${name}`
    : side === 'behind'
      ? `behind ${name}`
      : `to the ${side} of ${name}`

function whichWay(rng: Random) {
  const { sun, when, away } = drawTime(rng)
  const side = rng.pick(['left', 'right'] as const)
  const { name, his, he, him } = rng.pick(people)
  const spot = rng.pick(PLACES)
  const faces = facingFor(away, side)
  const answer = capital(faces)
  return {
    given: { find: 'faces' as const, sun, side },
    prompt: rng.pick([
      say`${when} ${name} stands near ${spot}, and ${his} shadow falls exactly ${fallsTo(side, him)}. Which direction does ${name} face?`,
      say`${when} near ${spot} the shadow of a straight pole falls exactly ${fallsTo(side, name)}. In which direction is ${name} looking?`,
      say`${name} waits near ${spot}. ${when} ${he} sees that ${his} shadow lies exactly ${fallsTo(side, him)}. Which way does ${he} face?`,
      say`${when} ${name} drives past ${spot}, and the shadow of the car lies exactly ${fallsTo(side, name)}. Towards which direction does ${name} drive?`,
    ]),
    answer,
    mistakes: COMPASS.filter((one) => one !== faces).map((one) => ({
      value: capital(one),
      because: wrongWay(one, faces, away, sun),
    })),
    steps: [
      sunStep(sun, away),
      say`So the ${away} lies ${fallsTo(side, name)}.`,
      say`The only direction for which this is so is ${answer}`,
    ],
  }
}

function wrongWay(one: Direction, right: Direction, away: Direction, sun: string): Message {
  if (pointing(right, 'behind') === one)
    return say`the shadow was taken to fall towards the sun, to the ${sun}`
  if (one === away) return say`that is where the shadow points, not where the person looks`
  if (one === sun) return say`that is where the sun is`
  return say`for someone who faces ${one}, the ${away} lies on another side`
}

function faceToFace(rng: Random) {
  return ofTwo(rng, 'none')
}

function faceToFaceAndTurn(rng: Random) {
  return ofTwo(rng, rng.pick(['left', 'right']))
}

function ofTwo(rng: Random, turn: 'none' | 'left' | 'right') {
  const { sun, when, away } = drawTime(rng)
  const side = rng.pick(['left', 'right'])
  const [one, other] = rng.sample(people, 2)
  const asksOther = rng.chance(0.5)
  const spot = rng.pick(PLACES)
  const own = facingFor(away, side)
  const person = asksOther ? other : one
  const before = asksOther ? pointing(own, 'behind') : own
  const faces = turn === 'none' ? before : pointing(before, turn)
  const answer = capital(faces)
  const turning = turn === 'none' ? say`` : say` ${person.name} then turns to the ${turn}.`
  const asks = turn === 'none' ? say`does ${person.name} face` : say`does ${person.name} face after that`
  return {
    given: { find: 'pair' as const, sun, side, asksOther, turn },
    prompt: rng.pick([
      say`${when} ${one.name} and ${other.name} stand face to face near ${spot}. The shadow of ${other.name} falls exactly to the ${side} of ${one.name}.${turning} Which direction ${asks}?`,
      say`${one.name} and ${other.name} talk to each other near ${spot}, standing face to face. ${when} the shadow of ${other.name} lies exactly to the ${side} of ${one.name}.${turning} In which direction ${asks}?`,
      say`${one.name} and ${other.name} are facing each other near ${spot}. ${when} the shadow of ${other.name} is exactly to the ${side} of ${one.name}.${turning} Which direction ${asks}?`,
    ]),
    answer,
    mistakes: COMPASS.filter((direction) => direction !== faces).map((direction) => ({
      value: capital(direction),
      because:
        direction === before
          ? say`the turn of ${person.name} was left out`
          : direction === pointing(faces, 'behind')
            ? say`that is the opposite direction: sun and shadow, or the two people, were exchanged`
            : say`for ${person.name} to face ${direction}, the shadow would have to fall elsewhere`,
    })),
    steps: [
      sunStep(sun, away),
      say`A shadow to the ${side} of ${one.name} means that the ${away} is on ${one.his} ${side}, so ${one.name} faces ${own}.`,
      say`${other.name} stands opposite and faces ${pointing(own, 'behind')}.`,
      ...(turn === 'none' ? [] : [say`${person.name} turns ${turn} from ${before}.`]),
      say`So ${person.name} faces ${answer}`,
    ],
  }
}

type Turn = 'left' | 'right'

/** Three or four turns that do not all go the same way: those would be told in another manner. */
const drawTurns = (rng: Random): Turn[] =>
  rng.until(
    () => Array.from({ length: rng.pick([3, 4]) }, () => rng.pick(['left', 'right'])),
    (turns) => new Set(turns).size === 2 && turns.reduce<Direction>(pointing, 'north') !== 'north',
  )

/** 'turns left, then right and then left again'. */
const tellTurns = (turns: readonly Turn[]): string =>
  `${turns.slice(0, -1).join(', then ')} and finally ${turns.at(-1)}`

const UNDONE: Record<Turn, Turn> = { left: 'right', right: 'left' }

/** "Early one morning Asha walks some way, turns left, then right ... Her shadow now falls to her right. In which direction did she start?" */
function beforeTurns(rng: Random) {
  const { sun, when, away } = drawTime(rng)
  const { name, he, his, him } = rng.pick(people)
  const turns = drawTurns(rng)
  const side = rng.pick(SIDES)
  const end = facingFor(away, side)
  const start = turns.toReversed().reduce<Direction>((faces, turn) => pointing(faces, UNDONE[turn]), end)
  const answer = capital(start)
  return {
    given: { find: 'before' as const, sun, turns, side },
    prompt: rng.pick([
      say`${when} ${name} starts walking from ${rng.pick(PLACES)}. On the way ${he} turns ${tellTurns(turns)}. Now ${his} shadow falls exactly ${fallsTo(side, him)}. In which direction did ${he} start walking?`,
      say`${when} ${name} leaves ${rng.pick(PLACES)} on foot and turns ${tellTurns(turns)}. After the last turn ${he} finds ${his} shadow exactly ${fallsTo(side, him)}. Which direction was ${he} facing at first?`,
    ]),
    answer,
    mistakes: COMPASS.filter((one) => one !== start).map((one) => ({
      value: capital(one),
      because:
        one === end
          ? say`that is the direction after the turns`
          : one === turns.reduce<Direction>(pointing, end)
            ? say`the turns were made once more, not undone`
            : say`from ${one} the turns would not lead to the ${end}`,
    })),
    steps: [
      sunStep(sun, away),
      say`The shadow falls ${fallsTo(side, him)}, so in the end ${name} faces ${end}.`,
      say`Undo the turns from the last to the first: ${turns
        .toReversed()
        .map((turn) => UNDONE[turn])
        .join(', ')}.`,
      say`So at first ${he} faced ${answer}`,
    ],
  }
}

/** "Early one morning Asha starts walking with her shadow exactly in front of her. She turns left, then ... Which direction does she face?" */
function afterTurns(rng: Random) {
  const { sun, when, away } = drawTime(rng)
  const { name, he, his, him } = rng.pick(people)
  const turns = drawTurns(rng)
  const side = rng.pick(SIDES)
  const start = facingFor(away, side)
  const end = turns.reduce<Direction>(pointing, start)
  const answer = capital(end)
  return {
    given: { find: 'after' as const, sun, turns, side },
    prompt: rng.pick([
      say`${when} ${name} starts walking from ${rng.pick(PLACES)} with ${his} shadow exactly ${fallsTo(side, him)}. ${capital(he)} turns ${tellTurns(turns)}. In which direction is ${he} walking now?`,
      say`${when} ${name} leaves ${rng.pick(PLACES)} on foot, and ${his} shadow falls exactly ${fallsTo(side, him)}. On the way ${he} turns ${tellTurns(turns)}. Which direction does ${he} face in the end?`,
    ]),
    answer,
    mistakes: COMPASS.filter((one) => one !== end).map((one) => ({
      value: capital(one),
      because:
        one === start
          ? say`that is the direction before the turns`
          : one === pointing(end, 'behind')
            ? say`that is the opposite direction: sun and shadow, or left and right, were confused`
            : say`one of the turns was left out or made to the wrong side`,
    })),
    steps: [
      sunStep(sun, away),
      say`The shadow falls ${fallsTo(side, him)}, so at first ${name} faces ${start}.`,
      say`Turn ${turns.join(', ')}: ${turns.map((_, index) => turns.slice(0, index + 1).reduce<Direction>(pointing, start)).join(', ')}.`,
      say`So in the end ${he} faces ${answer}`,
    ],
  }
}
