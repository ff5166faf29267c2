import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'

/** A row, with the words for its two ends. */
export function drawRow(rng: Random) {
  return rng.pick([
    { row: say`a row of students`, left: 'left', right: 'right' },
    { row: say`a queue of persons`, left: 'front', right: 'back' },
    { row: say`a row of children facing north`, left: 'left', right: 'right' },
    { row: say`a line of trainees`, left: 'left', right: 'right' },
    { row: say`a line of cadets`, left: 'left', right: 'right' },
    { row: say`a class`, left: 'top', right: 'bottom' },
    { row: say`the merit list of an examination`, left: 'top', right: 'bottom' },
    { row: say`a queue at a ticket counter`, left: 'front', right: 'back' },
  ])
}

/** Two people who are not side by side, the first one nearer the left end. */
export function drawTwo(rng: Random) {
  return rng.until(
    () => ({ size: rng.int(24, 80), left: rng.int(4, 40), right: rng.int(4, 40) }),
    ({ size, left, right }) => size - right - left >= 4 && left !== right,
  )
}
