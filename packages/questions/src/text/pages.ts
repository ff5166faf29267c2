/** A page of a file; text without pages is one page without a number. */
export interface Page {
  number?: number
  text: string
}

const MARK = /^\[Page (\d{1,5})\]$/m

/** Joins pages into one text, each after a mark that people, models and `splitPages` can read. */
export const joinPages = (pages: readonly Page[]): string =>
  pages.map(({ number, text }) => (number === undefined ? text : `[Page ${number}]\n${text}`)).join('\n\n')

export function splitPages(text: string): Page[] {
  // Splitting at a pattern with a group gives: text, number, text, number, text ...
  const [before = '', ...marked] = text.split(MARK)
  const pages: Page[] = before.trim() === '' ? [] : [{ text: before.trim() }]
  for (let index = 0; index < marked.length; index += 2) {
    const page = marked[index + 1]?.trim() ?? ''
    if (page !== '') pages.push({ number: Number(marked[index]), text: page })
  }
  return pages
}
