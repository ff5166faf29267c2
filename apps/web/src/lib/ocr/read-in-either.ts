import { type PhotoLanguage, type PhotoText, type Reading, readPhoto } from './read-photo.ts'

/** English letters are read with more certainty than this; Hindi that is taken for English is not. */
const CERTAIN = 75
const DEVANAGARI = /\p{Script=Devanagari}/gu
const LETTER = /\p{L}/gu

/** Whether a text is Hindi, perhaps with some English in it. */
export function isMostlyHindi(text: string): boolean {
  const hindi = text.match(DEVANAGARI)?.length ?? 0
  return hindi > 0.4 * (text.match(LETTER)?.length ?? 0)
}

/**
 * Reads a picture, and once more with the letters of Hindi when the English ones give nothing certain.
 * @returns also the language in which the other pages should be read
 */
export async function readInEither(
  picture: Blob,
  reading: Reading,
  read: typeof readPhoto = readPhoto,
): Promise<{ text: PhotoText; language: PhotoLanguage }> {
  const text = await read(picture, reading)
  const isCertain = text.ok && text.confidence >= CERTAIN
  if (reading.language !== 'eng' || isCertain || reading.signal.aborted)
    return { text, language: reading.language }
  const other = await read(picture, { ...reading, language: 'hin+eng' })
  return other.ok && isMostlyHindi(other.text)
    ? { text: other, language: 'hin+eng' }
    : { text, language: 'eng' }
}
