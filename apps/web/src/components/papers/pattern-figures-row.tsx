import {
  commonScheme,
  marksOfPaper,
  minutesOfPaper,
  questionsOfPaper,
  toMarks,
} from '@ekagra/exam/exam-paper/pattern-figures'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { clsx } from 'clsx'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What a wrong answer costs, in one word: −0.5, or a share when the marks of questions differ. */
export function negativeOf(pattern: ExamPattern, words: typeof examChooseMessages.english): [string, string] {
  const parts = pattern.sections.flatMap((section) => section.parts)
  const shares = parts.map(({ right, wrong }) => toMarks(wrong) / toMarks(right)).filter((share) => share > 0)
  if (shares.length === 0) return [words.noNegative, words.glance.wrong]
  const scheme = commonScheme(pattern)
  const isShort = scheme && Number.isInteger(toMarks(scheme.wrong) * 100)
  if (isShort) return [`−${formatMarks(toMarks(scheme.wrong))}`, words.glance.wrong]
  const share = Math.max(...shares)
  const text = SHARES.find(([value]) => Math.abs(value - share) < 0.001)?.[1] ?? formatMarks(share)
  return [`−${text}`, scheme && toMarks(scheme.right) === 1 ? words.glance.wrong : words.ofMarks]
}

/** Negatives that are written as a fraction. */
const SHARES: readonly (readonly [share: number, text: string])[] = [
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
]

/** Questions, minutes, marks and what a wrong answer costs. */
export function PatternFiguresRow({ pattern, size = 'md' }: { pattern: ExamPattern; size?: 'sm' | 'md' }) {
  const words = useMessages(examChooseMessages)
  const [negative, negativeLabel] = negativeOf(pattern, words)
  const figures: [string, string][] = [
    [String(questionsOfPaper(pattern)), words.glance.questions],
    [formatMarks(minutesOfPaper(pattern)), words.glance.minutes],
    [formatMarks(marksOfPaper(pattern)), words.glance.marks],
    [negative, negativeLabel],
  ]
  return (
    <dl className={clsx('flex flex-wrap gap-y-2', size === 'md' ? 'gap-x-7' : 'gap-x-0')}>
      {figures.map(([value, label]) => (
        <div key={label} className={clsx('flex flex-col-reverse', size === 'sm' && 'min-w-18')}>
          <dt className="text-xs leading-tight text-ink-3">{label}</dt>
          <dd
            className={clsx(
              'figures leading-tight font-title',
              size === 'md' && 'text-xl tracking-[-0.015em]',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
