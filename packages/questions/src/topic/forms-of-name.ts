import { isSmall } from './reading/small-words.ts'

/** The same for all orders of the words, with or without small ones: 'defects of the eye' and 'eye defects'. */
export function inAnyOrder(text: string): string {
  const words = text.split(' ')
  const telling = words.filter((word) => !isSmall(word))
  return (telling.length > 1 ? telling : words).sort().join(' ')
}

/** The same however often a word is said: 'compound interest and simple interest' and 'compound and simple interest'. */
export function saidOnce(text: string): string {
  const words = new Set(text.split(' '))
  // 'Fractions of fractions' are not 'of fractions'.
  return inAnyOrder(words.size >= FEWEST_WORDS ? [...words].join(' ') : text)
}

const FEWEST_WORDS = 3

/** The same however the name is divided into words: 'lok sabha' and 'loksabha'. */
export const together = (text: string): string => text.replaceAll(' ', '')
