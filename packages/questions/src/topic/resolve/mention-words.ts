import { mention } from '../../kit/concepts.ts'
import type { TopicWord } from '../reading/plain-words.ts'
import type { Phrase } from '../reading/read-phrases.ts'

/** The questions that say a word. A figure is joined with the word before it by '_'. */
export const mentionOf = ({ word }: TopicWord): string => mention(word.split('_'))

/** The questions that say the words of a name side by side. */
export const nameIn = ({ words }: Phrase): string => mention(words.map(({ word }) => word))
