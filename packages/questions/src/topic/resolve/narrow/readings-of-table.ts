import { allOf, speaking } from '../../../kit/concepts.ts'
import { isFiller, isOwnCountry } from '../../reading/fillers.ts'
import { plainName } from '../../reading/plain-words.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import { isSmall } from '../../reading/small-words.ts'
import { entriesOf } from '../nodes/node-entries.ts'
import { weighTypes } from '../nodes/weigh-types.ts'
import type { Reading } from '../topic-readings.ts'
import { titleOf } from '../typed-title.ts'
import { FEWEST_ALONE } from './fewest-questions.ts'
import type { Part } from './topic-part.ts'

/**
 * For a table that was typed by another name than its title: its questions that say all words of that name ('longest rivers' among
 * all records). Those on India come first where it was typed.
 */
export function readingsOfTable({ phrase, nodes }: Part, typed: readonly Phrase[]): Reading[] {
  const [node, ...others] = nodes
  if (!node || others.length > 0 || !entriesOf(node).every(({ id }) => id.startsWith('facts/'))) return []
  const words = phrase.words.filter(({ word }) => !isSmall(word) && !isFiller(word)).map(({ word }) => word)
  const title = plainName(node.title).split(' ')
  if (words.length < 2 || title.every((word) => isSmall(word) || words.includes(word))) return []
  const types = weighTypes([[node]]).map((type) => ({ ...type, concept: allOf(words.map(speaking)) }))
  const preferred = typed.filter(({ text }) => isOwnCountry(text)).map(({ text }) => speaking(text))
  const name = titleOf([phrase])
  return [
    { title: name, types, understood: [name], ignored: [], fewest: FEWEST_ALONE, preferred, isByWord: true },
  ]
}
