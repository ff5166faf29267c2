import type { Random } from '../../../kit/random/random.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** A row, with the words for its two ends. */
export function drawRow(rng: Random) {
  const town = rng.pick(towns)
  return rng.pick([
    { row: say`a row of children in ${town}`, left: 'left', right: 'right' },
    { row: say`a queue of travellers at ${town} station`, left: 'front', right: 'back' },
    { row: say`a line of cadets on parade in ${town}`, left: 'left', right: 'right' },
    { row: say`a class in a school of ${town}`, left: 'top', right: 'bottom' },
    { row: say`a merit list of a test held in ${town}`, left: 'top', right: 'bottom' },
    { row: say`a queue before a ticket window in ${town}`, left: 'front', right: 'back' },
  ])
}

/** Two people who are not side by side, the first one nearer the left end. */
export function drawTwo(rng: Random) {
  return rng.until(
    () => ({ size: rng.int(24, 80), left: rng.int(4, 40), right: rng.int(4, 40) }),
    ({ size, left, right }) => size - right - left >= 4 && left !== right,
  )
}
