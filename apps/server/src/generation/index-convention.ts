/** What is known of one answer of a model about how it counts options. */
interface Evidence {
  /** Keys of the questions whose second solve has ended in an option, with that option. */
  solved: readonly { key: number; solution: number }[]
  /** All keys of the answer. */
  keys: readonly number[]
}

/** So many questions must all be shifted by one, where no key says it outright. */
const LEAST_SHIFTED = 3

/**
 * Whether the model counted the options of this answer from 1, although it was asked to count from 0. A key of 4 says so, or a second
 * solve that always finds the option before; a key of 0 or any agreement says the contrary. Keys that are all the same say nothing: a model
 * may have been told to mark one place.
 */
export function countsFromOne({ solved, keys }: Evidence): boolean {
  if (keys.includes(0) || solved.some(({ key, solution }) => key === solution)) return false
  const shifted = solved.filter(({ key, solution }) => solution === key - 1)
  if (shifted.length * 2 <= solved.length) return false
  if (keys.includes(4)) return shifted.length > 0
  return shifted.length >= LEAST_SHIFTED && new Set(shifted.map(({ key }) => key)).size > 1
}
