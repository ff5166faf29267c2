import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { drawComposite, isAsymmetric } from './composite.ts'
import { fromAngles, geometryFigure, onCircle } from './geometry-figure.ts'
import {
  drawLattice,
  isPartOf,
  lineOf,
  moveSegments,
  ORIENTATIONS,
  segment,
  segmentKey,
  tellLattice,
  unique,
} from './lattice.ts'
import {
  drawMark,
  drawMarks,
  type Mark,
  type Motif,
  ONE_HANDED,
  PLAIN,
  POINTING,
  showsDirection,
  tellMarks,
  tellPlace,
} from './marks.ts'
import {
  flipSideways,
  givenPicture,
  lookOf,
  moveShapes,
  picturesFigure,
  QUESTION_MARK,
  type Shape,
  turnBy,
} from './picture.ts'

const mark = (motif: Motif, changes: Partial<Mark> = {}): Mark => ({
  motif,
  x: 50,
  y: 50,
  size: 20,
  turn: 0,
  isFlipped: false,
  fill: 'none',
  ...changes,
})

describe('a drawing of geometry', () => {
  it('is made from a few letters', () => {
    expect(
      geometryFigure({
        title: 'Triangle',
        description: 'A triangle.',
        points: { A: [0, 0], B: [100 / 3, 0], C: [0, 50] },
        unnamed: 'C',
        lines: ['AB', ['BC', '5 cm']],
        dashed: ['AC'],
        circles: [['A', 20 / 3]],
        angles: [['ABC', '30°']],
        right: ['BAC'],
      }),
    ).toEqual({
      kind: 'geometry',
      title: 'Triangle',
      description: 'A triangle.',
      points: [
        { id: 'A', x: 0, y: 0, label: 'A' },
        { id: 'B', x: 33.333, y: 0, label: 'B' },
        { id: 'C', x: 0, y: 50, label: '' },
      ],
      segments: [
        { from: 'A', to: 'B' },
        { from: 'B', to: 'C', label: '5 cm' },
        { from: 'A', to: 'C', isDashed: true },
      ],
      circles: [{ centre: 'A', radius: 6.667 }],
      angles: [
        { from: 'A', at: 'B', to: 'C', label: '30°' },
        { from: 'B', at: 'A', to: 'C', label: '', isRight: true },
      ],
    })
    expect(geometryFigure({ title: '', description: '', points: {}, lines: [] })).toMatchObject({
      segments: [],
      circles: [],
      angles: [],
    })
  })

  it('places points by angles', () => {
    expect(onCircle(0)).toEqual([100, 0])
    expect(onCircle(90, 50)[1]).toBeCloseTo(50)
    expect(onCircle(60)[0]).toBeCloseTo(50)
    const [a, b, c] = fromAngles(45, 45)
    expect([a, b]).toEqual([
      [0, 0],
      [100, 0],
    ])
    expect(c[0]).toBeCloseTo(50)
    expect(c[1]).toBeCloseTo(50)
    const [, , top] = fromAngles(60, 30, 40)
    expect(top[0]).toBeCloseTo(10)
    expect(top[1]).toBeCloseTo(10 * Math.sqrt(3))
  })
})

describe('a lattice', () => {
  it('writes a segment from its first point, and each once', () => {
    expect(segment(1, 0, 0, 0)).toEqual([0, 0, 1, 0])
    expect(segment(0, 1, 0, 0)).toEqual([0, 0, 0, 1])
    expect(segment(0, 1, 1, 0)).toEqual([0, 1, 1, 0])
    expect(segmentKey([0.5, 1, 1, 0])).not.toBe(segmentKey([0, 1, 1, 0.5]))
    expect(unique([segment(0, 0, 1, 0), segment(1, 0, 0, 0), segment(0, 0, 0, 1)])).toHaveLength(2)
  })

  it('divides a line between neighbours', () => {
    expect(lineOf(0, 0, 2, 2)).toEqual([
      [0, 0, 1, 1],
      [1, 1, 2, 2],
    ])
    expect(lineOf(0, 3, 0, 1)).toEqual([
      [0, 2, 0, 3],
      [0, 1, 0, 2],
    ])
  })

  it('has eight orientations, all different for a figure with no symmetry', () => {
    const hook = [...lineOf(0, 0, 2, 0), ...lineOf(2, 0, 2, 1)]
    const looks = ORIENTATIONS.map((turn) =>
      moveSegments(hook, (x, y) => turn(x, y))
        .map(segmentKey)
        .sort()
        .join(' '),
    )
    expect(new Set(looks).size).toBe(8)
    for (const turn of ORIENTATIONS) {
      const [x, y] = turn(3, 4)
      expect(x * x + y * y).toBe(25)
    }
  })

  it('finds a figure inside another at half, whole and double size, but not turned', () => {
    const whole = [...lineOf(1, 1, 5, 1), ...lineOf(5, 1, 5, 5), ...lineOf(3, 1, 3, 3)]
    const hook = (size: number) => [...lineOf(0, 0, size, 0), ...lineOf(size, 0, size, size)]
    expect(isPartOf(hook(1), whole)).toBe(true)
    expect(isPartOf(hook(4), whole)).toBe(true)
    expect(isPartOf([...lineOf(0, 0, 1, 0), ...lineOf(0, 0, 0, 1)], whole)).toBe(true)
    expect(isPartOf([...lineOf(0, 0, 1, 0), ...lineOf(0, 0, 1, 1)], whole)).toBe(false)
    expect(isPartOf([...lineOf(0, 1, 1, 1), ...lineOf(0, 0, 0, 1)], whole)).toBe(false)
    expect(isPartOf([], whole)).toBe(false)
    expect(isPartOf(lineOf(0, 0, 1, 1), whole)).toBe(false)
  })

  it('is drawn and told by its longest lines', () => {
    const cross = [...lineOf(0, 1, 2, 1), ...lineOf(1, 0, 1, 2), ...lineOf(0, 1, 1, 1)]
    expect(tellLattice(cross)).toBe('lines 1-2 to 3-2, 2-1 to 2-3')
    expect(drawLattice(cross, 2)).toEqual([
      {
        kind: 'line',
        points: [
          [8, 50],
          [92, 50],
        ],
        isDashed: false,
      },
      {
        kind: 'line',
        points: [
          [50, 8],
          [50, 92],
        ],
        isDashed: false,
      },
    ])
    expect(drawLattice(lineOf(0, 0, 1, 0), 4, 10)).toMatchObject([
      {
        points: [
          [10, 10],
          [30, 10],
        ],
      },
    ])
    expect(tellLattice([...lineOf(0, 0, 1, 0), ...lineOf(2, 0, 3, 0)])).toBe('lines 1-1 to 2-1, 3-1 to 4-1')
  })
})

