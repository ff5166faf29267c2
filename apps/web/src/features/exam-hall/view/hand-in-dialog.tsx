import { runningSection } from '@ekagra/exam/exam-paper/hall-clock'
import { countAnswered, countPalette, type HallState, isUnsaved } from '@ekagra/exam/exam-paper/hall-state'
import { clockText } from '@ekagra/exam/grading/time-text'
import type { PaletteState } from '@ekagra/exam/session/question-palette'
import { memo } from 'react'
import { PaletteSwatch } from '../../../components/palette/palette-mark.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { topicMessages } from '../../../messages/en/topic.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { HallController } from '../run/hall-controller.ts'
import { useSecondsLeft } from './hall-clock-view.tsx'
import { staysClosed } from './stays-closed.ts'

const COLUMNS = [
  'answered',
  'not-answered',
  'marked',
  'answered-and-marked',
  'not-visited',
] as const satisfies readonly PaletteState[]

export interface HandInDialogProps {
  open: boolean
  controller: HallController
  state: HallState
  isEnding: boolean
  onClose: () => void
  onOpen: (question: number) => void
  onSubmit: () => void
}

/** The summary before a paper is handed in. */
export const HandInDialog = memo(function HandInDialog(props: HandInDialogProps) {
  const { open, controller, isEnding, onClose, onSubmit } = props
  const words = useMessages(examHallMessages).handIn
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={<TimeText controller={controller} />}
      wide
      foot={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="primary" busy={isEnding} onClick={onSubmit} data-autofocus>
            {words.submit}
          </Button>
        </>
      }
    >
      <Summary {...props} />
    </Dialog>
  )
}, staysClosed)

function TimeText({ controller }: { controller: HallController }) {
  const words = useMessages(examHallMessages).handIn
  const { sectionName } = useMessages(topicMessages)
  const left = useSecondsLeft(controller)
  const { plan, paper } = controller
  const running = runningSection(plan.clock, controller.elapsedMs())
  return words.text(
    clockText(left),
    running === null ? null : sectionName(paper.pattern.sections[running]?.title ?? ''),
  )
}

function Summary({ controller, state, onOpen, onClose }: HandInDialogProps) {
  const words = useMessages(examHallMessages).handIn
  const { states } = useMessages(examHallMessages)
  const { sectionName } = useMessages(topicMessages)
  const { plan, paper } = controller
  const all = countPalette(state, plan)
  const unsaved = state.drafts.findIndex((_, index) => isUnsaved(state, index))
  const unsavedCount = state.drafts.filter((_, index) => isUnsaved(state, index)).length
  const markedOnly = state.marked.findIndex((isMarked, index) => isMarked && state.answers[index] === null)
  const goTo = (index: number) => () => {
    onClose()
    onOpen(index)
  }
  return (
    <>
      <table className="figures mt-5 w-full text-right text-sm">
        <caption className="sr-only">{words.summary}</caption>
        <thead className="align-bottom text-xs text-ink-3">
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 text-left font-body">
              {words.section}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-2 pl-2 font-body">
                <span className="flex flex-col items-end gap-1.5">
                  <span className="origin-right scale-75">
                    <PaletteSwatch state={column} />
                  </span>
                  <span className="max-md:sr-only">{words.columns[column]}</span>
                </span>
                <span className="sr-only">{states[column]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.pattern.sections.map(({ title, short }, section) => {
            const counts = countPalette(state, plan, section)
            return (
              <tr key={title} className="border-b border-rule">
                <th scope="row" className="py-2.5 text-left font-body">
                  <span className="md:hidden">{sectionName(short)}</span>
                  <span className="max-md:hidden">{sectionName(title)}</span>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{counts[column]}</td>
                ))}
              </tr>
            )
          })}
          <tr className="font-title">
            <th scope="row" className="py-2.5 text-left">
              {words.all(plan.sectionOf.length)}
            </th>
            {COLUMNS.map((column) => (
              <td key={column}>{all[column]}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className="mt-4 grid gap-1 text-sm text-ink-2">
        <p>
          <b className="text-ink">{words.marked(countAnswered(all))}</b>
        </p>
        {markedOnly >= 0 && (
          <p>
            {words.markedOnly(all.marked)}{' '}
            <button type="button" className="min-h-6 text-link" onClick={goTo(markedOnly)}>
              {words.goThere}
            </button>
          </p>
        )}
        {unsaved >= 0 && (
          <p>
            {words.unsaved(unsavedCount)}{' '}
            <button type="button" className="min-h-6 text-link" onClick={goTo(unsaved)}>
              {words.goThere}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
