import {
  marksOf,
  marksOfPaper,
  minutesOfPaper,
  questionsOf,
  questionsOfPaper,
  toMarks,
  withExtraTime,
} from '@ekagra/exam/exam-paper/pattern-figures'
import { PALETTE_STATES } from '@ekagra/exam/session/question-palette'
import type { ExamPattern, PaperSection } from '@ekagra/schema/exam-pattern'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { prepareFigures } from '../../components/figure/figure-parts.ts'
import { PageMeta } from '../../components/page-meta.tsx'
import { PaletteSwatch } from '../../components/palette/palette-mark.tsx'
import { PatternNotes } from '../../components/papers/pattern-notes.tsx'
import { PatternSource } from '../../components/papers/pattern-source.tsx'
import { usePreparedTexts } from '../../components/rich-text/use-prepared-texts.ts'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/form/checkbox.tsx'
import { Switch } from '../../components/ui/form/switch.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useTheme } from '../../components/use-theme.ts'
import { hallPath, printedPaperPath } from '../../lib/filled-paths.ts'
import { logProblem } from '../../lib/log.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import {
  ChangedPaperError,
  cutPattern,
  type PaperPlan,
  preparePaper,
  type ReadyPaper,
} from '../../lib/papers/prepare-paper.ts'
import * as paths from '../../lib/paths.ts'
import { extraTime, ownExam } from '../../lib/stores/hall/hall-preferences.ts'
import { storePaper } from '../../lib/stores/hall/paper-store.ts'
import { toast } from '../../lib/toast.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { examHallMessages } from '../../messages/en/exam-hall.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What is read before the clock runs, and the start. */
export function Instructions({ plan }: { plan: PaperPlan }) {
  const words = useMessages(examChooseMessages).start
  const { theme: switchTheme } = useMessages(examHallMessages)
  const navigate = useNavigate()
  const { theme, toggleTheme } = useTheme()
  const pattern = cutPattern(plan)
  return (
    <div className="min-h-dvh">
      <PageMeta title={words.pageTitle(pattern.title)} />
      <header className="sticky top-0 z-20 border-b border-rule bg-paper">
        <div className="mx-auto flex h-bar max-w-session items-center gap-2 pr-3 pl-1 lg:px-[calc(var(--spacing-gutter)-0.75rem)]">
          <IconButton label={words.close} onClick={() => navigate(paths.exams)}>
            <Icon name="x" className="size-5.5" />
          </IconButton>
          <p className="mr-auto min-w-0 truncate text-base font-title lg:text-lg">
            {words.pageTitle(pattern.title)}
          </p>
          <IconButton label={switchTheme} onClick={toggleTheme}>
            <Icon name={theme === 'dark' ? 'moon' : 'sun'} className="size-5.5" />
          </IconButton>
        </div>
      </header>
      <div className="mx-auto max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter pt-6 pb-16 md:pt-8">
        <h1>{words.title}</h1>
        <p className="mt-1 mb-6 text-ink-2">
          {words.text}{' '}
          <a href="#start" className="text-link lg:hidden">
            {words.skip}
          </a>
        </p>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <Points pattern={pattern} />
          <div id="start" className="max-lg:mt-8 lg:border-l lg:border-rule lg:pl-12">
            <StartPanel key={JSON.stringify(plan)} plan={plan} pattern={pattern} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Five numbered points left of the margin of a copybook. */
function Points({ pattern }: { pattern: ExamPattern }) {
  const words = useMessages(examChooseMessages)
  const start = words.start
  const minutes = [...new Set(pattern.sections.map((section) => section.minutes ?? 0))].map(words.minutesText)
  const hasNumbers = pattern.sections.some(({ parts }) => parts.some(({ form }) => form === 'number'))
  return (
    <div className="relative min-w-0 lg:pr-12 md:before:absolute md:before:inset-y-0 md:before:left-10 md:before:border-l md:before:border-wrong md:before:opacity-32">
      <Point number={1} title={start.paper}>
        <SchemeTable pattern={pattern} />
        <div className="mt-3 grid gap-3">
          <PatternNotes pattern={pattern} showsClock={false} />
          <PatternSource pattern={pattern} />
        </div>
      </Point>
      <Point number={2} title={start.clock}>
        <p>
          {pattern.clock.kind === 'common'
            ? start.commonClock(words.minutesText(pattern.clock.minutes))
            : start.sectionClock(minutes.join(', '))}
        </p>
      </Point>
      <Point number={3} title={start.palette}>
        <p className="mb-3">{start.paletteText}</p>
        <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          {PALETTE_STATES.map((state, index) => (
            <li key={state} className="flex items-center gap-4">
              <PaletteSwatch state={state} size="md">
                {index + 1}
              </PaletteSwatch>
              <span className="text-sm leading-snug">
                <b className="block text-ink">{start.paletteNames[state]}</b>
                {start.paletteMeans[state]}
              </span>
            </li>
          ))}
        </ul>
      </Point>
      <Point number={4} title={start.buttons}>
        <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[12rem_minmax(0,1fr)]">
          <ButtonMeaning look="bg-action text-on-action" name={start.saveNext} text={start.saveNextText} />
          <ButtonMeaning
            look="border border-mark text-mark"
            name={start.markNext}
            text={start.markNextText}
          />
          <ButtonMeaning look="border border-edge text-ink" name={start.clear} text={start.clearText} />
          <ButtonMeaning
            look="border border-edge text-ink"
            name={<Icon name="strike" className="size-4.5" />}
            text={start.crossText}
          />
        </dl>
        {hasNumbers && <p className="mt-3">{start.typedText}</p>}
      </Point>
      <Point number={5} title={start.breaks} isLast>
        <p>{start.breaksText}</p>
      </Point>
    </div>
  )
}

interface PointProps {
  number: number
  title: string
  isLast?: boolean
  children: ReactNode
}

function Point({ number, title, isLast = false, children }: PointProps) {
  return (
    <section className="md:grid md:grid-cols-[2.5rem_minmax(0,1fr)] md:gap-6">
      <span
        aria-hidden="true"
        className="figures pr-4 text-right text-lg leading-normal font-title max-md:hidden"
      >
        {number}
      </span>
      <div className={isLast ? 'text-ink-2' : 'mb-6 border-b border-rule pb-6 text-ink-2'}>
        <h2 className="mb-2 text-base text-ink">{title}</h2>
        {children}
      </div>
    </section>
  )
}

function ButtonMeaning({ look, name, text }: { look: string; name: ReactNode; text: string }) {
  return (
    <>
      <dt>
        <span className={`inline-flex min-h-8 items-center rounded-sm px-3 text-xs font-title ${look}`}>
          {name}
        </span>
      </dt>
      <dd className="max-md:-mt-1.5">{text}</dd>
    </>
  )
}

function SchemeTable({ pattern }: { pattern: ExamPattern }) {
  const words = useMessages(examChooseMessages).start
  const { sectionName } = useMessages(topicMessages)
  const hasMinutes = pattern.clock.kind === 'sectional'
  const cells = (section: PaperSection) => {
    const [first] = section.parts
    const isSame = (pick: 'right' | 'wrong') =>
      section.parts.every((part) => first && toMarks(part[pick]) === toMarks(first[pick]))
    const shown = (pick: 'right' | 'wrong', sign: string) =>
      !first || !isSame(pick)
        ? words.differs
        : first[pick][0] === 0
          ? '0'
          : `${sign}${formatMarks(toMarks(first[pick]))}`
    return [shown('right', '+'), shown('wrong', '−')] as const
  }
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-right text-sm [&_td]:pl-2 [&_td]:whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-2 text-left font-body">
              {words.columns.section}
            </th>
            <th scope="col" className="py-2 font-body">
              {words.columns.questions}
            </th>
            <th scope="col" className="py-2 pl-3 font-body">
              {words.columns.marks}
            </th>
            {hasMinutes && (
              <th scope="col" className="py-2 pl-3 font-body">
                {words.columns.minutes}
              </th>
            )}
            <th scope="col" className="py-2 pl-3 font-body">
              {words.columns.right}
            </th>
            <th scope="col" className="py-2 pl-3 font-body">
              {words.columns.wrong}
            </th>
          </tr>
        </thead>
        <tbody className="text-ink">
          {pattern.sections.map((section) => {
            const [right, wrong] = cells(section)
            return (
              <tr key={section.title} className="border-b border-rule">
                <th scope="row" className="py-2.5 pr-2 text-left font-body">
                  {sectionName(section.title)}
                </th>
                <td>{questionsOf(section)}</td>
                <td>{formatMarks(marksOf(section))}</td>
                {hasMinutes && <td>{section.minutes}</td>}
                <td className="text-correct">{right}</td>
                <td className="text-wrong">{wrong}</td>
              </tr>
            )
          })}
          <tr className="font-title">
            <th scope="row" className="py-2.5 text-left">
              {words.all}
            </th>
            <td>{questionsOfPaper(pattern)}</td>
            <td>{formatMarks(marksOfPaper(pattern))}</td>
            {hasMinutes && <td>{formatMarks(minutesOfPaper(pattern))}</td>}
            <td />
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

type Making = { kind: 'making' | 'failed' | 'changed' } | { kind: 'ready'; paper: ReadyPaper }

/** Makes the paper while the instructions are read, and starts it. */
function StartPanel({ plan, pattern }: { plan: PaperPlan; pattern: ExamPattern }) {
  const all = useMessages(examChooseMessages)
  const words = all.start
  const navigate = useNavigate()
  const [making, setMaking] = useState<Making>({ kind: 'making' })
  const [attempt, setAttempt] = useState(0)
  const [hasExtraTime, setExtraTime] = useState(() => extraTime.read() === 'yes')
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isStarting, setStarting] = useState(false)

  useEffect(() => {
    let isWanted = true
    const tries = attempt
    preparePaper(plan).then(
      (paper) => {
        if (isWanted) setMaking({ kind: 'ready', paper })
      },
      (cause: unknown) => {
        logProblem(`The paper could not be made, try ${tries + 1}`, cause)
        if (isWanted) setMaking({ kind: cause instanceof ChangedPaperError ? 'changed' : 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [plan, attempt])

  const questions = making.kind === 'ready' ? making.paper.questions : undefined
  usePreparedTexts(questions)
  useEffect(() => {
    if (questions) void prepareFigures(questions.map(({ question }) => question))
  }, [questions])

  const store = async () => {
    if (making.kind !== 'ready') return null
    const paper = { ...making.paper, hasExtraTime, startedAt: new Date().toISOString() }
    const durability = await storePaper(paper)
    if (durability !== 'memory') return paper
    toast.error(words.notStored)
    return null
  }

  const start = async () => {
    setMissing(!hasAgreed)
    if (!hasAgreed || making.kind !== 'ready') return
    setStarting(true)
    const paper = await store()
    setStarting(false)
    if (!paper) return
    if (pattern.group !== 'own') ownExam.write(plan.pattern.id)
    await navigate(hallPath(paper.id), { replace: true })
  }

  const print = async () => {
    const paper = await store()
    if (paper) await navigate(printedPaperPath(paper.id))
  }

  const changeExtraTime = (isOn: boolean) => {
    setExtraTime(isOn)
    extraTime.write(isOn ? 'yes' : 'no')
  }
  const minutes = Math.round(withExtraTime(minutesOfPaper(pattern), hasExtraTime))

  return (
    <div className="grid gap-5 lg:sticky lg:top-24">
      {plan.challenge && (
        <div className="rounded-md bg-quiet p-4">
          <h2 className="text-sm">{words.challenge.title}</h2>
          <p className="text-sm text-ink-2">
            {words.challenge.text}{' '}
            {plan.challenge.marks !== undefined &&
              words.challenge.marks(formatMarks(plan.challenge.marks), formatMarks(marksOfPaper(pattern)))}
          </p>
        </div>
      )}
      {pattern.languages.length > 0 && (
        <div>
          <h2 className="mb-1 text-sm">{words.languages}</h2>
          <p className="text-sm text-ink-3">{words.languagesText(pattern.languages)}</p>
        </div>
      )}
      <div>
        <Switch checked={hasExtraTime} onCheckedChange={changeExtraTime}>
          {words.extraTime}
        </Switch>
        <p className="figures text-sm text-ink-3">{words.extraTimeText(all.minutesText(minutes))}</p>
      </div>
      <div>
        <Checkbox
          checked={hasAgreed}
          onCheckedChange={(checked) => {
            setAgreed(checked)
            setMissing(false)
          }}
          className="!items-start"
        >
          <span>{words.agree}</span>
        </Checkbox>
        <p role="alert" className="text-sm font-label text-wrong empty:hidden">
          {isMissing && words.agreeMissing}
        </p>
      </div>
      {making.kind === 'failed' ? (
        <Button
          variant="primary"
          size="lg"
          block
          onClick={() => {
            setMaking({ kind: 'making' })
            setAttempt(attempt + 1)
          }}
        >
          {words.again}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          busy={isStarting || (making.kind === 'making' && hasAgreed)}
          onClick={() => void start()}
        >
          {words.start}
          <Icon name="arrow-right" />
        </Button>
      )}
      <p role="status" className="text-center text-sm text-ink-3">
        {making.kind === 'changed' ? words.challenge.brokenText : words[making.kind]}
      </p>
      {making.kind === 'ready' && (
        <Button variant="quiet" className="justify-self-center" onClick={() => void print()}>
          {words.print}
        </Button>
      )}
    </div>
  )
}
