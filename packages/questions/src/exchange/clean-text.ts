/** Control characters, and marks that turn the direction of text around: they can hide what a text says. Joiners stay, Hindi needs them. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu

/** One form for line ends and letters, without characters that nobody sees. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .normalize('NFC')
    // Replaces lone surrogates (half of a character), which no format can store.
    .toWellFormed()

/** A paragraph or more: single blanks, at most one empty line. */
export const tidyLines = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** One line. */
export const tidyLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()

/** The beginning of a text, to say where a problem is. */
export const shorten = (text: string, length = 80): string => {
  const line = tidyLine(text.slice(0, 4 * length))
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`
}