describe('marks', () => {
  const motifs = [...new Set<Motif>([...PLAIN, ...POINTING, ...ONE_HANDED, 'heptagon'])]
  const look = (one: Mark) => lookOf([drawMark(one)])

  it.each([
    ['circle', 5],
    ['square', 90],
    ['plus', 90],
    ['triangle', 120],
    ['pentagon', 72],
    ['star', 72],
    ['hexagon', 60],
    ['zed', 180],
    ['arrow', 360],
    ['tee', 360],
    ['ell', 360],
    ['wedge', 360],
    ['flag', 360],
  ] as const)('%s looks as before after %d degrees, and is told so', (motif, period) => {
    const big = { size: 40 }
    expect(look(mark(motif, { ...big, turn: period }))).toBe(look(mark(motif, big)))
    expect(tellMarks([mark(motif, { turn: period })])).not.toContain('turned')
    expect(tellMarks([mark(motif, { turn: -period })])).not.toContain('turned')
    if (motif === 'circle') return
    expect(look(mark(motif, { ...big, turn: period / 2 }))).not.toBe(look(mark(motif, big)))
    expect(tellMarks([mark(motif, { turn: period / 2 })])).toContain(
      `turned by ${Math.round(period / 2)}° clockwise`,
    )
  })

  it('are one-handed when no turn makes up for a mirror', () => {
    for (const motif of motifs) {
      const turned = Array.from({ length: 360 }, (_, turn) => look(mark(motif, { size: 10, turn })))
      const isOneHanded = !turned.includes(look(mark(motif, { size: 10, isFlipped: true })))
      expect([motif, ONE_HANDED.some((one) => one === motif)]).toEqual([motif, isOneHanded])
      expect(tellMarks([mark(motif, { isFlipped: true })]).includes('reversed')).toBe(isOneHanded)
    }
  })

  it('show their direction when they point somewhere', () => {
    expect(motifs.filter((motif) => showsDirection(mark(motif))).sort()).toEqual(
      ['arrow', 'ell', 'flag', 'tee', 'triangle', 'wedge', 'zed'].sort(),
    )
  })

  it('are told by filling, name, turn and place', () => {
    expect(
      tellMarks([
        mark('flag', { fill: 'solid', isFlipped: true, turn: 90, x: 20, y: 20 }),
        mark('arrow', { fill: 'shaded', x: 80 }),
        mark('arrow', { turn: -90, y: 80 }),
      ]),
    ).toBe(
      'a black flag, reversed, turned by 90° clockwise, top left; a shaded arrow, middle right; an arrow, turned by 270° clockwise, bottom centre',
    )
    const names = motifs.map((motif) => tellMarks([mark(motif)]).replace(', centre', ''))
    expect(new Set(names)).toEqual(
      new Set([
        'a circle',
        'a square',
        'a triangle',
        'a pentagon',
        'a star',
        'a plus sign',
        'a hexagon',
        'a heptagon',
        'an arrow',
        'a letter T',
        'a flag',
        'a letter L',
        'a right-angled triangle',
        'a step shape',
      ]),
    )
    expect(
      [37, 38, 62, 63]
        .flatMap((x) => [37, 38, 62, 63].map((y) => tellPlace(x, y)))
        .filter((_, at) => at % 5 === 0),
    ).toEqual(['top left', 'centre', 'centre', 'bottom right'])
    expect(tellPlace(37, 62)).toBe('middle left')
    expect(tellPlace(62, 37)).toBe('top centre')
    expect(tellPlace(63, 50)).toBe('middle right')
  })

  it('lie at their place with their size', () => {
    expect(drawMark(mark('circle', { x: 30, fill: 'solid' }))).toEqual({
      kind: 'circle',
      x: 30,
      y: 50,
      radius: 17,
      fill: 'solid',
    })
    const [square, arrow] = drawMarks([mark('square', { x: 30 }), mark('arrow', { turn: 90 })])
    expect(square).toMatchObject({
      kind: 'polygon',
      points: [
        [14, 34],
        [46, 34],
        [46, 66],
        [14, 66],
      ],
    })
    // An arrow points up, and to the right after a quarter turn.
    expect(arrow?.kind === 'polygon' && arrow.points[0]).toEqual([70, 50])
    const flipped = drawMark(mark('wedge', { isFlipped: true }))
    expect(flipped).toMatchObject({
      points: [
        [64, 32],
        [36, 68],
        [64, 68],
      ],
    })
  })
})

