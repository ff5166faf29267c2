export type Relation = 'inside' | 'crossed' | 'apart'
export type Shape = 'nested' | 'apart' | 'two-inside' | 'inside-and-apart' | 'chain' | 'inside-and-crossed'

/** How the pairs of three classes are related, and what is said of it. */
export const SHAPES: Readonly<
  Record<Shape, { relations: readonly Relation[]; told: string; because: string }>
> = {
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
}

/** In the units of one small picture. */
export const DIAGRAMS: Readonly<Record<Shape, readonly { x: number; y: number; radius: number }[]>> = {
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
}

/** Classes about which nobody argues. */
export const TRIPLES: Readonly<Record<Shape, readonly (readonly [string, string, string])[]>> = {
  nested: [
    ['Kerala', 'India', 'Asia'],
    ['sparrows', 'birds', 'animals'],
    ['squares', 'rectangles', 'quadrilaterals'],
    ['natural numbers', 'integers', 'rational numbers'],
    ['mothers', 'women', 'human beings'],
    ['kittens', 'cats', 'mammals'],
    ['Chennai', 'Tamil Nadu', 'India'],
    ['cows', 'mammals', 'animals'],
    ['sons', 'males', 'living beings'],
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
  ],
  'inside-and-crossed': [
    ['mothers', 'women', 'doctors'],
    ['fathers', 'men', 'teachers'],
    ['sisters', 'females', 'students'],
    ['uncles', 'males', 'singers'],
    ['grandmothers', 'women', 'painters'],
    ['brothers', 'males', 'dancers'],
  ],
}
