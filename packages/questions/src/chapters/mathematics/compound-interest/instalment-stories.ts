/** After 'borrows ₹20,000'. */
export const purposes = [
  'for a sewing machine',
  'for a scooter',
  'for the fees of a course',
  'to repair a roof',
  'to open a tea stall',
  'for seeds and manure',
  'for a refrigerator',
  'to dig a tube well',
] as const

/** At the start of a sentence. */
export const lenders = [
  'A cooperative bank',
  'A village society',
  'A finance company',
  'A rural bank',
  'A self-help group',
] as const

/** A rate in percent with the fraction p/q by which a sum grows in a year. */
export const RATES = [
  [4, 26, 25],
  [5, 21, 20],
  [8, 27, 25],
  [10, 11, 10],
  [12.5, 9, 8],
  [20, 6, 5],
  [25, 5, 4],
] as const
