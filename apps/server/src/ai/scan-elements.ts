const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** Longer than any real question; a model that never ends one value must not fill the memory. */
export const LONGEST_ELEMENT = 20_000

/**
 * Cuts the objects out of a JSON list while it is still being written: `{"questions":[{…},{…` or `[{…},{…`, with or
 * without words around it. Reads every character once; parsing the whole text again with each chunk would be quadratic.
 * The texts it gives are complete objects, not checked further.
 * @param onHead gets an object up to the end of its first list, closed with a brace, while the rest is still being written
 * @throws {RangeError} when one object grows too long
 */
export function createElementScanner(
  longest = LONGEST_ELEMENT,
  onHead?: (text: string) => void,
): (chunk: string) => string[] {
  /** The brackets that are open, outermost first. */
  const open: number[] = []
  let isInString = false
  let isEscaped = false
  /** What came before this chunk of the element being read, or null between elements. */
  let element: string[] | null = null
  let elementDepth = 0
  let elementLength = 0
  let hasHead = false

  const startsElement = () =>
    open.at(-1) === OPEN_BRACKET && (open.length === 1 || (open.length === 2 && open[0] === OPEN_BRACE))

  return (chunk) => {
    const found: string[] = []
    let from = 0
    const keep = (end: number) => {
      elementLength += end - from
      if (elementLength > longest) throw new RangeError('an element of the list does not end')
      element?.push(chunk.slice(from, end))
    }
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at)
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (code === BACKSLASH) isEscaped = true
        else if (code === QUOTE) isInString = false
        continue
      }
      switch (code) {
        case QUOTE:
          // Words around the list may hold quotes of their own.
          isInString = open.length > 0
          break
        case OPEN_BRACKET:
          open.push(code)
          break
        case OPEN_BRACE:
          if (element === null && startsElement()) {
            element = []
            elementDepth = open.length
            elementLength = 0
            hasHead = false
            from = at
          }
          open.push(code)
          break
        case CLOSE_BRACKET:
        case CLOSE_BRACE:
          open.pop()
          if (onHead && !hasHead && element !== null && open.length === elementDepth + 1) {
            hasHead = true
            onHead(`${element.join('')}${chunk.slice(from, at + 1)}}`)
          }
          if (element !== null && open.length === elementDepth) {
            keep(at + 1)
            found.push(element.join(''))
            element = null
          }
          break
      }
    }
    if (element !== null) keep(chunk.length)
    return found
  }
}
