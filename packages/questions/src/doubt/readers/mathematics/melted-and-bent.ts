import Fraction from 'fraction.js'
import { factorial } from '../../../kit/values/counting.ts'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

/** As papers take it, where it goes up evenly. */
const PI = new Fraction(22, 7)
const LENGTH = '(cm|m)'
const isWhole = (value: Exact): boolean => value.d === 1n

/** Rows of so many places in which no two marked ones are neighbours. */
function apartRows(places: number, marked: number): number {
  let count = 0
  for (let row = 0; row < 1 << places; row++) {
    const bits = [...row.toString(2)].filter((bit) => bit === '1').length
    if (bits === marked && (row & (row << 1)) === 0) count += 1
  }
  return count
}

/** Figures that become other figures, and people in a row. */
export const meltedAndBent: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration'],
  readers: [
    // "How many spherical bullets of diameter 2 cm can be made from a cube of lead of edge 44 cm?"
    readWhole({
      id: 'balls-from-a-cube',
      cue: /(?:bullets|balls|shots|spheres).*cube/,
      patterns: [
        `many~(?:spherical )?(?:lead )?(?:bullets|balls|shots|spheres)~(?:each )?(radius|diameter)~# ?${LENGTH}~(?:made|cast|formed|obtained)~(?:melting )?(?:lead |solid |metallic |metal )*cube~(?:lead |metal )?(?:whose |having )?(?:edge|side)~(?:measures )?# ?${LENGTH}`,
        `many~(?:spherical )?(?:lead )?(?:bullets|balls|shots|spheres)~(?:made|cast|formed|obtained)~(?:melting )?(?:lead |solid |metallic |metal )*cube~(?:lead |metal )?(?:whose |having )?(?:edge|side)~(?:measures )?# ?${LENGTH}~(?:each )?(?:bullet |ball |sphere )?(?:being |having )?# ?${LENGTH}~(radius|diameter)`,
      ],
      solve(words, numbers) {
        const kind = words.find((word) => /^(?:radius|diameter)$/.test(word))
        const units = words.filter((word) => word !== kind)
        const isBallFirst = words[0] === kind
        const [ball, edge] = isBallFirst ? numbers : [numbers[1], numbers[0]]
        if (!ball || !edge || !kind || units.length !== 2 || units[0] !== units[1]) return null
        const radius = kind === 'diameter' ? ball.div(2) : ball
        const each = new Fraction(4, 3).mul(PI).mul(radius.pow(3) ?? 0)
        const value = edge.mul(edge).mul(edge).div(each)
        return found({
          value,
          steps: [
            ['Volume of the cube', `${sayNumber(edge.mul(edge).mul(edge))} ${units[0]}³`],
            ['Volume of one ball, 4πr³ ÷ 3 with π = 22/7', `${sayNumber(each)} ${units[0]}³`],
            ['Number', sayNumber(value)],
          ],
          // Where π does not cancel, what is left over would have to be said.
          check: isWhole(value) && value.mul(each).equals(edge.pow(3) ?? 0),
        })
      },
    }),
    // "A wire in the shape of a circle of radius 42 cm is bent to form a square. Find its side."
    readWhole({
      id: 'bent-wire',
      cue: /wire.*(?:circle|square)/,
      patterns: [
        `wire~(?:bent |form |shape |into )*(circle)~radius~# ?${LENGTH}~(?:rebent|bent|again bent|reshaped)~(?:form |into |shape |make )*square~(side|area)~(?:square|sq)?`,
        `wire~(?:bent |form |shape |into )*(square)~side~# ?${LENGTH}~(?:rebent|bent|again bent|reshaped)~(?:form |into |shape |make )*circle~(radius|area)~(?:circle)?`,
      ],
      solve([shape = '', unit = '', asked = ''], [size]) {
        if (!size) return null
        const length = shape === 'circle' ? PI.mul(2).mul(size) : size.mul(4)
        const side = shape === 'circle' ? length.div(4) : length.div(PI.mul(2))
        const area = shape === 'circle' ? side.mul(side) : PI.mul(side).mul(side)
        const value = asked === 'area' ? area : side
        return found({
          value,
          unit: asked === 'area' ? `${unit}²` : unit,
          steps: [
            ['Length of the wire', `${sayNumber(length)} ${unit}, with π = 22/7`],
            [shape === 'circle' ? 'Side = length ÷ 4' : 'Radius = length ÷ 2π', `${sayNumber(side)} ${unit}`],
            ...(asked === 'area' ? ([['Area', `${sayNumber(area)} ${unit}²`]] as const) : []),
          ],
          check:
            isWhole(side.mul(2)) && (shape === 'circle' ? side.mul(4) : PI.mul(2).mul(side)).equals(length),
        })
      },
    }),
    // "The diagonal of a cube is 6√3 cm. Find its volume."
    readWhole({
      id: 'diagonal-of-cube',
      cue: /diagonal.*cube|cube.*diagonal/,
      patterns: [
        `(?:length )?diagonal~cube~(?:#)? ?(?:root ?|sqrt ?|√ ?)3 ?${LENGTH}?~(volume|total surface area|surface area|side|edge)~(?:cube)?`,
        `(volume|total surface area|surface area|side|edge)~cube~(?:whose |having )?(?:length )?diagonal~(?:#)? ?(?:root ?|sqrt ?|√ ?)3 ?${LENGTH}?`,
      ],
      solve(words, [times]) {
        const unit = words.find((word) => /^c?m$/.test(word)) ?? ''
        const asked = words.find((word) => !/^c?m$/.test(word)) ?? ''
        const edge = times ?? new Fraction(1)
        const [power, value] =
          asked === 'volume'
            ? [3, edge.mul(edge).mul(edge)]
            : /area/.test(asked)
              ? [2, edge.mul(edge).mul(6)]
              : [1, edge]
        return found({
          value,
          unit: unit === '' ? '' : `${unit}${power === 3 ? '³' : power === 2 ? '²' : ''}`,
          steps: [
            ['Diagonal of a cube = a√3', `a = ${sayNumber(edge)}`],
            [asked, sayNumber(value)],
          ],
          check:
            Math.abs(
              Math.hypot(edge.valueOf(), edge.valueOf(), edge.valueOf()) - edge.valueOf() * Math.sqrt(3),
            ) < 1e-9,
        })
      },
    }),
    // "In how many ways can 5 boys and 3 girls sit in a row so that no two girls are together?"
    readWhole({
      id: 'no-two-together',
      concepts: ['Permutation & Combination'],
      cue: /ways.*(?:no|none of the) (?:two|2).*together/,
      patterns: [
        '(?:many|number)~ways~#~(boys|girls|men|women)~#~(boys|girls|men|women)~(?:sit|seated|stand|arranged|made sit)~(?:row|line|queue)~(?:such|so)?~no 2~(boys|girls|men|women)~(?:sit|stand|come|are)?~together',
        '(?:many|number)~ways~(?:arranging )?#~(boys|girls|men|women)~#~(boys|girls|men|women)~(?:row|line|queue)~(?:such|so)?~no 2~(boys|girls|men|women)~(?:sit|stand|come|are)?~together',
      ],
      solve([one, other, apart], [a, b]) {
        if (a?.d !== 1n || b?.d !== 1n || one === other || (apart !== one && apart !== other)) return null
        const [free, kept] = apart === other ? [Number(a), Number(b)] : [Number(b), Number(a)]
        if (free < 1 || kept < 2 || free + kept > 12 || kept > free + 1) return null
        let gaps = 1
        for (let turn = 0; turn < kept; turn++) gaps *= free + 1 - turn
        const value = factorial(free) * gaps
        return found({
          value: new Fraction(value),
          steps: [
            ['Seat the others', `${free}! = ${factorial(free)} ways`],
            [`They leave ${free + 1} gaps for ${kept}`, `${free + 1}P${kept} = ${gaps}`],
            ['Together', `${factorial(free)} × ${gaps} = ${value}`],
          ],
          check: apartRows(free + kept, kept) * factorial(free) * factorial(kept) === value,
        })
      },
    }),
  ],
}
