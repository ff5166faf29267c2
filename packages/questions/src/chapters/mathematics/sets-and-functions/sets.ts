import { defineGenerator } from '../../../kit/define-generator.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { composed, inverse } from './sets-functions.ts'
import { functions, oneOne, relations } from './sets-mappings.ts'
import { subsets, threeSets, union } from './sets-sizes.ts'

/** "A has 3 elements and B has 2. How many relations are there from A to B?" */
export const sets = defineGenerator({
  id: 'higher/sets',
  version: 1,
  levels: {
    easy: { forms: [union, subsets] },
    medium: { forms: [relations, functions, composed] },
    hard: { forms: [threeSets, oneOne, inverse] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  // Everything is written out and counted.
  solve(given) {
    switch (given.find) {
      case 'union': {
        const first = range(1, given.first)
        const second = range(given.first - given.both + 1, given.first - given.both + given.second)
        return new Set([...first, ...second]).size
      }
      case 'subsets':
        return range(0, 2 ** given.elements - 1).filter(
          (mask) => !given.isProper || mask !== 2 ** given.elements - 1,
        ).length
      case 'relations':
        return allChoices(given.from * given.to, 2).length
      case 'functions':
        return allChoices(given.from, given.to).length
      case 'one-one':
        return allChoices(given.from, given.to).filter((images) => new Set(images).size === images.length)
          .length
      case 'three': {
        const { one, two, three, oneTwo, twoThree, oneThree, all } = given
        const pairsOnly = [oneTwo, twoThree, oneThree].map((pair) => pair - all)
        const [ab = 0, bc = 0, ac = 0] = pairsOnly
        const alone = [one - ab - ac - all, two - ab - bc - all, three - bc - ac - all]
        return [...alone, ...pairsOnly, all].reduce((sum, part) => sum + part, 0)
      }
      case 'composed': {
        const inner = given.square * given.at ** 2 + given.shift
        return given.slope * inner + given.more
      }
      case 'inverse':
        return (
          range(-60, 60).find(
            (x) => given.a * x + given.b === given.value * (x + given.d) && x + given.d !== 0,
          ) ?? Number.NaN
        )
    }
  },
})

/** Every way to give each of `places` one of `choices` values. */
function allChoices(places: number, choices: number): number[][] {
  return range(1, places).reduce<number[][]>(
    (lists) => lists.flatMap((list) => range(1, choices).map((choice) => [...list, choice])),
    [[]],
  )
}
