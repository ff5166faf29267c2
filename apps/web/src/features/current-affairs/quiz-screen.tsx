import {
  chooseAnswer,
  exitQuiz,
  goBack,
  nextOrFinish,
  type RunningQuiz,
} from '@ekagra/exam/current-affairs/page'
import { QUIZ_AUTO_ADVANCE_MS, quizAdvancesItself } from '@ekagra/exam/current-affairs/quiz'
import { currentAffairsId } from '@ekagra/exam/current-affairs/record'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { useFocusOnChange } from '../../components/use-focus-on-change.ts'
import { type SessionCommand, useSessionKeys } from '../../components/use-session-keys.ts'
import { currentDeviceType } from '../../lib/device-type.ts'
import { optionOrder } from '../../lib/option-order.ts'
import { currentAffairsMode } from '../../lib/stores/session/current-affairs-quiz-store.ts'
import { toast } from '../../lib/toast.ts'
import { currentAffairsMessages } from '../../messages/en/current-affairs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { finishQuiz } from './finish-quiz.ts'
import { QuizFoot } from './quiz-foot.tsx'
import { QuizHeader } from './quiz-header.tsx'
import { QuizQuestion } from './quiz-question.tsx'
import { useQuizClock } from './use-quiz-clock.ts'

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or the switch, takes back what was about to happen
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
    if (mode === null) return void toast.error(words.selectAnswer)
    currentAffairsMode.write(mode)
    if (mode.mode === 'result') void finish(mode.run)
  }
  const latestNext = useRef(next)
  latestNext.current = next

  const choose = (option: number) => {
    stopWaiting()
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

  // What was on the clock when the page went away is not lost with it.
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
