import { range } from '../../../kit/values/number-theory.ts'

/** Which of its elements a machine takes in each step, and where it puts them. */
export interface Machine {
  /**
   * - `one`: the next element of all goes to `end`
   * - `two`: the next from the front goes to `end`, the next from the back of the order to the other end
   * - `both`: the next word goes to `end` and the next number to the other end
   * - `turns`: a word and a number in turn, all to `end`
   */
  way: 'one' | 'two' | 'both' | 'turns'
  end: 'left' | 'right'
  /** Whether words come in the order of the dictionary, and numbers from the smallest. */
  words: 'up' | 'down'
  numbers: 'up' | 'down'
  /** Whether an element goes to the very end of the line, or next to those that were placed before. */
  isOuter: boolean
  /** Only for `turns`: whether a word comes first. */
  startsWithWord: boolean
  /** Whether the two elements swap places. Otherwise the others move along. */
  isSwap: boolean
}

const BOTH = [true, false] as const
const ENDS = ['left', 'right'] as const
const ORDERS = ['up', 'down'] as const

/** Every machine that a solver thinks of. */
export const MACHINES: readonly Machine[] = (['one', 'two', 'both', 'turns'] as const).flatMap((way) =>
  ENDS.flatMap((end) =>
    ORDERS.flatMap((words) =>
      ORDERS.flatMap((numbers) =>
        BOTH.flatMap((isOuter) =>
          BOTH.flatMap((isSwap) =>
            (way === 'turns' ? BOTH : [true]).map((startsWithWord) => ({
              way,
              end,
              words,
              numbers,
              isOuter,
              startsWithWord,
              isSwap,
            })),
          ),
        ),
      ),
    ),
  ),
)

const isNumber = (element: string): boolean => /^\d/.test(element)

const sorted = (elements: readonly string[], order: 'up' | 'down'): string[] => {
  const up = [...elements].sort((one, other) =>
    isNumber(one) ? Number(one) - Number(other) : one < other ? -1 : 1,
  )
  return order === 'up' ? up : up.reverse()
}

type Move = { element: string; end: 'left' | 'right' }

/** The moves of every step, or none when the machine does not take such a line. */
function movesOf(line: readonly string[], { way, end, words, numbers, startsWithWord }: Machine): Move[][] {
  const other = end === 'left' ? 'right' : 'left'
  const inWords = sorted(
    line.filter((element) => !isNumber(element)),
    words,
  )
  const inNumbers = sorted(line.filter(isNumber), numbers)
  const isMixed = inWords.length > 0 && inNumbers.length > 0
  switch (way) {
    case 'one':
    case 'two': {
      if (isMixed) return []
      const order = [...inWords, ...inNumbers]
      if (way === 'one') return order.map((element) => [{ element, end }])
      return range(0, Math.floor(order.length / 2) - 1).map((step) => [
        { element: order[step] ?? '', end },
        { element: order[order.length - 1 - step] ?? '', end: other },
      ])
    }
    case 'both':
      if (inWords.length !== inNumbers.length) return []
      return inWords.map((element, step) => [
        { element, end },
        { element: inNumbers[step] ?? '', end: other },
      ])
    case 'turns': {
      if (inWords.length !== inNumbers.length) return []
      const [first, second] = startsWithWord ? [inWords, inNumbers] : [inNumbers, inWords]
      return first.flatMap((element, step) => [[{ element, end }], [{ element: second[step] ?? '', end }]])
    }
  }
}

/** The lines after each step; a step that changes nothing is not written down. */
export function runMachine(line: readonly string[], machine: Machine): string[][] {
  let row = [...line]
  const lines: string[][] = []
  const placed = { left: 0, right: 0 }
  for (const moves of movesOf(line, machine)) {
    const before = row.join(' ')
    for (const { element, end } of moves) {
      const inner = machine.isOuter ? 0 : placed[end]
      const at = end === 'left' ? inner : row.length - 1 - inner
      const from = row.indexOf(element)
      row = machine.isSwap
        ? row.with(from, row[at] ?? '').with(at, element)
        : row.toSpliced(from, 1).toSpliced(at, 0, element)
      placed[end] += 1
    }
    if (row.join(' ') !== before) lines.push(row)
  }
  return lines
}

/** How many steps the machine has for a line when each of them changes something. */
export const countSteps = (line: readonly string[], machine: Machine): number => movesOf(line, machine).length

const digitsOf = (element: string): number[] => [...element].map(Number)

/** Other orders in which a machine might take words and numbers. */
const OTHER_ORDERS = {
  words: [(word: string) => word.length, (word: string) => word.charCodeAt(word.length - 1)],
  numbers: [
    (number: string) => digitsOf(number).reduce((sum, digit) => sum + digit, 0),
    (number: string) => digitsOf(number).at(-1) ?? 0,
  ],
}

/**
 * Whether only the dictionary and the size can have put an illustrated line in order: in '23 37 44 92' the smallest is
 * also the first from the left, and in 'lamp table window' the first of the dictionary is also the shortest.
 */
export function hasOneOrder(line: readonly string[]): boolean {
  const fromLeft = (element: string) => line.indexOf(element)
  const isTold = (elements: readonly string[], others: readonly ((element: string) => number)[]) => {
    const order = sorted(elements, 'up')
    return [fromLeft, ...others].every((keyOf) => !runsOneWay(order.map(keyOf)))
  }
  const words = line.filter((element) => !isNumber(element))
  const numbers = line.filter(isNumber)
  return isTold(words, OTHER_ORDERS.words) && isTold(numbers, OTHER_ORDERS.numbers)
}

/** Whether keys rise or fall throughout; equal keys alone show no order. */
function runsOneWay(keys: readonly number[]): boolean {
  const signs = new Set(keys.slice(1).map((key, index) => Math.sign(key - (keys[index] ?? 0))))
  return signs.has(1) !== signs.has(-1)
}
