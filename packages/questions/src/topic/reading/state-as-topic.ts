import { isFiller } from './fillers.ts'
import type { TopicWord } from './plain-words.ts'

/** As they are read: in the singular, without 'and'. */
const STATES: ReadonlySet<string> = new Set([
  'andhra pradesh',
  'arunachal pradesh',
  'assam',
  'bihar',
  'chhattisgarh',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal pradesh',
  'jammu kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'madhya pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil nadu',
  'telangana',
  'tripura',
  'uttar pradesh',
  'uttarakhand',
  'west bengal',
])

/** Words that only say that all about a State is wanted. */
const ALL_ABOUT: ReadonlySet<string> = new Set([
  'state',
  'rajya',
  'special',
  'vishesh',
  'complete',
  'general',
])
const KNOWLEDGE: ReadonlySet<string> = new Set(['gk', 'knowledge', 'gyan'])

/** 'Kerala state gk' and 'bihar special' ask for what 'kerala gk' and 'bihar' ask for. */
export function stateAsTopic(words: readonly TopicWord[]): readonly TopicWord[] {
  const extra = words.findIndex(({ word }) => ALL_ABOUT.has(word))
  if (extra < 1) return words
  const name = words.slice(0, extra).filter(({ word }) => !isFiller(word))
  const rest = words.slice(extra)
  const isAll = rest.every(({ word }) => ALL_ABOUT.has(word) || KNOWLEDGE.has(word) || isFiller(word))
  if (!isAll || !STATES.has(name.map(({ word }) => word).join(' '))) return words
  return [...name, ...rest.filter(({ word }) => word === 'gk')]
}
