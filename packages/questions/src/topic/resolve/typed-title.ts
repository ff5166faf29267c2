import type { Phrase } from '../reading/read-phrases.ts'
import { isSmall } from '../reading/small-words.ts'
import { wordOfTitle } from '../write-title.ts'
import { CLASS_NOUNS } from './class-nouns.ts'

/** What was typed, written as a title. The name of a subject beside a topic says only where it is asked: 'rajasthan gk'. */
export function titleOf(parts: readonly Phrase[]): string {
  const isSubject = ({ nodes }: Phrase) => nodes.length > 0 && nodes.every(({ kind }) => kind === 'subject')
  const topics = parts.filter((phrase) => !isSubject(phrase))
  const words = (topics.length > 0 ? topics : parts).flatMap(typedIn).flatMap((typed) => typed.split(' '))
  return (
    words
      // 'Money bill vs finance bill' was looked up as 'difference between money bill finance bill'.
      .filter((_, index, all) => index > 1 || all[0] !== 'difference' || all[1] !== 'between')
      // Where 'india' is left out of 'longest rivers of india', no 'of' stays at the end.
      .filter((word, index, all) => (index > 0 && index < all.length - 1) || !isSmall(word))
      // 'Chandrayaan' beside 'chandrayaan 3' is written once.
      .filter((word, index, all) => word !== all[index - 1])
      // In 'dams on river krishna' two names have the word 'river': it is written once.
      .filter((word, index, all) => !CLASS_NOUNS.has(word) || all.indexOf(word) === index)
      .map(wordOfTitle)
      .join(' ')
  )
}

export const typedIn = ({ words }: Phrase): string[] => words.map(({ typed }) => typed)
