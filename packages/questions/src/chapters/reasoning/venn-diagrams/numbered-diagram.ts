import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** The people counted and the labels of the three circles. */
export type Topic = (typeof TOPICS)[number]

const TOPICS = [
  { who: 'students', verb: 'like', sets: ['cricket', 'football', 'hockey'] },
  { who: 'families', verb: 'drink', sets: ['tea', 'coffee', 'milk'] },
  { who: 'people', verb: 'speak', sets: ['Hindi', 'English', 'Tamil'] },
  { who: 'children', verb: 'learn', sets: ['singing', 'dancing', 'painting'] },
  { who: 'farmers', verb: 'grow', sets: ['wheat', 'rice', 'maize'] },
  { who: 'readers', verb: 'read', sets: ['novels', 'poems', 'comics'] },
  { who: 'students', verb: 'study', sets: ['physics', 'chemistry', 'biology'] },
  { who: 'members', verb: 'play', sets: ['chess', 'carrom', 'ludo'] },
] as const

export const drawTopic = (rng: Random): Topic => rng.pick(TOPICS)

/** A part of the diagram: the circles that contain it, and its number. */
export type Part = { inside: readonly number[]; size: number }

/** The seven parts: the circles that contain each, and the position of its number. */
const PLACES: readonly { inside: readonly number[]; x: number; y: number }[] = [
  { inside: [0], x: -1.05, y: 0.75 },
  { inside: [1], x: 1.05, y: 0.75 },
  { inside: [2], x: 0, y: -1.15 },
  { inside: [0, 1], x: 0, y: 0.85 },
  { inside: [0, 2], x: -0.62, y: -0.28 },
  { inside: [1, 2], x: 0.62, y: -0.28 },
  { inside: [0, 1, 2], x: 0, y: 0.12 },
]

const CIRCLES = [
  { x: -0.6, y: 0.45, radius: 1.1 },
  { x: 0.6, y: 0.45, radius: 1.1 },
  { x: 0, y: -0.6, radius: 1.1 },
] as const

/** Seven different numbers. */
export function drawParts(rng: Random): Part[] {
  const sizes = rng.sample(
    Array.from({ length: 46 }, (_, index) => index + 4),
    7,
  )
  return PLACES.map(({ inside }, index) => ({ inside, size: sizes[index] ?? 0 }))
}

/** The sums of parts that the forms ask for. */
export function sumsOf(parts: readonly Part[]) {
  const sum = (isMeant: (inside: readonly number[]) => boolean) =>
    parts.reduce((total, { inside, size }) => (isMeant(inside) ? total + size : total), 0)
  return {
    all: sum(() => true),
    /** The part that lies in these circles and in no other. */
    only: (...wanted: number[]) =>
      sum((inside) => inside.length === wanted.length && wanted.every((set) => inside.includes(set))),
    ofSet: (set: number) => sum((inside) => inside.includes(set)),
    both: (one: number, other: number) => sum((inside) => inside.includes(one) && inside.includes(other)),
    inExactly: (many: number) => sum((inside) => inside.length === many),
  }
}

/** The picture; a part of `letters` shows its letter in place of its number. */
export function pictureOf(
  { who, verb, sets }: Topic,
  parts: readonly Part[],
  letters: ReadonlyMap<Part, string> = new Map(),
) {
  const shown = (part: Part) => letters.get(part) ?? String(part.size)
  const told = parts.map((part) => {
    const names = part.inside.map((set) => sets[set]).join(' and ')
    const where = { 1: `Only ${names}`, 2: `${names} only` }[part.inside.length] ?? 'All three'
    return `${where}: ${shown(part)}`
  })
  return {
    kind: 'venn' as const,
    title: `${who.replace(/^./, (first) => first.toUpperCase())} who ${verb} ${listOf(sets)}`,
    description: `Three overlapping circles. ${told.join('. ')}.`,
    circles: CIRCLES.map((circle, index) => ({ name: sets[index] ?? '', ...circle })),
    marks: PLACES.map(({ x, y }, index) => {
      const part = parts[index]
      return { x, y, text: part ? shown(part) : '' }
    }),
  }
}

const listOf = (sets: Topic['sets']): string => `${sets[0]}, ${sets[1]} and ${sets[2]}`

export const askOf = (rng: Random, { who, verb, sets }: Topic, asked: Message): Message =>
  rng.pick([
    say`In the given diagram, the three circles represent ${who} who ${verb} ${listOf(sets)}, respectively, and the numbers show how many are in each region. ${asked}`,
    say`Study the given Venn diagram, in which the circles stand for ${who} who ${verb} ${listOf(sets)}. ${asked}`,
    say`The following diagram gives the number of ${who} who ${verb} ${listOf(sets)}. ${asked}`,
    say`A survey of ${who} who ${verb} ${listOf(sets)} is shown in the Venn diagram. ${asked}`,
  ])
