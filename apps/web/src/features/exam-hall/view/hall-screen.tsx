import {
  choose,
  clearResponse,
  countAnswered,
  countPalette,
  goTo,
  type HallState,
  markAndNext,
  saveAndNext,
  toggleCrossed,
} from '@ekagra/exam/exam-paper/hall-state'
import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../../components/page-meta.tsx'
import { type SessionCommand, useSessionKeys } from '../../../components/question/use-session-keys.ts'
import { usePreparedTexts } from '../../../components/rich-text/use-prepared-texts.ts'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { useBackGuard } from '../../../components/use-back-guard.ts'
import { currentDeviceType } from '../../../lib/device-type.ts'
import { examResultPath } from '../../../lib/filled-paths.ts'
import { logProblem } from '../../../lib/log.ts'
import * as paths from '../../../lib/paths.ts'
import { afterPaint } from '../../../lib/start/after-paint.ts'
import { afterStart } from '../../../lib/start/after-start.ts'
import { writeHallFirstView } from '../../../lib/stores/hall/hall-first-view.ts'
import type { RunningPaper } from '../../../lib/stores/hall/paper-store.ts'
import { toast } from '../../../lib/toast.ts'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { topicMessages } from '../../../messages/en/topic.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Calculator } from '../calculator/calculator.tsx'
import { handInPaper } from '../run/hand-in-paper.ts'
import { useFirstView } from '../run/use-first-view.ts'
import { useHall } from '../run/use-hall.ts'
import { HallFoot } from './hall-foot.tsx'
import { HallHeader } from './hall-header.tsx'
import { HallKeysDialog } from './hall-keys-dialog.tsx'
import { HallPalette } from './hall-palette.tsx'
import { HallQuestion } from './hall-question.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { PaletteAside } from './palette-aside.tsx'
import { QuestionPaperDialog } from './question-paper-dialog.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { SectionTabs } from './section-tabs.tsx'

type OpenDialog = 'hand-in' | 'leave' | 'paper' | 'palette' | 'keys' | null

