import { allOf, speaking } from '../../../kit/concepts.ts'
import type { Phrase } from '../../reading/read-phrases.ts'
import { isSmall } from '../../reading/small-words.ts'
import { weighTypes } from '../nodes/weigh-types.ts'
import type { Reading } from '../topic-readings.ts'
import { titleOf } from '../typed-title.ts'
import { FEWEST_WITHOUT_NAME } from './fewest-questions.ts'
import type { Part } from './topic-part.ts'

/** Of two types side by side, the questions of each that speak of the other: 'rivers and their tributaries'. */
export function readingsOfTwoTypes(parts: readonly Part[], typed: readonly Phrase[]): Reading[] {
  const types = parts.flatMap((part) => {
    const beside = parts.filter((other) => other !== part).flatMap(({ phrase }) => phrase.words)
    const query = allOf(beside.filter(({ word }) => !isSmall(word)).map(({ word }) => speaking(word)))
    return weighTypes([part.nodes]).map((type) => ({ ...type, concept: query }))
  })
  const title = titleOf(typed)
  return [{ title, types, understood: [title], ignored: [], fewest: FEWEST_WITHOUT_NAME, isByWord: true }]
}
