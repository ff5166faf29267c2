import { optionText } from '../question/normalise-question.ts'

/** For each position on the screen, the original index of the option shown there. */
export type OptionOrder = readonly number[]

/** These options refer to the ones above them, so they stay last. */
const STAYS_LAST = /^(all|none|both|neither)( \w+)? (of )?(the )?(above|these|them)\W*$/i
/** An option that names letters ('Only C', 'Both A and B', 'A, B and C') becomes wrong when options move. */
const NAMES_LETTERS =
  /^(?:(?:both|only|either|neither) \(?[A-D]\)?|\(?[A-D]\)?(?= only| ?(?:,|&|and|or)))(?: ?(?:,|&|and|or|nor) ?\(?[A-D]\)?)*(?: only)?\W*$/i

/** A fair shuffle of a list; `random` returns numbers in [0, 1). */
export const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const rest = [...items]
  const shuffled: Item[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return shuffled
}

/** The order in which to show options. Options whose meaning depends on their position keep it. */
export const shuffleOptions = (options: readonly unknown[], random: () => number): OptionOrder => {
  const texts = options.map((option) => optionText(option).trim())
  const indexes = texts.map((_, index) => index)
  if (texts.some((text) => NAMES_LETTERS.test(text))) return indexes
  const stays = (index: number) => STAYS_LAST.test(texts[index] ?? '')
  const movable = indexes.filter((index) => !stays(index))
  return [...shuffle(movable, random), ...indexes.filter(stays)]
}

/** The original index of the option shown at a position; undefined for a position that does not exist. */
export const originalIndex = (order: OptionOrder, place: number): number | undefined => order[place]

/** The position at which an original option is shown; -1 for an option that does not exist. */
export const placeOfOption = (order: OptionOrder, index: number): number => order.indexOf(index)
