const MATHS = /(\$[^$\n]+\$)/
/**
 * Characters with a meaning in markdown. Brackets are not escaped: without an address they mean nothing, and '\['
 * opens maths.
 */
const SIGNS = /[\\`*_<>#|~]/g

const escapeWords = (words: string): string =>
  words
    .replace(SIGNS, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*)([-+])(?=\s)/gm, '$1\\$2')

/** The text of a question or a step as markdown: formulas and line ends are kept, everything else is plain text. */
export const asMarkdown = (text: string): string =>
  text
    .split(MATHS)
    .map((part, index) => (index % 2 === 1 ? part : escapeWords(part)))
    .join('')
    .trim()
    .replace(/\n+/g, '  \n')

/** The same on one line, for a table cell or a list entry. */
export const asMarkdownLine = (text: string): string => asMarkdown(text).replace(/\s*\n\s*/g, ' ')

export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

export const bulletList = (entries: readonly string[]): string =>
  entries.map((entry) => `- ${entry}`).join('\n')

export const numberedList = (entries: readonly string[]): string =>
  entries.map((entry, index) => `${index + 1}. ${entry}`).join('\n')
