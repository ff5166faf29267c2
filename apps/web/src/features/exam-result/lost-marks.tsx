import { clsx } from 'clsx'
import { Section } from '../../components/ui/page.tsx'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { CutOffProps } from './result-head.tsx'

const KINDS = ['slips', 'winnable', 'beyond', 'wellLeft'] as const

/** Filled, hatched, quiet, empty: told apart without colour. */
const LOOKS: Readonly<Record<(typeof KINDS)[number], string>> = {
  slips: 'bg-action text-on-action',
  winnable:
    'border border-action-text bg-[repeating-linear-gradient(135deg,var(--color-action-soft)_0_5px,transparent_5px_10px)] text-ink',
  beyond: 'border border-rule bg-quiet text-ink',
  wellLeft: 'border border-edge bg-surface text-ink',
}

/** Where the marks went that are missing to full marks: the first two kinds need no new learning. */
export function LostMarks({ result: { analysis }, cutOff }: CutOffProps) {
  const words = useMessages(examResultMessages).lost
  const { lost, marks } = analysis
  const missing = marks.of - marks.marks
  if (missing <= 0) return null
  const gap = cutOff ? cutOff.marks - marks.marks : 0
  const kinds = KINDS.map((kind) => ({ kind, ...lost[kind] }))
  return (
    <Section ruled title={words.title(formatMarks(missing))}>
      <p className="figures mb-4">
        {words.text(formatMarks(lost.slips.marks + lost.winnable.marks))}
        {gap > 0 && words.gap(formatMarks(gap))}
      </p>
      <div aria-hidden="true" className="flex h-12 gap-px overflow-hidden rounded-sm">
        {kinds
          .filter((part) => part.marks > 0)
          .map((part) => (
            <span
              key={part.kind}
              style={{ flexGrow: part.marks, flexBasis: 0 }}
              className={clsx(
                'figures grid min-w-0 place-items-center overflow-hidden text-sm font-title',
                LOOKS[part.kind],
              )}
            >
              {part.marks / missing > 0.07 && formatMarks(part.marks)}
            </span>
          ))}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        {kinds.map((part) => (
          <div key={part.kind} className="text-sm">
            <dt className="flex items-center gap-2 font-title">
              <span
                aria-hidden="true"
                className={clsx('size-3.5 flex-none rounded-[3px]', LOOKS[part.kind])}
              />
              {words[part.kind]}
            </dt>
            <dd>
              <b className="figures block">{words.marks(formatMarks(part.marks))}</b>
              <span className="text-ink-3">{words[`${part.kind}Text`](part.count)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-3">{words.reach}</p>
    </Section>
  )
}
