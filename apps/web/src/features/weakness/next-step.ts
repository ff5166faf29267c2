import type { WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'
import type { SubjectMastery } from '../../components/mastery/chapter-mastery.ts'

/** The one thing to do now. */
export type NextStep =
  | { kind: 'first-test' }
  | { kind: 'review'; due: number }
  | { kind: 'weak-topic'; suggestion: WeaknessSuggestion }
  | { kind: 'new-chapter'; chapter: string }
  | { kind: 'mock-test' }

export interface LearnerState {
  hasHistory: boolean
  due: number
  suggestions: readonly WeaknessSuggestion[]
  subjects: readonly SubjectMastery[]
}

/** Due reviews come first, then weak topics, then new chapters. */
export function chooseNextStep({ hasHistory, due, suggestions, subjects }: LearnerState): NextStep {
  if (due > 0) return { kind: 'review', due }
  if (!hasHistory) return { kind: 'first-test' }
  const [suggestion] = suggestions
  if (suggestion) return { kind: 'weak-topic', suggestion }
  const chapter = nextChapter(subjects)
  return chapter === undefined ? { kind: 'mock-test' } : { kind: 'new-chapter', chapter }
}

/** The first chapter not started of the subject with the largest share of started chapters. */
function nextChapter(subjects: readonly SubjectMastery[]): string | undefined {
  const begun = ({ chapters }: SubjectMastery) =>
    chapters.filter(({ level }) => level !== 'not-started').length / chapters.length
  const open = subjects
    .filter((subject) => begun(subject) < 1)
    .toSorted((a, b) => begun(b) - begun(a))
    .at(0)
  return open?.chapters.find(({ level }) => level === 'not-started')?.title
}
