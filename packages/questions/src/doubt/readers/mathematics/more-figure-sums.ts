import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { rationalOf, squareRoot } from '../../maths/surd-sum.ts'
import { sayNumber } from '../../say-number.ts'
import { found, near, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const METRES: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 }

function choose(n: Exact, r: Exact): Exact {
  let value = new Fraction(1)
  for (let at = 1; at <= Number(r.n); at++) value = value.mul(n.sub(at - 1)).div(at)
  return value
}

/** The cube root of a fraction that has one. */
function cubeRoot(value: Exact): Exact | null {
  const root = new Fraction(Math.round(Math.cbrt(value.valueOf()) * 1000), 1000)
  return (root.pow(3) ?? root).equals(value) ? root : null
}

/** Solids that become others, walls of bricks, chords, and committees. */
export const moreFigureSums: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Mensuration', 'Geometry'],
  readers: [
    // "The sides of a triangle are in the ratio 3 : 4 : 5 and its perimeter is 144 cm. Find its area."
    readWhole({
      id: 'area-by-ratio-of-sides',
      cue: /sides.*triangle.*ratio.*perimeter|ratio.*sides.*triangle/,
      patterns: [
        '(?:ratio )?(?:3 )?sides~triangle~(?:are )?(?:ratio)?~#:#:#~(?:its )?perimeter~(?:triangle )?# (cm|m)~(?:its )?(area|largest side|longest side|smallest side|shortest side)~(?:triangle)?',
      ],
      solve([unit = '', asked = ''], [a, b, c, perimeter]) {
        if (!a || !b || !c || !perimeter) return null
        const part = perimeter.div(a.add(b).add(c))
        const sides = [a, b, c].map((one) => one.mul(part)).sort((x, y) => x.compare(y))
        const [small, middle, large] = sides
        if (!small || !middle || !large || small.add(middle).lte(large)) return null
        if (asked !== 'area')
          return found({
            value: /^(?:largest|longest)/.test(asked) ? large : small,
            unit,
            steps: [['Sides', sides.map((side) => `${sayNumber(side)} ${unit}`).join(', ')]],
            check: small.add(middle).add(large).equals(perimeter),
          })
        const s = perimeter.div(2)
        const area = rationalOf(squareRoot(s.mul(s.sub(small)).mul(s.sub(middle)).mul(s.sub(large))))
        if (!area) return null
        const cosine =
          (small.valueOf() ** 2 + middle.valueOf() ** 2 - large.valueOf() ** 2) /
          (2 * small.valueOf() * middle.valueOf())
        return found({
          value: area,
          unit: `${unit}²`,
          steps: [
            ['Sides', sides.map((side) => `${sayNumber(side)} ${unit}`).join(', ')],
            ["Heron's formula", `${sayNumber(area)} ${unit}²`],
          ],
          check: near((small.valueOf() * middle.valueOf() * Math.sqrt(1 - cosine ** 2)) / 2, area.valueOf()),
        })
      },
    }),
    // "A cone of height 24 cm and radius 6 cm is melted into a sphere. Find the radius of the sphere."
    readWhole({
      id: 'cone-or-cylinder-into-sphere',
      cue: /(?:cone|cylinder).*sphere/,
      patterns: [
        '(?:solid |metallic |metal |right circular |circular )*(cone|cylinder)~(?:of )?(height|radius|base radius|radius base)~# (cm|m)~(height|radius|base radius|radius base)~(?:its )?(?:base )?# (?:cm|m)~(?:is )?(?:melted|recast|moulded|reshaped|converted)~(?:recast |and |into |form |to )*(?:a )?sphere~(radius|diameter)~(?:sphere)?',
      ],
      solve([solid, first = '', unit = '', second = '', asked], [p, q]) {
        if (!p || !q || /height/.test(first) === /height/.test(second)) return null
        const [height, radius] = /height/.test(first) ? [p, q] : [q, p]
        const cube = radius
          .mul(radius)
          .mul(height)
          .mul(solid === 'cone' ? new Fraction(1, 4) : new Fraction(3, 4))
        const root = cubeRoot(cube)
        if (!root) return null
        return found({
          value: asked === 'diameter' ? root.mul(2) : root,
          unit,
          steps: [
            ['The volume stays the same', solid === 'cone' ? '(1/3)πr²h = (4/3)πR³' : 'πr²h = (4/3)πR³'],
            ['So', `R³ = ${sayNumber(cube)}, R = ${sayNumber(root)} ${unit}`],
          ],
          check: near(root.valueOf() ** 3, cube.valueOf()),
        })
      },
    }),
    // "How many bricks of 25 cm x 11.25 cm x 6 cm are needed for a wall of 8 m x 6 m x 22.5 cm?"
    readWhole({
      id: 'bricks-of-a-wall',
      cue: /bricks?.*wall/,
      except: /mortar|%|weight|cost/,
      patterns: [
        '(?:number|many)~bricks~(?:each |measuring |size |dimensions? |of )*#~(cm|m)?~(?:x|\\*)~#~(cm|m)?~(?:x|\\*)~# (cm|m)~(?:are )?(?:needed|required|used)?~(?:build |construct |make )?wall~(?:size |measuring |dimensions? |of )*#~(cm|m)?~(?:long )?(?:x|\\*)~#~(cm|m)?~(?:high )?(?:x|\\*)~# (cm|m)~(?:thick)?',
      ],
      solve(words, numbers) {
        const units = words.filter((word) => METRES[word] !== undefined)
        if (numbers.length !== 6 || (units.length !== 6 && units.length !== 2)) return null
        const unitAt = (at: number) => (units.length === 6 ? units[at] : units[at < 3 ? 0 : 1]) ?? 'm'
        const lengths = numbers.map((number, at) => number.mul(new Fraction(METRES[unitAt(at)] ?? 1)))
        const volume = (from: number) =>
          lengths.slice(from, from + 3).reduce((all, one) => all.mul(one), new Fraction(1))
        const value = volume(3).div(volume(0))
        if (value.d !== 1n) return null
        return found({
          value,
          steps: [
            [
              'Volume of the wall ÷ volume of a brick',
              `${sayNumber(volume(3))} m³ ÷ ${sayNumber(volume(0))} m³ = ${sayNumber(value)}`,
            ],
          ],
          check: value.mul(volume(0)).equals(volume(3)),
        })
      },
    }),
    // "A chord of 24 cm is 5 cm from the centre. Find the diameter."
    readWhole({
      id: 'circle-by-a-chord',
      concepts: ['Circles'],
      cue: /chord.*(?:radius|diameter)/,
      except: /parallel|2 chords|two/,
      patterns: [
        '(?:circle )?(?:length )?chord~(?:[a-z]{2}~)?(?:circle )?(?:length )?# (cm|m)~(?:long )?(?:its |at )?(?:a )?distance~(?:from )?centre~(?:is )?# (?:cm|m)~(?:its )?(radius|diameter)~(?:circle)?',
        '(?:circle )?(?:length )?chord~(?:[a-z]{2}~)?(?:circle )?(?:length )?# (cm|m)~(?:long )?(?:at )?(?:a )?(?:distance )?# (?:cm|m)~(?:away )?(?:from )?centre~(?:circle )?(?:its )?(radius|diameter)~(?:circle)?',
      ],
      solve([unit = '', asked], [chord, far]) {
        if (!chord || !far) return null
        const radius = rationalOf(squareRoot(chord.div(2).pow(2)?.add(far.mul(far)) ?? far))
        if (!radius) return null
        return found({
          value: asked === 'diameter' ? radius.mul(2) : radius,
          unit,
          steps: [
            [
              'Half the chord and the distance make a right angle',
              `√(${sayNumber(chord.div(2))}² + ${sayNumber(far)}²) = ${sayNumber(radius)} ${unit}`,
            ],
            ...(asked === 'diameter' ? ([['Diameter', `${sayNumber(radius.mul(2))} ${unit}`]] as const) : []),
          ],
          check: near(Math.hypot(chord.valueOf() / 2, far.valueOf()), radius.valueOf()),
        })
      },
    }),
    // "A committee of 3 men and 2 women out of 5 men and 4 women. Number of ways?"
    readWhole({
      id: 'committee-of-so-many',
      concepts: ['Permutation & Combination'],
      cue: /(?:committee|team|group|selected|chosen).*(?:men|women|boys|girls)/,
      except: /at least|atleast|at most|particular|never|always|together/,
      patterns: [
        '(?:many ways )?(?:committee|team|group)~(?:consisting )?#~(men|boys)~#~(women|girls)~(?:to )?(?:formed|made|selected|chosen)?~(?:out|group)?~#~(?:men|boys)~#~(?:women|girls)~(?:many|number)?~(?:ways)?~(?:done|formed|possible|this)*',
        '(?:many ways )?#~(men|boys)~#~(women|girls)~(?:selected|chosen)~(?:out )?(?:group )?#~(?:men|boys)~#~(?:women|girls)~(?:many|number)?~(?:ways)?',
        '(?:out |group )?#~(men|boys)~#~(women|girls)~(?:committee|team|group)?~#~(?:men|boys)~#~(?:women|girls)~(?:to )?(?:formed|made|selected|chosen)~(?:many|number)?~(?:ways)?~(?:done|formed|possible|this)*',
      ],
      solve(_, [a, b, c, d]) {
        if (!a || !b || !c || !d) return null
        const [r, s, m, n] = a.lte(c) && b.lte(d) ? [a, b, c, d] : c.lte(a) && d.lte(b) ? [c, d, a, b] : []
        if (!r || !s || !m || !n || [r, s, m, n].some((one) => one.d !== 1n || one.gt(30))) return null
        const [x, y] = [choose(m, r), choose(n, s)]
        return found({
          value: x.mul(y),
          steps: [
            ['Ways to choose each', `${m}C${r} = ${sayNumber(x)}, ${n}C${s} = ${sayNumber(y)}`],
            ['Together', `${sayNumber(x)} × ${sayNumber(y)} = ${sayNumber(x.mul(y))}`],
          ],
          check: choose(m, m.sub(r))
            .mul(choose(n, n.sub(s)))
            .equals(x.mul(y)),
        })
      },
    }),
    // "From 7 men and 6 women a committee of 5 with at least 3 men is to be formed. In how many ways?"
    readWhole({
      id: 'committee-with-at-least',
      concepts: ['Permutation & Combination'],
      cue: /(?:men|women|boys|girls).*at (?:least|most)/,
      patterns: [
        '(?:out |group )?#~(men|boys|gentlemen)~#~(women|girls|ladies)~(?:committee |team |group )?#~(?:persons|members|people|students)?~(?:are |to )*(?:selected|formed|chosen|made)~(?:form )?(?:a )?(?:committee )?(?:such |containing |including |which |must |should |contain )*(?:at )?(least|most)~#~(men|women|boys|girls|gentlemen|ladies)~(?:are |there |in |included |the )*(?:committee)?~(?:many|number)?~(?:different )?(?:ways)?~(?:done|formed)?',
      ],
      solve([first, second, way, who], [m, n, size, bound]) {
        if (!m || !n || !size || !bound || (who !== first && who !== second)) return null
        if ([m, n, size, bound].some((one) => one.d !== 1n || one.gt(30))) return null
        const [own, other] = who === first ? [m, n] : [n, m]
        const parts: { count: number; ways: Exact }[] = []
        let all = new Fraction(0)
        for (let count = 0; count <= Number(size.n); count++) {
          const rest = size.sub(count)
          const ways =
            own.gte(count) && other.gte(rest)
              ? choose(own, new Fraction(count)).mul(choose(other, rest))
              : new Fraction(0)
          all = all.add(ways)
          if (way === 'least' ? bound.lte(count) : bound.gte(count)) parts.push({ count, ways })
        }
        const value = parts.reduce((sum, { ways }) => sum.add(ways), new Fraction(0))
        return found({
          value,
          steps: [
            [
              `Ways with each number of ${who}`,
              parts
                .filter(({ ways }) => ways.gt(0))
                .map(({ count, ways }) => `${count}: ${sayNumber(ways)}`)
                .join(', '),
            ],
            ['Sum', sayNumber(value)],
          ],
          check: all.equals(choose(m.add(n), size)),
        })
      },
    }),
  ],
}
