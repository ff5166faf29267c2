import { describe, expect, it } from 'vitest'
import type { Spot } from '../../../kit/figures/picture.ts'
import { createRandom } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { render } from '../../../kit/wording/say.ts'
import { figurePieces } from './figure-pieces.ts'

const twiceArea = (points: readonly Spot[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  )

describe('figurePieces', () => {
  it.each(['easy', 'medium', 'hard'] as const)(
    'asks by the lines of the figure when a wrong option may make up the same whole: %s',
    (level) => {
      const unclear = range(1, 60).flatMap((seed) => {
        const { prompt, figure } = figurePieces.draw(level, createRandom(`${level}-${seed}`))
        if (figure?.kind !== 'pictures') return ['no pictures']
        const areas = figure.choices.map(({ shapes }) =>
          Math.round(
            shapes.reduce((sum, shape) => sum + (shape.kind === 'polygon' ? twiceArea(shape.points) : 0), 0) /
              100,
          ),
        )
        // Only a set of another area is certain not to fill the figure in some other way.
        const isAreaEnough = new Set(areas).size === areas.length
        return isAreaEnough || /\blines\b/.test(render(prompt)) ? [] : [render(prompt)]
      })
      expect(unclear).toEqual([])
    },
  )
})
