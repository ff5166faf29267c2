import type { Random } from '../../../../kit/random/random.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { say } from '../../../../kit/wording/say.ts'

/** A pile of cubes whose stacks fall towards the front, so that none is hidden. */
export function stack(rng: Random) {
  const [rows, columns] = [rng.int(2, 3), rng.int(3, 4)]
  const heights = range(0, rows - 1).map((row) =>
    range(0, columns - 1).map((column) => Math.max(1, rng.int(3, 6) - row - column)),
  )
  for (const [row, line] of heights.entries())
    for (const column of line.keys()) {
      const most = Math.min(heights[row - 1]?.[column] ?? 9, line[column - 1] ?? 9)
      line[column] = Math.min(line[column] ?? 1, most)
    }
  const total = heights.flat().reduce((sum, height) => sum + height, 0)
  const tallest = Math.max(...heights.flat())
  const answer = count(total)
  const told = heights.map((line) => line.join(', ')).join('; ')
  const top = heights.flat().length
  const thing = rng.pick(['boxes', 'cubes', 'cubical blocks', 'cartons', 'blocks', 'crates'])
  return {
    concept: 'counting-cubes',
    given: { find: 'cubes' as const, heights },
    prompt: rng.pick([
      say`How many ${thing}, hidden ones included, are there in the figure?`,
      say`Find the total number of ${thing}, hidden ones included.`,
      say`What is the number of ${thing}, visible and hidden, in the pile?`,
      say`How many ${thing} are piled up in the given figure?`,
    ]),
    figure: {
      kind: 'cubes' as const,
      title: 'A pile of cubes',
      description: `Stacks of equal cubes, row by row from the back to the front, each row from left to right: ${told} cubes high.`,
      heights,
    },
    answer,
    mistakes: [
      { value: top, because: say`only the cubes on top were counted` },
      {
        value: total - (heights[0]?.[0] ?? 0) + 1,
        because: say`the cubes hidden in the tallest stack were left out`,
      },
      { value: tallest * top, because: say`all stacks were taken to be as high as the tallest` },
      { value: total + 1, because: say`a cube was counted twice` },
      { value: total - 1, because: say`a hidden cube was missed` },
      { value: total - 2, because: say`two hidden cubes were missed` },
      { value: total + 2, because: say`two cubes were counted twice` },
    ],
    steps: [say`Add the heights of all stacks.`, say`${heights.flat().join(' + ')} = ${answer}`],
  }
}
