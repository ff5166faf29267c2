import type { Phrase } from '../../reading/read-phrases.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import { halfOfTitle } from '../../title-half.ts'
import { oneConceptOf } from '../nodes/node-kinds.ts'
import { weighTypes } from '../nodes/weigh-types.ts'
import type { Reading } from '../topic-readings.ts'
import { titleOf, typedIn } from '../typed-title.ts'
import { FEWEST_ON_HALF } from './fewest-questions.ts'

/** The questions on one of the things that a concept bundles: 'plate tectonics' of Plate Tectonics & Continental Drift. */
export function readingsOfHalf(
  phrase: Phrase,
  nodes: readonly SyllabusNode[],
  ignored: readonly Phrase[],
): Reading[] {
  const node = oneConceptOf(nodes)
  if (node?.concept === undefined) return []
  const half = halfOfTitle(node.title, phrase.words)
  if (!half) return []
  const title = half.title ?? asIn(node.title, titleOf([phrase]))
  return [
    {
      title,
      types: weighTypes([nodes], node.concept),
      understood: [title],
      ignored: ignored.flatMap(typedIn),
      preferred: [half.all, half.own],
      fewest: FEWEST_ON_HALF,
      half,
    },
  ]
}

/** With the capitals of another title: 'NEFT RTGS'. */
function asIn(title: string, typed: string): string {
  const words = new Map(title.split(/[\s,]+/).map((word) => [word.toLowerCase(), word]))
  return typed
    .split(' ')
    .map((word) => words.get(word.toLowerCase()) ?? word)
    .join(' ')
}
