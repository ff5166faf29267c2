import { defineGenerator } from '../../../../kit/define-generator.ts'
import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { countTriangles } from './count-triangles.ts'
import { crossedCells } from './crossed-cells.ts'
import { fan } from './fan.ts'
import { stack } from './stack.ts'
import { countDrawnRectangles, steppedRectangles, steppedSquares } from './stepped-grid.ts'
import { triangularGrid } from './triangular-grid.ts'

/** "How many triangles are there in the given figure?" */
export const figureCount = defineGenerator({
  id: 'reasoning/figure-count',
  version: 10,
  concepts: ['counting-triangles', 'counting-squares', 'counting-rectangles', 'counting-cubes'],
  levels: {
    easy: {
      forms: [
        (rng: Random) => fan(rng, 2, 7),
        (rng: Random) =>
          crossedCells(
            rng,
            [
              [1, 6],
              [1, 7],
            ],
            [10, 26],
          ),
        stack,
      ],
    },
    medium: {
      forms: [
        (rng: Random) => fan(rng, 3, 8),
        (rng: Random) =>
          crossedCells(
            rng,
            [
              [2, 3],
              [2, 4],
            ],
            [14, 40],
          ),
        steppedSquares,
      ],
    },
    hard: {
      forms: [
        (rng: Random) =>
          crossedCells(
            rng,
            [
              [3, 3],
              [3, 4],
            ],
            [24, 60],
          ),
        triangularGrid,
        steppedRectangles,
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'triangles':
        return countTriangles(given.lines)
      case 'squares':
        return countDrawnRectangles(given.rows, (width, height) => width === height)
      case 'rectangles':
        return countDrawnRectangles(given.rows, () => true)
      case 'cubes':
        // Layer by layer: of each the stacks that reach it.
        return range(1, Math.max(...given.heights.flat())).reduce(
          (sum, layer) => sum + given.heights.flat().filter((height) => height >= layer).length,
          0,
        )
    }
  },
})
