import { MONTHS } from '../wording/months.ts'
import type { ColumnKind } from './define-table.ts'

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The position of a cell in the order of its kind; null when it is not of that kind, or the kind has no order. */
export function orderOf(kind: ColumnKind, value: string): number | null {
  switch (kind) {
    case 'text':
      return null
    case 'number':
      return /^-?\d{1,9}(\.\d+)?$/.test(value) ? Number(value) : null
    case 'year': {
      const [, year, before] = /^([1-9]\d{0,3})( BCE)?$/.exec(value) ?? []
      if (year === undefined) return null
      return before === undefined ? Number(year) : -Number(year)
    }
    case 'day': {
      const [, day = '', month = ''] = /^(\d{1,2}) ([A-Z][a-z]+)$/.exec(value) ?? []
      const index = MONTHS.indexOf(month)
      return index >= 0 && Number(day) >= 1 && Number(day) <= (LENGTHS[index] ?? 0)
        ? index * 31 + Number(day)
        : null
    }
  }
}
