import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Which diagram shows how India, Asia and Kerala are related?" */
export const vennClass = defineGenerator({
  id: 'reasoning/venn-class',
  version: 5,
  levels: {
    easy: { shapes: ['nested', 'apart'], isHard: false },
    medium: { shapes: ['two-inside', 'inside-and-apart', 'crossed-and-apart'], isHard: false },
    hard: { shapes: ['chain', 'inside-and-crossed', 'crossed-inside', 'row', 'one-crossed'], isHard: true },
  },
  generate: (rng, { shapes, isHard }) => draw(rng, rng.pick<readonly Shape[]>(shapes), isHard),
  solve({ relations, choices }) {
    // How every two circles of a diagram relate, by their distance.
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

/** The circles have no names, so only the relations count, in any order. */
function sameRelations(circles: readonly Circle[], relations: readonly Relation[]): boolean {
  const [a, b, c] = circles
  if (!a || !b || !c) return false
  const found = [relationOf(a, b), relationOf(b, c), relationOf(a, c)].sort().join()
  return found === [...relations].sort().join()
}

function draw(rng: Random, shape: Shape, isHard: boolean) {
  const { relations, because } = SHAPES[shape]
  const names = rng.shuffle(rng.pick(TRIPLES[shape]))
  const wrong = rng.sample(
    Object.keys(SHAPES)
      .filter(isShape)
      .filter((other) => other !== shape)
      // Hard: no picture without crossing circles, which would be struck out at sight.
      .filter((other) => !isHard || SHAPES[other].relations.includes('crossed')),
    3,
  )
  const placed = rng.shuffle([shape, ...wrong])
  const key = `Picture ${placed.indexOf(shape) + 1}`
  const [one = '', other = '', third = ''] = names
  return {
    given: { relations, choices: placed.map((name) => DIAGRAMS[name]) },
    prompt: rng.pick([
      say`Select the Venn diagram that best illustrates the relationship between the following classes: ${one}, ${other} and ${third}.`,
      say`Which of the following diagrams best represents the relationship among ${one}, ${other} and ${third}?`,
      say`Choose the diagram that correctly shows the relation between ${one}, ${other} and ${third}.`,
      say`Identify the diagram that best depicts the given set of classes: ${one}, ${other}, ${third}.`,
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
      ...(isHard ? [say`Two circles cross where some members belong to both and some only to one.`] : []),
      say`Here ${because}.`,
      say`This is shown in ${key}`,
    ],
  }
}

const isShape = (name: string): name is Shape => name in SHAPES

type Relation = 'inside' | 'crossed' | 'apart'
type Shape =
  | 'nested'
  | 'apart'
  | 'two-inside'
  | 'inside-and-apart'
  | 'chain'
  | 'inside-and-crossed'
  | 'crossed-inside'
  | 'crossed-and-apart'
  | 'row'
  | 'one-crossed'

/** The relations between the pairs of three classes, and how they are described. */
const SHAPES: Readonly<Record<Shape, { relations: readonly Relation[]; told: string; because: string }>> = {
  nested: {
    relations: ['inside', 'inside', 'inside'],
    told: 'one circle inside a second, which lies inside the third',
    because: 'one class is a part of the second, and the second a part of the third',
  },
  apart: {
    relations: ['apart', 'apart', 'apart'],
    told: 'three separate circles',
    because: 'no two of the classes have a member in common',
  },
  'two-inside': {
    relations: ['inside', 'inside', 'apart'],
    told: 'two separate circles inside a third one',
    because: 'two of the classes are parts of the third and have no member in common',
  },
  'inside-and-apart': {
    relations: ['inside', 'apart', 'apart'],
    told: 'one circle inside a second, and the third apart from both',
    because: 'one class is a part of the second, and the third has nothing in common with either',
  },
  chain: {
    relations: ['crossed', 'crossed', 'crossed'],
    told: 'three circles that all cross each other',
    because: 'every two of the classes share some members, but none holds another',
  },
  'inside-and-crossed': {
    relations: ['inside', 'crossed', 'crossed'],
    told: 'one circle inside a second, and the third crossing both',
    because: 'one class is a part of the second, and the third shares some members with both',
  },
  'crossed-inside': {
    relations: ['crossed', 'inside', 'inside'],
    told: 'two crossing circles inside a third one',
    because: 'two of the classes are parts of the third and share some members',
  },
  'crossed-and-apart': {
    relations: ['crossed', 'apart', 'apart'],
    told: 'two crossing circles, and the third apart from both',
    because: 'two of the classes share some members, and the third has nothing in common with either',
  },
  row: {
    relations: ['crossed', 'crossed', 'apart'],
    told: 'three circles in a row, the middle one crossing both others',
    because:
      'two of the classes have no member in common, and the third shares some members with each of them',
  },
  'one-crossed': {
    relations: ['inside', 'crossed', 'apart'],
    told: 'one circle inside a second, and the third crossing only the second',
    because:
      'one class is a part of the second, and the third shares some members with the second but none with the first',
  },
}

/** In the units of one small picture. */
const DIAGRAMS: Readonly<Record<Shape, readonly { x: number; y: number; radius: number }[]>> = {
  nested: [
    { x: 0, y: 0, radius: 52 },
    { x: 0, y: -6, radius: 36 },
    { x: 0, y: -12, radius: 19 },
  ],
  apart: [
    { x: -36, y: 20, radius: 24 },
    { x: 36, y: 20, radius: 24 },
    { x: 0, y: -30, radius: 24 },
  ],
  'two-inside': [
    { x: 0, y: 0, radius: 54 },
    { x: -24, y: 0, radius: 19 },
    { x: 24, y: 0, radius: 19 },
  ],
  'inside-and-apart': [
    { x: -28, y: 0, radius: 36 },
    { x: -28, y: -6, radius: 18 },
    { x: 42, y: 0, radius: 24 },
  ],
  chain: [
    { x: -18, y: 12, radius: 30 },
    { x: 18, y: 12, radius: 30 },
    { x: 0, y: -18, radius: 30 },
  ],
  'inside-and-crossed': [
    { x: -14, y: 0, radius: 42 },
    { x: -8, y: 0, radius: 22 },
    { x: 28, y: 0, radius: 30 },
  ],
  'crossed-inside': [
    { x: 0, y: 0, radius: 54 },
    { x: -15, y: 0, radius: 25 },
    { x: 15, y: 0, radius: 25 },
  ],
  'crossed-and-apart': [
    { x: -40, y: 0, radius: 26 },
    { x: -10, y: 0, radius: 26 },
    { x: 46, y: 0, radius: 22 },
  ],
  row: [
    { x: -34, y: 0, radius: 23 },
    { x: 0, y: 0, radius: 23 },
    { x: 34, y: 0, radius: 23 },
  ],
  'one-crossed': [
    { x: -18, y: 0, radius: 38 },
    { x: -32, y: 0, radius: 17 },
    { x: 32, y: 0, radius: 26 },
  ],
}

/** Classes whose relation is beyond dispute. */
const TRIPLES: Readonly<Record<Shape, readonly (readonly [string, string, string])[]>> = {
  nested: [
    ['Kerala', 'India', 'Asia'],
    ['sparrows', 'birds', 'animals'],
    ['squares', 'rectangles', 'quadrilaterals'],
    ['natural numbers', 'integers', 'rational numbers'],
    ['mothers', 'women', 'human beings'],
    ['kittens', 'cats', 'mammals'],
    ['Chennai', 'Tamil Nadu', 'India'],
    ['cows', 'mammals', 'animals'],
    ['brothers', 'males', 'living beings'],
  ],
  apart: [
    ['mangoes', 'onions', 'spoons'],
    ['trains', 'cows', 'pencils'],
    ['rivers', 'mountains', 'aeroplanes'],
    ['tigers', 'parrots', 'snakes'],
    ['chairs', 'clocks', 'shirts'],
    ['triangles', 'circles', 'pentagons'],
    ['fish', 'books', 'stones'],
    ['gold', 'water', 'wood'],
  ],
  'two-inside': [
    ['apples', 'bananas', 'fruits'],
    ['dogs', 'cats', 'animals'],
    ['Gujarat', 'Odisha', 'India'],
    ['copper', 'iron', 'metals'],
    ['crows', 'parrots', 'birds'],
    ['triangles', 'circles', 'plane figures'],
    ['odd numbers', 'even numbers', 'integers'],
    ['brothers', 'sisters', 'siblings'],
  ],
  'inside-and-apart': [
    ['roses', 'flowers', 'tables'],
    ['parrots', 'birds', 'rivers'],
    ['Mumbai', 'India', 'Brazil'],
    ['cows', 'animals', 'stones'],
    ['squares', 'quadrilaterals', 'circles'],
    ['gold', 'metals', 'birds'],
    ['carrots', 'vegetables', 'buses'],
    ['mothers', 'women', 'trees'],
  ],
  chain: [
    ['doctors', 'singers', 'parents'],
    ['teachers', 'Indians', 'swimmers'],
    ['students', 'cricketers', 'dancers'],
    ['lawyers', 'poets', 'grandparents'],
    ['players', 'writers', 'tall people'],
    ['engineers', 'farmers', 'chess players'],
    ['nurses', 'cyclists', 'aunts'],
    ['drivers', 'fathers', 'poets'],
    ['musicians', 'graduates', 'vegetarians'],
    ['gardeners', 'mothers', 'painters'],
    ['soldiers', 'wrestlers', 'husbands'],
  ],
  'inside-and-crossed': [
    ['mothers', 'women', 'doctors'],
    ['fathers', 'men', 'teachers'],
    ['sisters', 'females', 'students'],
    ['uncles', 'males', 'singers'],
    ['grandmothers', 'women', 'painters'],
    ['brothers', 'males', 'dancers'],
    ['wives', 'women', 'lawyers'],
    ['husbands', 'men', 'farmers'],
    ['aunts', 'females', 'cyclists'],
    ['nephews', 'males', 'swimmers'],
    ['cricketers', 'sportspersons', 'graduates'],
    ['surgeons', 'doctors', 'mothers'],
  ],
  'crossed-inside': [
    ['doctors', 'singers', 'human beings'],
    ['teachers', 'mothers', 'human beings'],
    ['women', 'engineers', 'human beings'],
    ['brothers', 'uncles', 'males'],
    ['sisters', 'mothers', 'females'],
    ['graduates', 'cyclists', 'people'],
    ['poets', 'husbands', 'people'],
    ['even numbers', 'perfect squares', 'integers'],
    ['batsmen', 'bowlers', 'cricketers'],
    ['rectangles', 'rhombuses', 'parallelograms'],
    ['fathers', 'uncles', 'males'],
    ['multiples of 2', 'multiples of 3', 'integers'],
    ['dogs', 'pets', 'animals'],
  ],
  'crossed-and-apart': [
    ['doctors', 'singers', 'chairs'],
    ['women', 'engineers', 'rivers'],
    ['teachers', 'mothers', 'parrots'],
    ['farmers', 'poets', 'trains'],
    ['students', 'dancers', 'mountains'],
    ['brothers', 'uncles', 'tables'],
    ['sisters', 'nurses', 'horses'],
    ['wives', 'lawyers', 'trees'],
    ['rectangles', 'rhombuses', 'circles'],
    ['aunts', 'painters', 'fish'],
    ['pets', 'dogs', 'pencils'],
  ],
  row: [
    ['men', 'teachers', 'women'],
    ['fathers', 'doctors', 'mothers'],
    ['husbands', 'singers', 'wives'],
    ['boys', 'students', 'girls'],
    ['brothers', 'graduates', 'sisters'],
    ['uncles', 'painters', 'aunts'],
    ['odd numbers', 'prime numbers', 'even numbers'],
    ['grandfathers', 'farmers', 'grandmothers'],
    ['dogs', 'pets', 'cats'],
    ['lawyers', 'men', 'mothers'],
    ['fathers', 'players', 'women'],
  ],
  'one-crossed': [
    ['fathers', 'parents', 'women'],
    ['mothers', 'parents', 'men'],
    ['brothers', 'siblings', 'women'],
    ['sisters', 'siblings', 'men'],
    ['grandfathers', 'grandparents', 'women'],
    ['grandmothers', 'grandparents', 'men'],
    ['husbands', 'married people', 'women'],
    ['wives', 'married people', 'men'],
    ['multiples of 6', 'even numbers', 'prime numbers'],
    ['lions', 'mammals', 'animals of the sea'],
    ['horses', 'mammals', 'animals that can fly'],
  ],
}
