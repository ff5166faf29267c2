import type { Word } from './sentence.ts'

const isPart = ({ pos, text }: Word): boolean =>
  /^(?:NOUN|PROPN|ADJ)$/.test(pos) && /^\p{L}[\p{L}\p{N}.'’]*$/u.test(text)

const isHyphen = (words: readonly Word[], index: number): boolean => {
  const [before, hyphen, after] = [words[index - 1], words[index], words[index + 1]]
  return hyphen?.text === '-' && before?.end === hyphen.start && after?.start === hyphen.end
}

/**
 * The last word of the noun phrase that starts at `first`; `first - 1` when there is none, or when a further word belongs
 * to it and would be cut off.
 */
export function endOfPhrase(words: readonly Word[], first: number, most = 3): number {
  let last = first - 1
  let count = 0
  for (let index = first; index < words.length; index++) {
    const word = words[index]
    if (!word) break
    if (isHyphen(words, index)) continue
    const isGlued = index > first && isHyphen(words, index - 1)
    if (!isGlued && !isPart(word)) break
    last = index
    if (!isGlued) count += 1
  }
  const isNoun = /^(?:NOUN|PROPN)$/.test(words[last]?.pos ?? '') || isHyphen(words, last - 1)
  return isNoun && count <= most ? last : first - 1
}

export const isPlural = (phrase: string): boolean =>
  /[^s]s$/i.test(phrase) && !/(?:ics|sis|us)$/i.test(phrase)
