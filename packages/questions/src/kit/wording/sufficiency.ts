import { type Message, say } from './say.ts'

/** Which of the two statements are needed. */
export const KINDS = ['first', 'second', 'both', 'neither'] as const
export type Kind = (typeof KINDS)[number]

export const WORDS: Readonly<Record<Kind, string>> = {
  first: 'I alone is sufficient, but II alone is not',
  second: 'II alone is sufficient, but I alone is not',
  both: 'I and II together are sufficient, but neither alone is',
  neither: 'I and II together are not sufficient',
}

/** The mistake behind a wrong choice. */
export function mistakeOf(kind: Kind, key: Kind): Message {
  if (kind === 'neither') return say`the statements do answer the question`
  if (kind === 'both')
    return key === 'neither'
      ? say`even with both, more than one answer is possible`
      : say`one of the statements answers the question without the other`
  if (key === 'neither' || key === 'both')
    return kind === 'first'
      ? say`with statement I alone more than one answer is possible`
      : say`with statement II alone more than one answer is possible`
  return kind === 'first'
    ? say`statement I leaves more than one answer possible`
    : say`statement II leaves more than one answer possible`
}

export function explainKind(key: Kind): Message {
  switch (key) {
    case 'first':
      return say`Statement I leads to one answer; statement II leaves more than one possible.`
    case 'second':
      return say`Statement II leads to one answer; statement I leaves more than one possible.`
    case 'both':
      return say`Each alone leaves more than one answer possible, but both together lead to one.`
    case 'neither':
      return say`Even both together leave more than one answer possible.`
  }
}

/** What papers ask below the two statements. */
export const ASK_SUFFICIENT = 'Which of the statements I and II is/are sufficient to answer the question?'