/** The exam hall: the paper, its clock and its palette. */
export function HallScreen({ running }: { running: RunningPaper }) {
  const words = useMessages(examHallMessages)
  const { sectionName } = useMessages(topicMessages)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [isEnding, setEnding] = useState(false)
  const [hasCalculator, setCalculator] = useState(false)
  const [isStemOpen, setStemOpen] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const rehearsedHeading = useRef<HTMLHeadingElement>(null)
  const isHandingIn = useRef(false)
  /** What was handed in, while it could not be stored. */
  const handedIn = useRef<SatPaper>(null)

  const { controller, state, isStored } = useHall(running, {
    onTimeUp: () => void handIn('clock'),
    onDataCleared: () => toast.warning(words.dataCleared, { id: 'hall-cleared' }),
  })
  const release = useBackGuard(true, () => setDialog('leave'))
  const { paper, plan } = controller
  const { pattern, questions } = paper
  const sets = useMemo(() => questionSets(questions), [questions])
  // A hall that is loaded anew shows its question first; a paper that was just started is prepared already.
  usePreparedTexts(questions, afterStart)
  useFirstView(controller, state)
  const painted = useAfterPaint(state)
  useFocusAfterPaint(state.at, heading)
  useSectionNews(plan.sectionOf[state.at] ?? 0, pattern.clock.kind === 'sectional', (section) =>
    toast.info(words.sectionOpened(sectionName(pattern.sections[section]?.title ?? '')), {
      id: 'hall-section',
    }),
  )

  async function handIn(endedBy: SatPaper['endedBy']): Promise<void> {
    if (isHandingIn.current) return
    isHandingIn.current = true
    setEnding(true)
    try {
      const sat = handedIn.current ?? (await controller.handIn(endedBy, new Date()))
      if (!sat) return
      handedIn.current = sat
      const isKept = await handInPaper(sat, currentDeviceType())
      writeHallFirstView(null)
      await release()
      await navigate(examResultPath(paper.id), { replace: true })
      if (!isKept) toast.error(words.notSaved)
      else if (endedBy === 'clock') toast.info(words.timeUp)
      else toast.success(words.handedIn)
    } catch (cause) {
      logProblem('The paper could not be handed in', cause)
      isHandingIn.current = false
      toast.error(words.notSaved)
    } finally {
      setEnding(false)
    }
  }

  const leave = async () => {
    controller.saveNow()
    await release()
    await navigate(paths.exams, { replace: true })
  }

  const open = useCallback(
    (index: number) => {
      setDialog(null)
      controller.apply((now, hall, elapsed) => goTo(now, hall, elapsed, index))
    },
    [controller],
  )
  const advance = useCallback(
    (step: typeof saveAndNext) => {
      const { at } = controller.intended()
      if (controller.apply(step).at !== at) return
      const isPaperEnd = at === controller.paper.questions.length - 1
      toast.info(isPaperEnd ? words.lastOfPaper : words.lastOfSection, { id: 'hall-last' })
    },
    [controller, words],
  )
  const save = useCallback(() => advance(saveAndNext), [advance])
  const mark = useCallback(() => advance(markAndNext), [advance])
  const clear = useCallback(() => void controller.apply(clearResponse), [controller])
  const toggleCalculator = useCallback(() => setCalculator((isOn) => !isOn), [])
  const show = useMemo(
    () => ({
      leave: () => setDialog('leave'),
      paper: () => setDialog('paper'),
      keys: () => setDialog('keys'),
      palette: () => setDialog('palette'),
      'hand-in': () => setDialog('hand-in'),
    }),
    [],
  )

  const asked = questions[state.at]
  const run = (command: SessionCommand) => {
    const { at } = controller.intended()
    if (command.kind === 'choose') {
      if (!asked?.numeric) controller.apply((now, hall, elapsed) => choose(now, hall, elapsed, command.place))
    } else if (command.kind === 'primary') save()
    else if (command.kind === 'mark') mark()
    else if (command.kind === 'keys') setDialog('keys')
    else open(command.kind === 'next' ? at + 1 : at - 1)
  }
  useSessionKeys(run)
  useHallKeys({ x: clear, q: () => setDialog('paper') })

  const drawQuestion = (at: number, headingRef: RefObject<HTMLHeadingElement | null>) => {
    const asked = questions[at]
    const section = plan.sectionOf[at] ?? 0
    const part = asked && pattern.sections[section]?.parts[asked.part]
    return (
      asked &&
      part && (
        <HallQuestion
          asked={asked}
          part={part}
          state={at === state.at ? state : { ...state, at }}
          set={sets[at] ?? null}
          range={[plan.sectionOf.indexOf(section) + 1, plan.sectionOf.lastIndexOf(section) + 1]}
          headingRef={headingRef}
          isStemOpen={isStemOpen}
          onStem={setStemOpen}
          onChoose={(answer) => controller.apply((now, hall, elapsed) => choose(now, hall, elapsed, answer))}
          onCross={(option) =>
            controller.apply((now, hall, elapsed) => toggleCrossed(now, hall, elapsed, option))
          }
          onOpen={open}
          onEnter={save}
        />
      )
    )
  }
  const section = plan.sectionOf[state.at] ?? 0
  const counts = countPalette(state, plan, pattern.clock.kind === 'sectional' ? section : undefined)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const title = pattern.title
  const sectionTitle = sectionName(pattern.sections[section]?.title ?? '')

  return (
    <div className="min-h-dvh">
      <PageMeta title={words.pageTitle(title)} />
      <header className="sticky top-0 z-20 border-b border-rule bg-paper">
        <HallHeader
          title={title}
          controller={controller}
          open={total - countAnswered(counts)}
          hasCalculator={pattern.calculator !== 'none'}
          onLeave={show.leave}
          onPaper={show.paper}
          onCalculator={toggleCalculator}
          onKeys={show.keys}
          onEnd={show['hand-in']}
        />
        <SectionTabs controller={controller} state={state} onOpen={open} />
      </header>
      {!isStored && (
        <div role="alert" className="border-b border-rule bg-wrong-soft px-gutter py-3 text-sm">
          <b className="block text-wrong">{words.notKept}</b>
          {words.notKeptText}
        </div>
      )}
      {/* A stem stays in view below the bar and the tabs of the sections, which are 3rem high with their rules. */}
      <div className="mx-auto max-w-session px-gutter pb-32 [--stem-top:calc(var(--spacing-bar)+3rem+2px)] lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:pb-0 lg:[--stem-top:calc(var(--spacing-bar)+3rem+1px)]">
        <div className="min-w-0 lg:pr-8 lg:pb-32">
          <Rehearsal questions={questions} draw={(at) => drawQuestion(at, rehearsedHeading)} />
          {drawQuestion(state.at, heading)}
          <Button variant="quiet" onClick={clear} className="mt-1 -ml-3 lg:hidden">
            <Icon name="eraser" />
            {words.clear}
          </Button>
        </div>
        <PaletteAside title={sectionTitle} controller={controller} state={painted} onOpen={open} />
      </div>
      {hasCalculator && pattern.calculator !== 'none' && (
        <Calculator kind={pattern.calculator} onClose={() => setCalculator(false)} />
      )}
      <HallFoot onPalette={show.palette} onMark={mark} onClear={clear} onSave={save} />

      <Sheet open={dialog === 'palette'} onClose={() => setDialog(null)} title={sectionTitle}>
        <HallPalette
          controller={controller}
          state={state}
          onOpen={open}
          columns={6}
          className="mt-4 max-h-[42dvh] overflow-y-auto p-1"
        />
        <div className="mt-5 grid grid-cols-2 gap-2 border-t border-rule pt-4">
          <Button onClick={() => setDialog('paper')}>{words.questionPaper}</Button>
          <Button onClick={() => setDialog('hand-in')}>{words.endTest}</Button>
          {pattern.calculator !== 'none' && (
            <Button
              onClick={() => {
                setDialog(null)
                setCalculator(true)
              }}
            >
              {words.calculator}
            </Button>
          )}
        </div>
      </Sheet>
      <QuestionPaperDialog
        open={dialog === 'paper'}
        controller={controller}
        state={state}
        sets={sets}
        onClose={() => setDialog(null)}
        onOpen={open}
      />
      <HandInDialog
        open={dialog === 'hand-in'}
        controller={controller}
        state={state}
        isEnding={isEnding}
        onClose={() => setDialog(null)}
        onOpen={open}
        onSubmit={() => void handIn('learner')}
      />
      <ConfirmDialog
        open={dialog === 'leave'}
        title={words.leaving.title}
        description={words.leaving.text}
        confirmLabel={words.leaving.leave}
        cancelLabel={words.leaving.keep}
        mainAction="cancel"
        onConfirm={() => void leave()}
        onCancel={() => setDialog(null)}
      />
      <HallKeysDialog open={dialog === 'keys'} onClose={() => setDialog(null)} />
    </div>
  )
}

