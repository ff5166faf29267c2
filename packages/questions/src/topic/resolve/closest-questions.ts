import { allOf, mention } from '../../kit/concepts.ts'
import { plainName, type TopicWord } from '../reading/plain-words.ts'
import type { Phrase } from '../reading/read-phrases.ts'
import { isSmall } from '../reading/small-words.ts'
import { tellingWords } from '../reading/telling-words.ts'
import type { SyllabusNode } from '../syllabus-names.ts'
import { anyOfTitle } from '../title-half.ts'
import { mentionOf } from './mention-words.ts'
import { isMentionedWith } from './mentioned-with.ts'
import { isTopic } from './nodes/node-kinds.ts'
import type { ResolvedTopic } from './topic-readings.ts'
import { titleOf } from './typed-title.ts'

/**
 * Which of the questions on the only concept of a topic come first, as queries: those that say the words that were not
 * understood, then those that say the words of its name.
 */
export function preferredIn(
  meant: readonly Phrase[],
  found: readonly SyllabusNode[],
  unknown: readonly Phrase[],
): string[] {
  const [node, ...others] = found.filter(isTopic)
  if (node?.concept === undefined || others.length > 0) return []
  const extra = unknown.filter((phrase) => isMentionedWith([node], phrase))
  const words = tellingWords(
    meant.filter(({ nodes }) => nodes.includes(node)).flatMap((phrase) => phrase.words),
  )
  const title = plainName(node.title).split(' ')
  const anyOf = (some: readonly TopicWord[]) => some.map(mentionOf).join('/')
  const queries = [
    extra.map(({ text }) => mention(text.split('_'))).join('/'),
    ...meant.map(({ text }) => anyOfTitle(node.title, text) ?? ''),
    allOf(words.map(mentionOf)),
    anyOf(words.filter(({ word }) => !title.includes(word))),
    anyOf(words),
  ]
  return [...new Set(queries)].filter((query) => query !== '')
}

/** The questions that say the name of the only concept, in full or by its initials. */
export function namingOf(meant: readonly Phrase[], found: readonly SyllabusNode[]): ResolvedTopic['naming'] {
  const [node, ...others] = found
  const [phrase, ...more] = meant
  if (node?.concept === undefined || !phrase || others.length + more.length > 0) return undefined
  // Questions on the 'Comptroller and Auditor General' also say 'CAG'.
  const title = plainName(node.title)
    .split(' ')
    .filter((word) => !isSmall(word))
  const initials = title.length > 2 ? [mention([title.map((word) => word.charAt(0)).join('')])] : []
  const words = tellingWords(phrase.words).map((word) => [mentionOf(word), ...initials].join('/'))
  const any = anyOfTitle(node.title, phrase.text)
  if (any !== null) return { query: [any, ...initials].join('/'), isAny: true }
  return words.length > 0 ? { query: allOf(words), isAny: false } : undefined
}

/** The questions that say what was typed beside the title of the only concept. */
export function beyondOf(meant: readonly Phrase[], found: readonly SyllabusNode[]): ResolvedTopic['beyond'] {
  const [node, ...others] = found
  const [phrase, ...more] = meant
  if (node?.concept === undefined || !phrase || others.length + more.length > 0) return undefined
  const title = plainName(node.title).split(' ')
  const words = tellingWords(phrase.words)
  const extra = words.filter(({ word }) => !title.includes(word))
  const isBeside = extra.length > 0 && title.every((word) => words.some((typed) => typed.word === word))
  return isBeside ? { query: allOf(extra.map(mentionOf)), title: titleOf([phrase]) } : undefined
}
