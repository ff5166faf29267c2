/** Digits and signs as subscripts and superscripts; other letters are left to LaTeX. */
const LOW: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((sign, index) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋'[index] ?? sign]),
)
const HIGH: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'[index] ?? sign]),
)

const raise = (inner: string, signs: Readonly<Record<string, string>>, mark: string): string => {
  const plain = inner.trim().replaceAll('−', '-')
  return [...plain].every((sign) => sign in signs)
    ? [...plain].map((sign) => signs[sign]).join('')
    : `${mark}${plain}`
}

/** Tags that only shape the text. Anything with an attribute stays as it is, and is then found to be markup. */
const HARMLESS: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/<!--[^>]{0,2000}-->/g, ''],
  [/<\/?(?:b|strong)>/gi, '**'],
  [/<\/?(?:i|em)>/gi, '*'],
  [/<\/?code>/gi, '`'],
  [/<li>\s*/gi, '- '],
  [/<hr ?\/?>/gi, '\n\n---\n\n'],
  [/<h[2-6]>/gi, '\n### '],
  [/<\/?(?:u|p|div|span|center|small|big|ul|ol|mark|font|section|article|h[1-6])>|<\/li>/gi, ''],
]

/** Not by a pattern with the spaces around the tag in it: a model may write thousands of them, and that would take seconds. */
const breakLine = (line: string): string => {
  const pieces = line.split(/<br ?\/?>/i)
  const last = pieces.length - 1
  return pieces
    .map((piece, index) => (index > 0 ? piece.trimStart() : piece))
    .map((piece, index) => (index < last ? piece.trimEnd() : piece))
    .join(/^\s*\|/.test(line) ? ', ' : '  \n')
}

/** Harmless tags of a model as markdown or as plain text: H<sub>2</sub>O is H₂O, and <br> is a new line, inside a table a comma. */
export function cleanMarkup(text: string): string {
  const shaped = text
    .replace(/<sub>([^<>]{1,40})<\/sub>/gi, (_, inner: string) => raise(inner, LOW, '_'))
    .replace(/<sup>([^<>]{1,40})<\/sup>/gi, (_, inner: string) => raise(inner, HIGH, '^'))
    .split('\n')
    .map(breakLine)
    .join('\n')
  return HARMLESS.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), shaped)
}
