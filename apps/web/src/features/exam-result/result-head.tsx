import type { CutOff } from '@ekagra/schema/exam-pattern'
import { clsx } from 'clsx'
import { use } from 'react'
import { Link } from 'react-router'
import { ExportButton } from '../../components/export/export-button.tsx'
import { lazyPart, useDialogState, WhenLoaded } from '../../components/lazy-part.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { ScoreRing } from '../../components/ui/score-ring.tsx'
import { examStartPath, printedPaperPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import * as paths from '../../lib/paths.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { resultCardMessages } from '../../messages/en/result-card.ts'
import { formatDay } from '../../messages/format-date.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

/** More figures than this do not fit into the ring of a phone in the largest type. */
const LONG_MARKS = 5

export interface CutOffProps {
  result: PaperResult
  cutOff: CutOff | undefined
}

/** Marks first, the cut-off as a mark on the ring. */
export function ResultHead({ result, cutOff }: CutOffProps) {
  const words = useMessages(examResultMessages)
  const locale = use(LocaleContext)
  const { sat, analysis, series } = result
  const { paper } = sat
  const { marks, of, wrong } = analysis.marks
  const { slips, winnable } = analysis.lost
  const free = slips.marks + winnable.marks
  return (
    <>
      <p className="mb-5 text-sm text-ink-3 print:hidden">
        <Link to={paths.exams} className="text-link">
          {words.back}
        </Link>{' '}
        / {formatDay(locale, Date.parse(sat.finishedAt), Date.now())}
      </p>
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <ScoreRing
          percent={of > 0 ? (Math.max(0, marks) / of) * 100 : 0}
          mark={cutOff && (cutOff.marks / of) * 100}
          label={words.ring(formatMarks(marks), formatMarks(of))}
          className="max-md:mx-auto"
        >
          <span
            className={clsx(
              'figures leading-none font-title tracking-[-0.02em]',
              formatMarks(marks).length > LONG_MARKS ? 'text-3xl md:text-4xl' : 'text-4xl',
            )}
          >
            {formatMarks(marks)}
          </span>
          <span className="figures mt-1 text-sm text-ink-3">{words.ofMarks(formatMarks(of))}</span>
        </ScoreRing>
        <div>
          <p className="mb-1 text-sm font-title text-ink-2">
            {words.paperNumber(paper.pattern.title, words.scope[paper.scope], series.length)}
          </p>
          <h1 className="mb-3">
            <Verdict result={result} cutOff={cutOff} />
          </h1>
          <p className="max-w-measure text-ink-2">
            {free > 0 ? (
              <>
                <b className="figures text-ink">{words.nothingNew(formatMarks(free))}</b>{' '}
                {words.nothingNewText(slips.count, winnable.count)}
              </>
            ) : of > marks ? (
              words.toLearn
            ) : (
              words.allRight
            )}
          </p>
          <p className="mt-2 text-sm text-ink-3">
            {[
              cutOff &&
                words.markOnRing(
                  formatMarks(cutOff.marks),
                  words.cutOffName(cutOff.year, cutOff.category, cutOff.list ?? null),
                ),
              sat.endedBy === 'clock' && words.timeUp,
              sat.progress.breaks > 0 && words.breaks(sat.progress.breaks),
              paper.challengerMarks !== undefined &&
                words.challenger(formatMarks(paper.challengerMarks), formatMarks(of)),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            {wrong > 0 && (
              <Button
                variant="primary"
                size="lg"
                onClick={() => document.getElementById('wrong-answers')?.scrollIntoView()}
              >
                {words.goThrough(wrong)}
              </Button>
            )}
            <ButtonLink
              size="lg"
              variant={wrong > 0 ? 'secondary' : 'primary'}
              to={examStartPath(paper.patternId, { scope: paper.scope, section: paper.sectionIndex })}
            >
              {words.again}
            </ButtonLink>
          </div>
          <div className="mt-2 -ml-3 flex flex-wrap print:hidden">
            <ButtonLink variant="quiet" to={printedPaperPath(sat.id)}>
              <Icon name="sheet" />
              {words.print}
            </ButtonLink>
            <Button variant="quiet" onClick={() => window.print()}>
              <Icon name="sheet" />
              {words.printAnalysis}
            </Button>
            <PictureButton result={result} />
            <ChallengeButton result={result} />
            <ExportButton
              set={{ name: paper.pattern.title, questions: paper.questions.map(({ question }) => question) }}
            />
          </div>
        </div>
      </div>
    </>
  )
}

/** 'Your best yet, 16.69 short of the 2024 cut-off.' */
function Verdict({ result: { series, analysis, sat }, cutOff }: CutOffProps) {
  const words = useMessages(examResultMessages)
  const { marks, of } = analysis.marks
  const before = series.slice(0, -1)
  const best = Math.max(...before.map((one) => one.marks))
  const start =
    before.length === 0
      ? words.headFirst
      : marks >= best
        ? words.headBest
        : words.headBelow(formatMarks(best - marks))
  const { passShare } = sat.paper.pattern
  if (cutOff) {
    const gap = formatMarks(Math.abs(cutOff.marks - marks))
    return (
      start + (marks < cutOff.marks ? words.toCutOff(gap, cutOff.year) : words.overCutOff(gap, cutOff.year))
    )
  }
  if (passShare === undefined) return start + words.full
  const percent = Math.round(passShare * 100)
  return start + (marks >= of * passShare ? words.passed(percent) : words.notPassed(percent))
}

const cardPart = lazyPart(() => import('../../components/result-card/result-card-dialog.tsx'))

function PictureButton({ result: { sat, analysis } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages)
  const card = useMessages(resultCardMessages)
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  const { marks, of, right, wrong, left } = analysis.marks
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Icon name="award" />
        {words.picture}
      </Button>
      {wasOpened && (
        <WhenLoaded part={cardPart}>
          {({ ResultCardDialog }) => (
            <ResultCardDialog
              isOpen={isOpen}
              onClose={onClose}
              card={{
                topic: sat.paper.pattern.title,
                percentage: Math.max(0, Math.round((marks / of) * 100)),
                right: words.card.right(formatMarks(marks), formatMarks(of)),
                badge: words.card.badge,
                facts: words.card.facts(right, wrong, left),
                product: card.product,
                slogan: card.slogan,
                host: window.location.host,
              }}
            />
          )}
        </WhenLoaded>
      )}
    </>
  )
}

const challengePart = lazyPart(() => import('./paper-challenge-dialog.tsx'))

function ChallengeButton({ result }: { result: PaperResult }) {
  const words = useMessages(examResultMessages)
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Icon name="share" />
        {words.challenge}
      </Button>
      {wasOpened && (
        <WhenLoaded part={challengePart}>
          {({ PaperChallengeDialog }) => (
            <PaperChallengeDialog
              paper={result.sat.paper}
              marks={result.analysis.marks.marks}
              of={result.analysis.marks.of}
              isOpen={isOpen}
              onClose={onClose}
            />
          )}
        </WhenLoaded>
      )}
    </>
  )
}
