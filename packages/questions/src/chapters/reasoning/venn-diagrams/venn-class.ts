import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { DIAGRAMS, type Relation, SHAPES, type Shape, TRIPLES } from './venn-class-words.ts'

/** "Which diagram shows how India, Asia and Kerala are related?" */
export const vennClass = defineGenerator({
  id: 'reasoning/venn-class',
  version: 1,
  levels: {
    easy: { shapes: ['nested', 'apart'], isLong: false },
    medium: { shapes: ['two-inside', 'inside-and-apart'], isLong: false },
    hard: { shapes: ['chain', 'inside-and-crossed'], isLong: true },
  },
  generate: (rng, { shapes, isLong }) => draw(rng, rng.pick<readonly Shape[]>(shapes), isLong),
  solve({ relations, choices }) {
    // How every two circles of a diagram lie to each other, by their distance.
    const fits = choices.flatMap((circles, index) => (sameRelations(circles, relations) ? [index + 1] : []))
    return fits.length === 1 ? `Picture ${fits[0]}` : ''
  },
})

type Circle = { x: number; y: number; radius: number }

function relationOf(one: Circle, other: Circle): Relation {
  const apart = Math.hypot(one.x - other.x, one.y - other.y)
  if (apart >= one.radius + other.radius) return 'apart'
  return apart + Math.min(one.radius, other.radius) <= Math.max(one.radius, other.radius)
    ? 'inside'
    : 'crossed'
}

/** The circles carry no names, so only the relations count, in any order. */
function sameRelations(circles: readonly Circle[], relations: readonly Relation[]): boolean {
  const [a, b, c] = circles
  if (!a || !b || !c) return false
  const found = [relationOf(a, b), relationOf(b, c), relationOf(a, c)].sort().join()
  return found === [...relations].sort().join()
}

function draw(rng: Random, shape: Shape, isLong: boolean) {
  const { relations, because } = SHAPES[shape]
  const names = rng.shuffle(rng.pick(TRIPLES[shape]))
  const wrong = rng.sample(
    Object.keys(SHAPES)
      .filter(isShape)
      .filter((other) => other !== shape),
    3,
  )
  const placed = rng.shuffle([shape, ...wrong])
  const key = `Picture ${placed.indexOf(shape) + 1}`
  const person = rng.pick(people)
  const town = rng.pick(towns)
  const [one = '', other = '', third = ''] = names
  return {
    given: { relations, choices: placed.map((name) => DIAGRAMS[name]) },
    prompt: rng.pick([
      say`Which picture shows best how ${one}, ${other} and ${third} are related, asks ${person.name} of ${town}.`,
      say`${person.name} of ${town} draws a circle each for ${one}, ${other} and ${third}. Which of the four pictures is right?`,
      say`Choose the diagram that ${person.name} from ${town} needs for ${one}, ${other} and ${third}.`,
      say`In a test in ${town}, ${person.name} must find the Venn diagram of ${one}, ${other} and ${third}. It is`,
    ]),
    figure: {
      kind: 'venn-choices' as const,
      title: 'Four diagrams of three circles',
      description: placed
        .map((name, index) => `Picture ${index + 1}: ${SHAPES[name].told}`)
        .join('. ')
        .concat('.'),
      choices: placed.map((name) => DIAGRAMS[name].map((circle) => ({ ...circle }))),
    },
    answer: key,
    mistakes: placed.flatMap((name, index) =>
      name === shape
        ? []
        : [{ value: `Picture ${index + 1}`, because: say`that picture shows ${SHAPES[name].told}` }],
    ),
    steps: [
      say`Ask of every two classes whether one holds the other, whether they share members, or neither.`,
      ...(isLong ? [say`Two circles cross where some members belong to both and some only to one.`] : []),
      say`Here ${because}.`,
      say`This is shown in ${key}`,
    ],
  }
}

const isShape = (name: string): name is Shape => name in SHAPES
