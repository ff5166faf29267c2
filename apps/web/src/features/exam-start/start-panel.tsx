import { marksOfPaper, minutesOfPaper, withExtraTime } from '@ekagra/exam/exam-paper/pattern-figures'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { prepareFigures } from '../../components/figure/figure-parts.ts'
import { usePreparedTexts } from '../../components/rich-text/use-prepared-texts.ts'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/form/checkbox.tsx'
import { Switch } from '../../components/ui/form/switch.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { hallPath, printedPaperPath } from '../../lib/filled-paths.ts'
import { logProblem } from '../../lib/log.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import {
  ChangedPaperError,
  type PaperPlan,
  preparePaper,
  type ReadyPaper,
} from '../../lib/papers/prepare-paper.ts'
import { extraTime, ownExam } from '../../lib/stores/hall/hall-preferences.ts'
import { storePaper } from '../../lib/stores/hall/paper-store.ts'
import { toast } from '../../lib/toast.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Making = { kind: 'making' | 'failed' | 'changed' } | { kind: 'ready'; paper: ReadyPaper }

/** The paper of a plan, made while its instructions are read; and what tries again after a failure. */
function useMadePaper(plan: PaperPlan): [making: Making, makeAgain: () => void] {
  const [making, setMaking] = useState<Making>({ kind: 'making' })
  const [attempt, setAttempt] = useState(0)
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

  const makeAgain = () => {
    setMaking({ kind: 'making' })
    setAttempt(attempt + 1)
  }
  return [making, makeAgain]
}

/** What is agreed to before the clock runs, and the start of the paper, which is made meanwhile. */
export function StartPanel({ plan, pattern }: { plan: PaperPlan; pattern: ExamPattern }) {
  const all = useMessages(examChooseMessages)
  const words = all.start
  const navigate = useNavigate()
  const [making, makeAgain] = useMadePaper(plan)
  const [hasExtraTime, setExtraTime] = useState(() => extraTime.read() === 'yes')
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isStarting, setStarting] = useState(false)

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
        <Button variant="primary" size="lg" block onClick={makeAgain}>
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
