import {
  chooseAnswer,
  exitQuiz,
  goBack,
  nextOrFinish,
  type RunningQuiz,
} from '@ekagra/exam/current-affairs/page'
import {
  isLastOfQuiz,
  QUIZ_AUTO_ADVANCE_MS,
  type Quiz,
  quizAdvancesItself,
} from '@ekagra/exam/current-affairs/quiz'
import { currentAffairsId, currentAffairsRecord } from '@ekagra/exam/current-affairs/record'
import type { DeviceType } from '@ekagra/schema/history-entry'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { type SessionCommand, useSessionKeys } from '../../components/question/use-session-keys.ts'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useFocusOnChange } from '../../components/use-focus-on-change.ts'
import { currentDeviceType } from '../../lib/device-type.ts'
import { markRoot } from '../../lib/mark-root.ts'
import { optionOrder } from '../../lib/option-order.ts'
import { feedReviewQueue } from '../../lib/stores/learner/feed-review-queue.ts'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { currentAffairsMode } from '../../lib/stores/session/current-affairs-quiz-store.ts'
import { writeQuizAttempt } from '../../lib/stores/session/write-attempt.ts'
import { toast } from '../../lib/toast.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { QuizHeader } from './quiz-header.tsx'
import { QuizQuestion } from './quiz-question.tsx'

const SELECT_TOAST = 'select-answer'

/** One question at a time against the clock; answers can be changed until the end. */
export function QuizScreen({ run }: { run: RunningQuiz }) {
  const words = useMessages(currentAffairsMessages)
  const clock = useQuizClock(run.elapsedMs)
  const [isAutoAdvancing, setAutoAdvancing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { questions, category, timeframe, quiz } = run
  const question = questions[quiz.index]
  const order = question ? optionOrder(currentAffairsId(run.startedAt), question) : []
  useFocusOnChange(quiz.index, heading)

  const withTime = (next: RunningQuiz): RunningQuiz => ({ ...next, elapsedMs: clock.read() })
  const keep = (next: RunningQuiz) => currentAffairsMode.write({ mode: 'quiz', run: withTime(next) })

  const stopWaiting = useCallback(() => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or the switch cancels the timer
  useEffect(() => stopWaiting, [quiz.index, isAutoAdvancing, stopWaiting])

  const finish = async (finished: RunningQuiz) => {
    const isKept = await finishQuiz(finished, {
      deviceType: currentDeviceType(),
      finishedAt: new Date(),
    }).catch(() => false)
    if (isKept) toast.success(words.saved)
    else toast.warning(words.notSaved)
  }

  const next = () => {
    stopWaiting()
    const mode = nextOrFinish(withTime(run))
    if (mode === null) return void toast.error(words.selectAnswer, { id: SELECT_TOAST })
    currentAffairsMode.write(mode)
    if (mode.mode === 'result') void finish(mode.run)
  }
  const latestNext = useRef(next)
  latestNext.current = next

  const choose = (option: number) => {
    stopWaiting()
    toast.dismiss(SELECT_TOAST)
    const answered = chooseAnswer(run, option)
    keep(answered)
    if (quizAdvancesItself(answered.quiz, isAutoAdvancing))
      timer.current = setTimeout(() => latestNext.current(), QUIZ_AUTO_ADVANCE_MS)
  }

  const previous = () => keep(goBack(run))
  const exit = () => currentAffairsMode.write(exitQuiz(withTime(run)))

  useSessionKeys((command: SessionCommand) => {
    if (command.kind === 'choose') {
      const option = order[command.place]
      if (option !== undefined) choose(option)
    } else if (command.kind === 'previous') previous()
    else if (command.kind === 'primary' || command.kind === 'next') next()
  })

  // Saves the time when the page is closed.
  useLayoutEffect(() => markRoot('alone'), [])
  const keepTime = useEffectEvent(() => keep(run))
  useEffect(() => {
    const leave = () => keepTime()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  return (
    <div data-stands-alone className="min-h-dvh">
      <PageMeta title={words.quizTitle(category)} />
      <QuizHeader
        category={category}
        timeframe={timeframe}
        seconds={clock.seconds}
        quiz={quiz}
        isAutoAdvancing={isAutoAdvancing}
        onAutoAdvance={setAutoAdvancing}
        onExit={exit}
      />
      {question && (
        <QuizQuestion
          key={question.id}
          question={question}
          questions={questions}
          order={order}
          index={quiz.index}
          category={category}
          answer={quiz.answers[quiz.index] ?? null}
          headingRef={heading}
          onChoose={choose}
        />
      )}
      <QuizFoot quiz={quiz} onPrevious={previous} onNext={next} />
    </div>
  )
}

interface QuizFootProps {
  quiz: Quiz
  onPrevious: () => void
  onNext: () => void
}

function QuizFoot({ quiz, onPrevious, onNext }: QuizFootProps) {
  const words = useMessages(currentAffairsMessages)
  const isLast = isLastOfQuiz(quiz)
  const isAnswered = (quiz.answers[quiz.index] ?? null) !== null
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:py-3">
      <div className="mx-auto flex max-w-measure items-center gap-3">
        <Button size="lg" disabled={quiz.index === 0} onClick={onPrevious} className="!text-sm md:mr-auto">
          <Icon name="arrow-left" />
          <span className="md:hidden">{words.back}</span>
          <span className="max-md:hidden">{words.previous}</span>
        </Button>
        <Button
          variant="primary"
          size="lg"
          softDisabled={!isAnswered}
          onClick={onNext}
          className="flex-1 !text-sm md:min-w-40 md:flex-none"
        >
          {isLast ? words.finish : words.next}
          {!isLast && <Icon name="arrow-right" />}
        </Button>
      </div>
    </footer>
  )
}

/**
 * Whole seconds since the quiz began, and the exact time for storing. Uses performance.now, so that changing
 * the device's clock has no effect.
 */
function useQuizClock(elapsedMs: number): { seconds: number; read: () => number } {
  const start = useRef<number>(null)
  start.current ??= performance.now() - elapsedMs
  const read = () => performance.now() - (start.current ?? 0)
  const [seconds, setSeconds] = useState(() => Math.floor(elapsedMs / 1000))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const elapsed = performance.now() - (start.current ?? 0)
      setSeconds(Math.floor(elapsed / 1000))
      timer = setTimeout(tick, 1005 - (elapsed % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return { seconds, read }
}

interface Circumstances {
  deviceType: DeviceType
  finishedAt: Date
}

/** Saves a finished quiz to the history and stores what the results screen needs. True if it was saved. */
async function finishQuiz(run: RunningQuiz, { deviceType, finishedAt }: Circumstances): Promise<boolean> {
  const { questions, quiz, category, timeframe, startedAt, elapsedMs } = run
  const record = currentAffairsRecord(
    {
      questions,
      answers: quiz.answers,
      topic: category,
      category,
      timeframe,
      startedAt,
      elapsedSeconds: Math.floor(elapsedMs / 1000),
      isMobile: deviceType === 'mobile',
    },
    finishedAt.getTime(),
  )
  writeQuizAttempt(record, questions)
  const saved = await saveHistoryEntry({ ...record, questions })
  await feedReviewQueue({
    id: record.id,
    topic: category,
    questions,
    answers: quiz.answers,
    finishedAt: finishedAt.getTime(),
  })
  return saved.status === 'saved' || (saved.status !== 'rejected' && saved.archived)
}
