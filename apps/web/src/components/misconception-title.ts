/** A number with its sign, before a unit: '10 days', '₹1,200', '25%'. */
const LEADING_NUMBER = /^([₹−-]?\s?\d[\d,.]*%?)\s+\p{L}/u
const LONGEST_NAME = 28

/**
 * What to call a wrong option in 'Where 10 comes from': its number without the unit, or its text when that is short and plain.
 * Undefined when only 'your answer' will do.
 */
export function misconceptionSubject(option: string): string | undefined {
  const text = option.trim()
  const number = LEADING_NUMBER.exec(text)?.[1]
  if (number !== undefined) return number
  const isPlain = text !== '' && text.length <= LONGEST_NAME && !/[$*`\\\n]/.test(text)
  return isPlain ? text : undefined
}
