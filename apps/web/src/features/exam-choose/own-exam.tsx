import type { SatPaper } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { use } from 'react'
import { PaperStrip } from '../../components/papers/paper-strip.tsx'
import { PatternFiguresRow } from '../../components/papers/pattern-figures-row.tsx'
import { PatternNotes } from '../../components/papers/pattern-notes.tsx'
import { PatternSource } from '../../components/papers/pattern-source.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { examResultPath, examStartPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { satMarks } from '../../lib/papers/sat-marks.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { formatRecentDay } from '../../messages/format-date.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ScopeWish } from './scope-dialogs.tsx'

export interface OwnExamProps {
  pattern: ExamPattern
  /** The latest first. */
  sat: readonly SatPaper[]
  onWish: (wish: ScopeWish) => void
}

/** The exam that the learner prepares for comes first and has the main button. */
export function OwnExam({ pattern, sat, onWish }: OwnExamProps) {
  const words = useMessages(examChooseMessages)
  const [latest] = sat
  return (
    <section aria-labelledby="own-exam" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="text-sm font-title text-ink-2">{words.yourExam}</p>
        <h2 id="own-exam" className="text-xl md:text-2xl">
          {pattern.title}
        </h2>
      </div>
      <PaperStrip pattern={pattern} />
      <PatternFiguresRow pattern={pattern} />
      <PatternNotes pattern={pattern} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={examStartPath(pattern.id)}
          variant="primary"
          size="lg"
          className="max-md:w-full md:min-w-48"
        >
          {words.full}
          <Icon name="arrow-right" />
        </ButtonLink>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:[&>*]:flex-1">
          <Button size="lg" className="!px-4 !text-sm" onClick={() => onWish({ kind: 'shorter', pattern })}>
            {words.shorter}
          </Button>
          {pattern.sections.length > 1 && (
            <Button size="lg" className="!px-4 !text-sm" onClick={() => onWish({ kind: 'section', pattern })}>
              {words.oneSection}
            </Button>
          )}
          {latest && (
            <ButtonLink size="lg" className="!px-4 !text-sm" to={examResultPath(latest.id)}>
              {words.attempts(sat.length)}
            </ButtonLink>
          )}
        </div>
      </div>
      {latest && <Trend pattern={pattern} sat={sat} />}
      <PatternSource pattern={pattern} />
    </section>
  )
}

const [WIDTH, HEIGHT] = [128, 36]

/** The marks of the papers so far as one line, with the latest cut-off as a dashed one. */
function Trend({ pattern, sat }: Pick<OwnExamProps, 'pattern' | 'sat'>) {
  const words = useMessages(examChooseMessages)
  const locale = use(LocaleContext)
  const marks = sat.map(satMarks).reverse()
  const cutOff = pattern.cutOffs[0]
  const values = [...marks.map((one) => one.marks), ...(cutOff ? [cutOff.marks] : [])]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => HEIGHT - 4 - ((value - low) / (high - low || 1)) * (HEIGHT - 8)
  const x = (index: number) => 4 + (index / Math.max(1, marks.length - 1)) * (WIDTH - 8)
  const points = marks.map((one, index) => [x(index), y(one.marks)] as const)
  const end = points.at(-1)
  const best = sat.reduce((top, one) => (satMarks(one).marks > satMarks(top).marks ? one : top))
  const bestMarks = satMarks(best)
  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true" className="w-32 flex-none">
        {cutOff && (
          <path
            d={`M0 ${y(cutOff.marks)}H${WIDTH}`}
            strokeDasharray="3 3"
            strokeWidth={1.25}
            className="stroke-ink-2"
          />
        )}
        <path
          d={`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`}
          strokeWidth={2}
          className="stroke-action-text"
        />
        {end && (
          <circle
            cx={end[0]}
            cy={end[1]}
            r={3.5}
            strokeWidth={1.5}
            className="fill-bindu stroke-action-text"
          />
        )}
      </svg>
      <p className="min-w-0 flex-1">
        <b className="figures">
          {words.best(
            formatMarks(bestMarks.marks),
            formatMarks(bestMarks.of),
            formatRecentDay(locale, Date.parse(best.finishedAt), Date.now()),
          )}
        </b>{' '}
        {cutOff && words.dashed(cutOff.year, cutOff.category)}
      </p>
    </div>
  )
}
