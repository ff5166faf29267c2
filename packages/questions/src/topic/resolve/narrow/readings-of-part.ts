import { speaking } from '../../../kit/concepts.ts'
import { isEveryday } from '../../reading/everyday-words.ts'
import { plainName } from '../../reading/plain-words.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import { isSmall } from '../../reading/small-words.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { nameIn } from '../mention-words.ts'
import { chaptersOf } from '../nodes/node-entries.ts'
import type { Reading } from '../topic-readings.ts'
import { FEWEST_ON_MARKED } from './fewest-questions.ts'
import { isMarked } from './narrower-than.ts'
import { readingOf } from './reading-of.ts'
import type { Part } from './topic-part.ts'

/**
 * For a name that is a part of its concept, where no question has its words side by side: the questions of the concept that
 * say the words which its title does not have ('waterloo' for 'battle of waterloo' of Napoleon, 'star' for 'star topology'), or
 * all words of the name in any form.
 */
export function readingsOfPart(
  phrase: Phrase,
  nodes: readonly SyllabusNode[],
  ignored: readonly Phrase[],
): Reading[] {
  const concept = [...new Set(nodes.flatMap((node) => node.concept ?? []))].join('/')
  const title = nodes.flatMap((node) => plainName(node.title).split(' '))
  const words = phrase.words.map(({ word }) => word).filter((word) => !isSmall(word))
  const telling = words.filter((word) => !isEveryday(word))
  const own = (some: readonly string[]) => some.filter((word) => !title.includes(word))
  // Of a title that joins two things any word may be what is meant: 'rubber producing states' of 'Rubber and Spices'.
  const isOfSeveral = nodes.some((node) => /&|,|\band\b/.test(node.title))
  const beyond = isOfSeveral ? [] : [own(telling), own(words)]
  const choices = [...beyond, words, telling].filter((some) => some.length > 0)
  return choices.map((some) =>
    readingOf([concept, ...some.map(speaking)], chaptersOf(nodes), [phrase], ignored, FEWEST_ON_MARKED),
  )
}

/** Several parts of one concept beside another name: 'isro launch vehicles pslv gslv'. */
export function readingsOfParts(parts: readonly Part[], phrases: readonly Phrase[]): Reading[] {
  const marked = parts.filter(({ phrase, nodes }) => nodes.length === 1 && isMarked(phrase, nodes))
  return [...Map.groupBy(marked, ({ nodes: [node] }) => node)].flatMap(([node, ofConcept]) => {
    if (!node || ofConcept.length < 2) return []
    const names = ofConcept.map(({ phrase }) => phrase)
    const others = phrases.filter((phrase) => !names.includes(phrase))
    const query = names.map(nameIn).join('/')
    const reading = readingOf([query], chaptersOf([node]), names, others, FEWEST_ON_MARKED)
    return [{ ...reading, isAlone: true, partOf: node.title }]
  })
}
