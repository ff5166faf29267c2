import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The real papers have no sections: here their kinds of questions are kept apart. */
const UNDIVIDED: readonly string[] = ['csat', 'cuet']

/** What is special about a paper, in sentences. */
export function PatternNotes({ pattern, showsClock = true }: { pattern: ExamPattern; showsClock?: boolean }) {
  const words = useMessages(examChooseMessages)
  const minutes = [...new Set(pattern.sections.map((section) => section.minutes ?? 0))].map(words.minutesText)
  const typed = pattern.sections
    .flatMap((section) => section.parts)
    .reduce((sum, { form, questions }) => sum + (form === 'number' ? questions : 0), 0)
  const isSectional = pattern.clock.kind === 'sectional'
  const hasSections = pattern.sections.length > 1
  const notes = [
    showsClock && isSectional && words.sectional(minutes.join(', ')),
    showsClock && !isSectional && hasSections && words.common,
    pattern.realOptions === 5 && words.fiveOptions,
    typed > 0 && words.typedNumbers(typed),
    pattern.calculator !== 'none' && words.hasCalculator,
    pattern.passShare !== undefined && words.passing(Math.round(pattern.passShare * 100)),
    pattern.id === 'gate' && words.gateShare,
    pattern.id.startsWith('ctet') && words.bothEnglish,
    UNDIVIDED.includes(pattern.id) && hasSections && words.undivided,
  ].filter((note) => note !== false)
  return notes.length > 0 && <p className="text-sm text-ink-2">{notes.join(' ')}</p>
}
