import { range } from '../values/number-theory.ts'
import { round, type Shape, type Spot } from './picture.ts'

export type Fill = Extract<Shape, { kind: 'polygon' }>['fill']

/** A small shape at a place of a picture; turned clockwise, in degrees. */
export type Mark = {
  motif: Motif
  x: number
  y: number
  size: number
  turn: number
  /** As seen in a mirror, before it is turned. */
  isFlipped: boolean
  fill: Fill
}

const regular = (sides: number): Spot[] =>
  range(0, sides - 1).map((corner) => {
    const angle = (2 * Math.PI * corner) / sides
    return [Math.sin(angle), -Math.cos(angle)]
  })

/** The corners within one unit of the middle, as drawn without a turn. */
const OUTLINES = {
  triangle: regular(3),
  square: [
    [-0.8, -0.8],
    [0.8, -0.8],
    [0.8, 0.8],
    [-0.8, 0.8],
  ],
  pentagon: regular(5),
  hexagon: regular(6),
  heptagon: regular(7),
  star: range(0, 9).map((corner): Spot => {
    const angle = (2 * Math.PI * corner) / 10
    const far = corner % 2 === 0 ? 1 : 0.42
    return [far * Math.sin(angle), -far * Math.cos(angle)]
  }),
  plus: [
    [-0.3, -0.9],
    [0.3, -0.9],
    [0.3, -0.3],
    [0.9, -0.3],
    [0.9, 0.3],
    [0.3, 0.3],
    [0.3, 0.9],
    [-0.3, 0.9],
    [-0.3, 0.3],
    [-0.9, 0.3],
    [-0.9, -0.3],
    [-0.3, -0.3],
  ],
  arrow: [
    [0, -1],
    [0.7, -0.2],
    [0.25, -0.2],
    [0.25, 1],
    [-0.25, 1],
    [-0.25, -0.2],
    [-0.7, -0.2],
  ],
  tee: [
    [-0.8, -0.9],
    [0.8, -0.9],
    [0.8, -0.4],
    [0.25, -0.4],
    [0.25, 0.9],
    [-0.25, 0.9],
    [-0.25, -0.4],
    [-0.8, -0.4],
  ],
  ell: [
    [-0.6, -0.9],
    [-0.1, -0.9],
    [-0.1, 0.4],
    [0.7, 0.4],
    [0.7, 0.9],
    [-0.6, 0.9],
  ],
  zed: [
    [-0.8, -0.8],
    [0.3, -0.8],
    [0.3, 0.3],
    [0.8, 0.3],
    [0.8, 0.8],
    [-0.3, 0.8],
    [-0.3, -0.3],
    [-0.8, -0.3],
  ],
  wedge: [
    [-0.7, -0.9],
    [0.7, 0.9],
    [-0.7, 0.9],
  ],
  flag: [
    [-0.7, -0.95],
    [0.8, -0.45],
    [-0.5, 0.05],
    [-0.5, 0.95],
    [-0.7, 0.95],
  ],
} satisfies Record<string, Spot[]>

export type Motif = keyof typeof OUTLINES | 'circle'

/** Motifs whose mirror image is not a turned copy of them. */
export const ONE_HANDED = ['ell', 'zed', 'flag', 'wedge'] as const
/** Motifs that show which way they point. */
export const POINTING = ['arrow', 'tee', 'flag', 'ell', 'wedge'] as const
/** Whether the eye sees at once that a motif was turned by a quarter or reversed: a pentagon hardly shows it. */
export const showsDirection = ({ motif }: Mark): boolean =>
  motif === 'triangle' || [...POINTING, ...ONE_HANDED].some((pointing) => pointing === motif)

/** Motifs that a mirror leaves as they are. */
export const PLAIN = ['circle', 'square', 'triangle', 'pentagon', 'star', 'plus', 'hexagon'] as const

const WORDS: Readonly<Record<Motif, string>> = {
  circle: 'circle',
  triangle: 'triangle',
  square: 'square',
  pentagon: 'pentagon',
  hexagon: 'hexagon',
  heptagon: 'heptagon',
  star: 'star',
  plus: 'plus sign',
  arrow: 'arrow',
  tee: 'letter T',
  ell: 'letter L',
  zed: 'step shape',
  wedge: 'right-angled triangle',
  flag: 'flag',
}

const FILLS: Readonly<Record<Fill, string>> = { none: '', solid: 'black ', shaded: 'shaded ' }

const mod = (value: number): number => ((value % 360) + 360) % 360

/** After how many degrees a motif looks as before. */
const periodOf = (motif: Motif): number =>
  motif === 'circle'
    ? 1
    : motif === 'square' || motif === 'plus'
      ? 90
      : motif === 'triangle'
        ? 120
        : motif === 'pentagon' || motif === 'star'
          ? 72
          : motif === 'hexagon'
            ? 60
            : motif === 'heptagon'
              ? 360 / 7
              : motif === 'zed'
                ? 180
                : 360

export function drawMark({ motif, x, y, size, turn, isFlipped, fill }: Mark): Shape {
  if (motif === 'circle')
    return { kind: 'circle', x: round(x), y: round(y), radius: round(size * 0.85), fill }
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    kind: 'polygon',
    fill,
    points: OUTLINES[motif].map(([right = 0, down = 0]): Spot => {
      const across = isFlipped ? -right : right
      return [round(x + size * (across * cos - down * sin)), round(y + size * (across * sin + down * cos))]
    }),
  }
}

const COLUMNS = ['left', 'centre', 'right']
const ROWS = ['top', 'middle', 'bottom']

/** 'top left', 'centre'. */
export const tellPlace = (x: number, y: number): string => {
  const third = (value: number) => (value < 38 ? 0 : value > 62 ? 2 : 1)
  const [column, row] = [third(x), third(y)]
  if (column === 1 && row === 1) return 'centre'
  if (column === 1) return `${ROWS[row]} centre`
  return `${ROWS[row]} ${COLUMNS[column]}`
}

/** 'a black flag, reversed and turned by 90° clockwise, top left'. */
function tellMark({ motif, x, y, turn, isFlipped, fill }: Mark): string {
  const turned = mod(turn) % periodOf(motif)
  const ways = [
    ...(isFlipped && isOneHanded(motif) ? ['reversed'] : []),
    ...(turned > 0 ? [`turned by ${Math.round(turned)}° clockwise`] : []),
  ]
  const name = `${FILLS[fill]}${WORDS[motif]}`
  return [`${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`, ...ways, tellPlace(x, y)].join(', ')
}

const isOneHanded = (motif: Motif): boolean => ONE_HANDED.some((one) => one === motif)

export const drawMarks = (marks: readonly Mark[]): Shape[] => marks.map(drawMark)

export const tellMarks = (marks: readonly Mark[]): string => marks.map(tellMark).join('; ')
