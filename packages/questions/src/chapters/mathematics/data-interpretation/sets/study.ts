import type { Figure } from '@ekagra/schema/figure'

type Matrix = readonly (readonly number[])[]
export type Cell = readonly [row: number, column: number]

/** What a figure or a caselet tells, as plain data: the numbers behind it are worked out from this alone. */
export type Shown =
  | { as: 'numbers'; values: Matrix }
  | { as: 'shares'; total: number; shares: readonly number[] }
  | {
      as: 'shares-and-ratios'
      total: number
      shares: readonly number[]
      ratios: readonly (readonly [number, number])[]
    }
  | { as: 'totals-and-percents'; totals: readonly number[]; percents: readonly number[] }
  | {
      as: 'caselet'
      /** All members of the first group, and of all three groups. */
      first: number
      all: number
      /** The second group has so many per cent more than the first. */
      more: number
      /** Per cent of the first kind in the first group. */
      share: number
      /** The two kinds in the second group. */
      ratio: readonly [number, number]
      /** The third group has so many more of the first kind than the first group. */
      extra: number
    }

/** Numbers by rows and columns, the figure that tells them, and the words for them. */
export interface Study {
  figure: Figure
  shown: Shown
  values: Matrix
  /** Names of the columns: '2021', 'Marketing'. */
  columns: readonly string[]
  /** 'bicycles made by company P in 2021' */
  cell(row: number, column: number): string
  /** 'bicycles made by company P from 2019 to 2023' */
  row(row: number): string
  /** 'bicycles made by all the companies in 2021' */
  column(column: number): string
  /** Without a column: 'bicycles made by company P', or, for no row, 'bicycles made by all the companies'. */
  bare(row: number | null): string
  /** 'bicycles made per company in 2021', for the average of a column. */
  perRow?(column: number): string
  /** 'students who play cricket, hockey and chess', where there is one row. */
  several?(columns: readonly number[]): string
  /** 'bicycles made by company P in 2020 and 2022 together' */
  pair(row: number, one: number, other: number): string
  /** 'company P' or 'men', for the working. */
  rowName(row: number): string
  /** Whether the columns are years, months or days in their order. */
  isInTime: boolean
  /** 'year', 'department' */
  columnNoun: string
  /** Whether its rows add up to something that has a name. */
  hasColumnTotals: boolean
  /** Continues 'If 20% of the bicycles ...': 'were exported'. */
  part: string
}

/** The numbers behind what is shown; one item at a time, not by the formulas that drew them. */
export function uncover(shown: Shown): number[][] {
  const hundredths = (percent: number, of: number): number => {
    let part = 0
    for (let count = 0; count < percent; count += 1) part += of
    return part / 100
  }
  switch (shown.as) {
    case 'numbers':
      return shown.values.map((line) => [...line])
    case 'shares':
      return [shown.shares.map((share) => hundredths(share, shown.total))]
    case 'shares-and-ratios': {
      const groups = shown.shares.map((share, index) => {
        const whole = hundredths(share, shown.total)
        const [one, other] = shown.ratios[index] ?? [1, 1]
        const part = whole / (one + other)
        return [part * one, whole - part * one]
      })
      return [0, 1].map((row) => groups.map((group) => group[row] ?? 0))
    }
    case 'totals-and-percents': {
      const first = shown.totals.map((total, index) => hundredths(shown.percents[index] ?? 0, total))
      return [first, shown.totals.map((total, index) => total - (first[index] ?? 0))]
    }
    case 'caselet': {
      const second = shown.first + hundredths(shown.more, shown.first)
      const third = shown.all - shown.first - second
      const [one, other] = shown.ratio
      const ofFirst = hundredths(shown.share, shown.first)
      const ofSecond = (second * one) / (one + other)
      const ofThird = ofFirst + shown.extra
      return [
        [ofFirst, ofSecond, ofThird],
        [shown.first - ofFirst, second - ofSecond, third - ofThird],
      ]
    }
  }
}
