/** The rows of marks that papers put before options, in their order. */
const ROWS: readonly (readonly string[])[] = [
  ['a', 'b', 'c', 'd', 'e', 'f'],
  ['1', '2', '3', '4', '5', '6'],
  ['क', 'ख', 'ग', 'घ', 'ङ'],
  ['अ', 'ब', 'स', 'द', 'य'],
  ['१', '२', '३', '४', '५'],
  ['i', 'ii', 'iii', 'iv', 'v'],
]

export const LABEL_ROWS = ROWS

/** A number in the digits of English or of Hindi. */
export const toNumber = (digits: string): number =>
  Number(digits.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))))

/** 'B', '(b)', '2' or 'ख' as an index; null for anything else. */
export function labelIndex(label: string): number | null {
  const plain = label.trim().toLowerCase()
  for (const row of ROWS) {
    const index = row.indexOf(plain)
    if (index !== -1) return index
  }
  return null
}
