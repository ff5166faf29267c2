import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'

/** Where people stand and can change places, with the words for the two ends; `there` follows 'There are 40 students'. */
const ROWS = [
  {
    row: say`a row of students`,
    there: 'in a row',
    who: 'students',
    in: 'in the row',
    left: 'left',
    right: 'right',
  },
  {
    row: say`a queue of persons`,
    there: 'in a queue',
    who: 'persons',
    in: 'in the queue',
    left: 'front',
    right: 'back',
  },
  {
    row: say`a row of children facing north`,
    there: 'in a row facing north',
    who: 'children',
    in: 'in the row',
    left: 'left',
    right: 'right',
  },
  {
    row: say`a line of trainees`,
    there: 'in a line',
    who: 'trainees',
    in: 'in the line',
    left: 'left',
    right: 'right',
  },
  {
    row: say`a line of cadets`,
    there: 'in a line',
    who: 'cadets',
    in: 'in the line',
    left: 'left',
    right: 'right',
  },
  {
    row: say`a queue at a ticket counter`,
    there: 'in a queue at a ticket counter',
    who: 'persons',
    in: 'in the queue',
    left: 'front',
    right: 'back',
  },
] as const

/** What is ranked, but not moved about. */
const LISTS = [
  {
    row: say`a class`,
    there: 'in a class',
    who: 'students',
    in: 'in the class',
    left: 'top',
    right: 'bottom',
  },
  {
    row: say`the merit list of an examination`,
    there: 'on the merit list of an examination',
    who: 'candidates',
    in: 'on the list',
    left: 'top',
    right: 'bottom',
  },
] as const

/** A row of people who can move. */
export const drawRow = (rng: Random) => rng.pick(ROWS)

/** A row or a list of ranks. */
export const drawRanking = (rng: Random) => rng.pick([...ROWS, ...LISTS])

/** Two people who are not side by side, the first one nearer the left end. */
export function drawTwo(rng: Random) {
  return rng.until(
    () => ({ size: rng.int(24, 80), left: rng.int(4, 40), right: rng.int(4, 40) }),
    ({ size, left, right }) => size - right - left >= 4 && left !== right,
  )
}
