import { stretches } from '@ekagra/exam/exam-paper/analyse-paper'
import { clockText } from '@ekagra/exam/grading/time-text'
import { clsx } from 'clsx'
import { FigureTable, FigureTwin } from '../../components/figure/figure-table.tsx'
import { Section } from '../../components/ui/page.tsx'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

/** A tick for each question when it was last left: above the line when right, below when wrong. */
export function PaperTimeLine({ result: { sat, analysis, totalMs, fairMs } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages)
  const { sectionName } = useMessages(topicMessages)
  const { paper, progress } = sat
  const { sections } = paper.pattern
  const at = (ms: number) => `${(ms / totalMs) * 100}%`
  const spans = stretches(progress, paper.questions)
  const marksOfTime = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round((totalMs * share) / 60_000))
  const open = analysis.questions.filter(({ outcome }) => outcome === 'left').length
  const slowest = [...analysis.questions].sort((a, b) => b.spentMs - a.spentMs).slice(0, 5)
  return (
    <Section ruled title={words.line.title}>
      <p className="figures mb-4">
        {words.line.text(clockText(Math.max(0, totalMs - progress.elapsedMs) / 1000), open)}
      </p>
      <div aria-hidden="true" className="grid gap-1">
        {sections.map((section, index) => (
          <div key={section.title} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2">
            <span className="truncate text-sm">{sectionName(section.short)}</span>
            <div className="relative h-9 border-x border-rule bg-[linear-gradient(90deg,var(--color-rule)_1px,transparent_1px)] bg-[size:25%_100%]">
              {spans
                .filter((span) => span.section === index)
                .map(({ fromMs, toMs }) => (
                  <span
                    key={fromMs}
                    style={{ left: at(fromMs), width: at(toMs - fromMs) }}
                    className="absolute top-1/2 border-t border-ink-3"
                  />
                ))}
              {analysis.questions
                .filter((one) => one.section === index && (one.outcome !== 'left' || one.leftAtMs > 0))
                .map(({ index: place, outcome, leftAtMs }) => (
                  <span
                    key={place}
                    style={{ left: at(leftAtMs) }}
                    className={clsx(
                      'absolute',
                      outcome === 'right' && 'top-1 h-3.5 border-l-2 border-correct-fill',
                      outcome === 'wrong' && 'bottom-1 h-3.5 border-l-2 border-wrong-fill',
                      outcome === 'left' &&
                        'top-1/2 size-1.75 -translate-1/2 rounded-full border border-ink-2 bg-paper',
                    )}
                  />
                ))}
            </div>
          </div>
        ))}
        <div className="figures ml-24 flex justify-between text-xs text-ink-3">
          {marksOfTime.map((minutes, index) => (
            <span key={minutes}>
              {index === marksOfTime.length - 1 ? words.line.minutes(minutes) : minutes}
            </span>
          ))}
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3.5 border-l-2 border-correct-fill" />
          {words.line.right}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3.5 border-l-2 border-wrong-fill" />
          {words.line.wrong}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-1.75 rounded-full border border-ink-2" />
          {words.line.left}
        </li>
      </ul>
      <FigureTwin label={words.line.showTable}>
        <FigureTable
          title={words.line.title}
          table={{
            columns: [words.line.columns.section, words.line.columns.spent, words.line.columns.each],
            rows: sections.map((section, index) => {
              const spent = analysis.times[index]?.spentMs ?? 0
              const count = paper.questions.filter((question) => question.section === index).length
              return [
                sectionName(section.title),
                clockText(spent / 1000),
                words.line.each(Math.round(spent / 1000 / Math.max(1, count))),
              ]
            }),
          }}
        />
      </FigureTwin>
      <h3 className="mt-6 mb-1 text-sm">{words.slow.title}</h3>
      <p className="mb-2 text-sm text-ink-3">{words.slow.text(Math.round(fairMs / 1000))}</p>
      <ol className="grid gap-1.5">
        {slowest.map(({ index, chapter, spentMs }) => (
          <li
            key={index}
            className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_3.5rem] items-center gap-3 text-sm"
          >
            <span className="figures leading-tight">{words.slow.row(index + 1, chapter)}</span>
            <span aria-hidden="true" className="relative h-2.5 rounded-sm bg-rule">
              <span
                style={{ width: `${(spentMs / (slowest[0]?.spentMs || 1)) * 100}%` }}
                className={clsx(
                  'absolute inset-y-0 left-0 rounded-sm',
                  spentMs > fairMs ? 'bg-wrong-fill' : 'bg-action',
                )}
              />
            </span>
            <span className="figures text-right">{clockText(spentMs / 1000)}</span>
          </li>
        ))}
      </ol>
      <FigureTwin label={words.slow.showAll}>
        <FigureTable
          title={words.slow.title}
          table={{
            columns: [
              words.slow.columns.question,
              words.slow.columns.answer,
              words.slow.columns.spent,
              words.slow.columns.share,
            ],
            rows: analysis.questions.map(({ index, chapter, outcome, spentMs }) => [
              words.slow.row(index + 1, chapter),
              words.slow.outcomes[outcome],
              clockText(spentMs / 1000),
              `${spentMs > fairMs ? '+' : '−'}${clockText(Math.abs(spentMs - fairMs) / 1000)}`,
            ]),
          }}
        />
      </FigureTwin>
    </Section>
  )
}