describe('a composite figure', () => {
  it('has a part in the middle and others around it, and looks different in all its positions', () => {
    for (let seed = 0; seed < 12; seed++) {
      const [middle, ...around] = drawComposite(createRandom(String(seed)), 3)
      const marks = middle ? [middle, ...around] : around
      expect(middle).toMatchObject({ x: 50, y: 50, size: 15, isFlipped: false })
      expect(around).toHaveLength(3)
      expect(new Set(around.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
      expect(new Set(around.map(({ motif }) => motif)).size).toBe(3)
      expect(around.every(({ size, turn }) => size === 9 && turn % 90 === 0 && turn < 360)).toBe(true)
      expect(isAsymmetric(drawMarks(marks))).toBe(true)
    }
    expect(isAsymmetric(drawMarks([mark('arrow')]))).toBe(false)
    expect(isAsymmetric(drawMarks([mark('zed')]))).toBe(false)
    expect(isAsymmetric(drawMarks([mark('flag', { size: 40 })]))).toBe(true)
  })
})

describe('pictures', () => {
  const line = (isDashed: boolean, points: [number, number][]): Shape => ({ kind: 'line', isDashed, points })

  it('look the same when a line is drawn from its other end, but not when it is dashed', () => {
    const forth = line(false, [
      [10, 10],
      [20, 30],
      [40, 40],
    ])
    expect(
      lookOf([
        line(false, [
          [40, 40],
          [20, 30],
          [10, 10],
        ]),
      ]),
    ).toBe(lookOf([forth]))
    expect(
      lookOf([
        line(true, [
          [10, 10],
          [20, 30],
          [40, 40],
        ]),
      ]),
    ).not.toBe(lookOf([forth]))
    expect(
      lookOf([
        line(false, [
          [20, 30],
          [10, 10],
          [40, 40],
        ]),
      ]),
    ).not.toBe(lookOf([forth]))
    const [small, large]: Shape[] = [5, 7].map((radius) => ({
      kind: 'circle',
      x: 1,
      y: 1,
      radius,
      fill: 'none',
    }))
    expect(small && large && lookOf([small]) === lookOf([large])).toBe(false)
  })

  it('are turned clockwise about the middle', () => {
    const [turned] = moveShapes(
      [
        line(false, [
          [50, 10],
          [90, 50],
        ]),
      ],
      turnBy(90),
    )
    expect(turned).toEqual(
      line(false, [
        [90, 50],
        [50, 90],
      ]),
    )
    expect(moveShapes([{ kind: 'circle', x: 20, y: 30, radius: 4, fill: 'none' }], flipSideways)).toEqual([
      { kind: 'circle', x: 80, y: 30, radius: 4, fill: 'none' },
    ])
  })

  it('become a figure with rounded numbers, and words for each picture that has some', () => {
    const dot: Shape = { kind: 'circle', x: 1 / 3, y: 2, radius: 2 / 3, fill: 'none' }
    expect(QUESTION_MARK).toEqual({ shapes: [], text: '?', isFramed: true, after: '' })
    expect(
      picturesFigure('Mirror', 'A dot.', [givenPicture([dot], { after: ':' })], {
        choices: [
          [dot],
          [
            line(false, [
              [1 / 3, 0],
              [2 / 3, 1],
            ]),
          ],
        ],
        words: ['a dot', ''],
      }),
    ).toEqual({
      kind: 'pictures',
      title: 'Mirror',
      description: 'A dot. Picture 1: a dot.',
      given: [{ shapes: [{ ...dot, x: 0.33, radius: 0.67 }], text: '', isFramed: true, after: ':' }],
      choices: [
        { shapes: [{ ...dot, x: 0.33, radius: 0.67 }], isFramed: true },
        {
          shapes: [
            line(false, [
              [0.33, 0],
              [0.67, 1],
            ]),
          ],
          isFramed: true,
        },
      ],
    })
    expect(picturesFigure('', '', [], { choices: [[dot]], words: [] }, false).choices[0]?.isFramed).toBe(
      false,
    )
  })
})
