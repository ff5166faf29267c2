import { say } from '../../../../kit/wording/say.ts'

/** Papers leave the rest to the figure. */
export const askTriangles = [
  say`How many triangles are there in the given figure?`,
  say`Find the number of triangles in the given figure.`,
  say`How many triangles are present in the following figure?`,
  say`What is the number of triangles in the figure shown?`,
  say`Count the number of triangles in the given figure.`,
]
