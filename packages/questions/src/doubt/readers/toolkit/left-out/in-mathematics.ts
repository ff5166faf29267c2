import { DRAWN, type LeftOut } from './left-out.ts'

const BALLS = 'balls?|marbles?|cards?|coins?|pens?|bulbs?'

/** Logarithms, equations, progressions. */
const ALGEBRA: readonly LeftOut[] = [
  // 'log x base 2 = 5'
  [/\blog ([a-z]) (?:to )?(?:the )?base (\d+)(?: (?:is|equals?)(?= \d))?/g, 'log_$2 $1 ='],
  // 'log base 2 of x = 5'
  [/\blog (?:to )?(?:the )?base (\d+) (?:of )?([a-z]|\d+) (?:is|equals?|=) (?=[a-z\d])/g, 'log_$1 $2 = '],
  // 'log_2 x = = 5', which the two rules above may leave
  [/(log_\d+ [a-z] =) = /g, '$1 '],
  // '2x+3y=12 x-y=1'
  [/^((?:solve |if )?[\dxyab+\- ]+= ?-?\d+) (?=-?\d*[xyab] ?[-+] ?\d*[xyab] ?= ?-?\d)/g, '$1, '],
  // 'sum of gp 1, 2, 4, 8 upto 10 terms'
  [
    /^(?:find )?(?:the )?sum of (?:the |a )?(ap|gp|series) ((?:-?\d+(?:\.\d+)?(?:, ?| )){2,}-?\d+(?:\.\d+)?)(?:,? ?\.\.\.)? (?:up ?to|till|to) (\d+) terms[\s?.]*$/g,
    (_: string, kind: string, list: string, count: string) =>
      `sum of first ${count} terms of ${kind} ${list.split(/, ?| /).join(', ')}`,
  ],
  // 'roots of x^2+x-12'
  [
    /^((?:find )?(?:the )?(?:discriminant|roots|sum of (?:the )?roots|product of (?:the )?roots|nature of (?:the )?roots) of \d*x\^2 ?[-+][-+\dx ]*)[\s?.]*$/g,
    '$1 = 0',
  ],
  // 'ap 2 7 12'
  [
    /\b(ap|gp) (\d+(?: \d+){2,5})(?![\d.,/])/g,
    (_: string, kind: string, list: string) => `${kind} ${list.split(' ').join(', ')}`,
  ],
]

/** Measures and angles. */
const SHAPES: readonly LeftOut[] = [
  // '… and its perimeter 64', '…, area 48'
  [/(?<=\b(?:and|,) (?:its |the )?)(perimeter|area|volume|diagonal) (?=\d)/g, '$1 is '],
  // 'perimeter 64' after another sentence
  [/(?<=[.;] (?:its |the )?)(perimeter|area|volume|diagonal) (?=\d)/g, '$1 is '],
  // 'each angle of a regular polygon is 144. sides?'
  [/(?<=\bpolygon\b.*[.,?] )(?:find )?sides[\s?.]*$/g, 'find the number of sides'],
  // 'cuboid 3 4 12 diagonal'
  [
    /^(?:a )?cuboid (\d+) (\d+) (\d+)[.,]? (diagonal|volume|surface area)[\s?.]*$/g,
    '$4 of cuboid of $1 by $2 by $3',
  ],
  // 'angles of a triangle 2:3:4'
  [/\b(angles of (?:a |the )?(?:triangle|quadrilateral|pentagon)) (?=\d+ ?: ?\d)/g, '$1 are in ratio '],
  // 'angles of a triangle … largest'
  [
    /(?<=\bangles of .*[:\d][.,]? )(?:find )?(?:the )?(smallest|largest|greatest|biggest)[\s?.]*$/g,
    'find the $1 angle',
  ],
  // 'cost of fencing rectangle'
  [/^((?:find )?cost of fencing (?:a )?)rectangle\b/g, '$1rectangular field'],
]

/** Draws from a bag or a pack. */
const CHANCE: readonly LeftOut[] = [
  // '5 red 3 blue balls. 2 drawn without replacement'
  [
    new RegExp(
      `\\b(${BALLS})([.,;] (?:if )?)(\\d|one|two|three|four) (?=(?:(?:are|is) )?(?:${DRAWN})\\b)`,
      'g',
    ),
    '$1$2$3 $1 ',
  ],
  // 'probability of getting a prime'
  [/\b(probability of (?:getting )?(?:an? )?(?:prime|even|odd|composite))[\s?.]*$/g, '$1 number'],
  // 'two cards drawn from a pack'
  [/^(2|two|3|three) cards drawn (?=from)/g, '$1 cards are drawn '],
  // 'bag 3 red 4 blue. one drawn. probability …'
  [
    /^bag (?:has )?(\d+ [a-z]+ (?:and )?\d+ [a-z]+)[,.]? (?:one|1) drawn[,.]? (?=probability)/g,
    'bag has $1 balls. one ball is drawn. ',
  ],
]

/** In how many ways. */
const ARRANGEMENTS: readonly LeftOut[] = [
  // 'ways to choose 3 from 8'
  [/^ways (?:to (?:choose|select)|of (?:choosing|selecting)) /g, 'number of ways to choose '],
  // '5 people sit around a table how many ways'
  [
    /^(\d+ (?:people|persons|men|boys|girls|students|friends|guests)) (?:can )?(sit|be seated|stand|be arranged) ([^\d.,?]*?)[.,]? (?:in )?how many ways[\s?.]*$/g,
    'in how many ways can $1 $2 $3',
  ],
  // 'around a table' after 'how many ways'
  [/(?<=\bhow many ways .*)(?<!\b(?:a|the) )\b(?:a?round|at) (?:a )?table\b/g, 'around a round table'],
  // 'arrangements of word apple'
  [
    /^(?:find )?(?:the )?(?:number of )?arrangements of (?:the )?(?:letters of )?(?:the )?word ([a-z]+)[\s?.]*$/g,
    'how many words can be formed from the letters of the word $1',
  ],
]

/** Algebra, geometry, chance, arrangements. */
export const LEFT_OUT_IN_MATHEMATICS: readonly LeftOut[] = [...ALGEBRA, ...SHAPES, ...CHANCE, ...ARRANGEMENTS]
