import { answeredCount, canFinishPractice, isAnswered } from '@ekagra/exam/session/session'
import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { PageMeta } from '../../../components/page-meta.tsx'
import { AnswerListSkeleton } from '../../../components/question/answer-list.tsx'
import { useSessionKeys } from '../../../components/question/use-session-keys.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Switch } from '../../../components/ui/form/switch.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { useBackGuard } from '../../../components/use-back-guard.ts'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useSessionEnding } from '../finish/use-session-ending.ts'
import type { ReadyOutcome } from '../open/open-session.ts'
import { useAutoNext } from '../run/use-auto-advance.ts'
import { useSession } from '../run/use-session.ts'
import { useSessionSteps } from '../run/use-session-steps.ts'
import { useSwipe } from '../run/use-swipe.ts'
import { useTimeLimit } from '../run/use-time-limit.ts'
import { LazyDialogs, LazyPanel, LazyReview } from './lazy-parts.tsx'
import { navigatorStates } from './navigator-state.ts'
import { QuestionCard } from './question-card.tsx'
import { INLINE_GRID, QuestionNavigator } from './question-navigator.tsx'
import { SessionFoot } from './session-foot.tsx'
import { SessionHeader, SessionLine } from './session-header.tsx'

/** Loaded on demand: few learners ever see it. */
const InvalidQuestion = lazy(() => import('./invalid-question.tsx'))

/** The question, the progress through the session, and what to do next. */
export function SessionScreen({ opened }: { opened: ReadyOutcome }) {
  const words = useMessages(sessionMessages)
  const { controller, paper, session, pending } = useSession(opened)
  const backAction = useRef(() => {})
  const release = useBackGuard(session.phase === 'answering', () => backAction.current())
  const ending = useSessionEnding(controller, release)
  const [isAutoNext, turnAutoNext] = useAutoNext()
  const steps = useSessionSteps(controller, ending, isAutoNext)
  useEffect(() => {
    backAction.current = () => steps.exit('back')
  })
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useSessionKeys(steps.run)
  useSwipe(page, { onLeft: steps.next, onRight: steps.previous })
  useTimeLimit(controller, () => ending.finish('time-up'))
  useFocusOnChange(session.index, heading)

  const { topic, asked, mode, difficulty, questions, optionOrder, timeLimitSeconds: limit } = paper
  const { index, phase } = session
  const isTest = mode === 'test'
  const isAnswering = phase === 'answering'
  const question = questions[index]
  const states = navigatorStates(session, questions)
  const shared = { clock: controller.clock, limit, states, at: index, onGoTo: steps.goTo }

  const action = isTest ? (
    <Button onClick={() => steps.open('exit')}>{words.endTest}</Button>
  ) : (
    canFinishPractice(session) && (
      <Button busy={ending.isEnding} onClick={() => void ending.finish('finished')}>
        {words.finish}
      </Button>
    )
  )
  const autoNextSwitch = isAnswering && (
    <Switch checked={isAutoNext} onCheckedChange={turnAutoNext} className="flex-row-reverse">
      {words.autoNext}
    </Switch>
  )
  const line = (
    <SessionLine
      clock={controller.clock}
      limit={limit}
      answered={answeredCount(session)}
      action={action || autoNextSwitch}
    />
  )

  return (
    <div className="min-h-dvh">
      <PageMeta title={words.pageTitle[mode](topic)} />
      <SessionHeader
        topic={topic}
        asked={asked}
        mode={mode}
        difficulty={difficulty}
        at={index}
        total={states.length}
        onBack={() => steps.exit()}
        action={action}
        line={isTest && <div className="border-t border-rule px-gutter lg:hidden">{line}</div>}
      />
      <div
        ref={page}
        className={clsx(
          // Below the bar and its progress; a test has its clock there too on a narrow screen.
          '[--stem-top:calc(var(--spacing-bar)+5px)]',
          isTest && 'max-lg:[--stem-top:calc(var(--spacing-bar)+5px+3.25rem)]',
          'mx-auto max-w-session px-gutter pb-28 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:pb-0',
        )}
      >
        <div className="relative pt-5 lg:grid lg:grid-cols-[var(--spacing-margin)_minmax(0,var(--container-measure))] lg:content-start lg:pt-10 lg:pr-12 lg:pb-32 lg:before:absolute lg:before:inset-y-0 lg:before:left-[calc(var(--spacing-margin)-1.5rem)] lg:before:border-l lg:before:border-wrong lg:before:opacity-32">
          <span
            aria-hidden="true"
            className="figures mr-9 pt-0.75 text-right text-xl leading-none font-title max-lg:hidden"
          >
            {index + 1}
          </span>
          <div className="min-w-0 lg:col-start-2">
            {!isTest && <div className="-mt-5 mb-5 border-b border-rule lg:hidden">{line}</div>}
            {phase === 'review' && <LazyReview record={controller.record()} />}
            {question ? (
              <QuestionCard
                question={question}
                order={optionOrder[index] ?? []}
                session={session}
                pending={pending}
                topic={topic}
                headingRef={heading}
                onSelect={steps.select}
              />
            ) : (
              <Suspense fallback={<AnswerListSkeleton />}>
                <InvalidQuestion />
              </Suspense>
            )}
            {isTest && isAnswering && isAnswered(session, index) && (
              <Button variant="quiet" onClick={steps.clear} className="mt-3 -ml-3">
                <Icon name="eraser" />
                {words.clear}
              </Button>
            )}
            <section aria-label={words.questions} className="mt-8 border-t border-rule pt-5 lg:hidden">
              <div className="mb-3 flex min-h-target items-center justify-between gap-3">
                <h2 className="text-sm tracking-normal">{words.questions}</h2>
                {(isTest || action) && autoNextSwitch}
              </div>
              <QuestionNavigator
                states={states}
                at={index}
                onGoTo={steps.goTo}
                onMore={() => steps.open('questions')}
                className={INLINE_GRID}
              />
            </section>
          </div>
        </div>
        <LazyPanel
          {...shared}
          paper={paper}
          isTest={isTest}
          autoNext={isAnswering ? { isOn: isAutoNext, turn: turnAutoNext } : undefined}
        />
      </div>
      <SessionFoot
        session={session}
        isEnding={ending.isEnding}
        onPrevious={steps.previous}
        onNext={steps.next}
        onPrimary={steps.primary}
        onMark={steps.mark}
      />
      <LazyDialogs
        open={steps.dialog}
        session={session}
        states={states}
        isEnding={ending.isEnding}
        onClose={steps.close}
        onExit={steps.confirmExit}
        onSubmit={() => void ending.finish('finished')}
        onGoTo={steps.goTo}
      />
    </div>
  )
}