/** Says when the clock has opened another section. */
function useSectionNews(section: number, isTimed: boolean, say: (section: number) => void): void {
  const last = useRef(section)
  const news = useEffectEvent(say)
  useEffect(() => {
    if (last.current === section) return
    last.current = section
    if (isTimed) news(section)
  }, [section, isTimed])
}

/**
 * The hall's state, one frame late. The palette is drawn from it, after the question: a palette of a hundred takes as long to draw as
 * the question itself.
 */
function useAfterPaint(state: HallState): HallState {
  const [painted, setPainted] = useState(state)
  useEffect(() => {
    let isWanted = true
    void afterPaint().then(() => {
      if (isWanted) setPainted(state)
    })
    return () => {
      isWanted = false
    }
  }, [state])
  return painted
}

/**
 * On another question screen readers start at its text. The focus moves after the question is painted: moving it makes
 * the browser lay the page out at once, and of two hundred questions each must open without a wait.
 */
function useFocusAfterPaint(index: number, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(index)
  useEffect(() => {
    if (last.current === index) return
    last.current = index
    if (window.scrollY > 0) window.scrollTo({ top: 0 })
    let isWanted = true
    void afterPaint().then(() => {
      if (isWanted) heading.current?.focus({ preventScroll: true })
    })
    return () => {
      isWanted = false
    }
  }, [index, heading])
}

/** Keys that only the hall has. */
function useHallKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('input:not([type="radio"]), textarea')
    if (!isPlain || isTyping || document.querySelector('dialog[open]')) return
    keys[event.key.toLowerCase()]?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
