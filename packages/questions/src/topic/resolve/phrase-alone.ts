import { spellWords } from '../match-name.ts'
import { isPart } from '../name-index.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import { entriesOf } from './nodes/node-entries.ts'

/** A misspelt name as the syllabus writes it, so that its words are found in questions. */
export function spelt(phrase: Phrase): Phrase {
  const typed = phrase.text.split(' ')
  if (phrase.nodes.length === 0 || typed.length !== phrase.words.length) return phrase
  const right = spellWords(typed)
  return {
    ...phrase,
    text: right.join(' '),
    words: phrase.words.map((word, index) => {
      const spelling = right[index]
      return spelling === undefined || spelling === word.word
        ? word
        : { ...word, word: spelling, typed: spelling }
    }),
  }
}

/** 'Bauxite in india' is asked in geography, not in chemistry. */
export function inIndia(phrase: Phrase): Phrase {
  const nodes = phrase.nodes.filter((node) =>
    entriesOf(node).some(({ subjectId }) => subjectId === 'general-awareness'),
  )
  return nodes.length > 0 && nodes.length < phrase.nodes.length ? { ...phrase, nodes } : phrase
}

/** A concept of its own comes before the one that has the name as a part: 'kyoto protocol' among the agreements on climate. */
export function wholeOf(phrase: Phrase): Phrase {
  const wholes = phrase.nodes.filter((node) => !isPart(phrase.text, node))
  return wholes.length > 0 && wholes.length < phrase.nodes.length ? { ...phrase, nodes: wholes } : phrase
}
