import { type HallState, hallPaletteState } from '@ekagra/exam/exam-paper/hall-state'
import type { QuestionSet } from '@ekagra/exam/exam-paper/question-sets'
import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import { memo } from 'react'
import { QuestionFigure } from '../../../components/figure/question-figure.tsx'
import { PaletteSwatch } from '../../../components/palette/palette-mark.tsx'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { dialogClasses } from '../../../components/ui/dialog.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Modal } from '../../../components/ui/modal.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { topicMessages } from '../../../messages/en/topic.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { HallController } from '../run/hall-controller.ts'
import { staysClosed } from './stays-closed.ts'

export interface QuestionPaperDialogProps {
  open: boolean
  controller: HallController
  state: HallState
  sets: readonly (QuestionSet | null)[]
  onClose: () => void
  onOpen: (question: number) => void
}

/** All questions of the section on one sheet, for reading. */
export const QuestionPaperDialog = memo(function QuestionPaperDialog(props: QuestionPaperDialogProps) {
  const { open, controller, state, onClose } = props
  const words = useMessages(examHallMessages)
  const { sectionName } = useMessages(topicMessages)
  const { plan, paper } = controller
  const section = plan.sectionOf[state.at] ?? 0
  const [from, to] = [plan.sectionOf.indexOf(section), plan.sectionOf.lastIndexOf(section)]
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.questionPaper}
      description={
        <span className="text-sm">
          {words.paperText(sectionName(paper.pattern.sections[section]?.title ?? ''), from + 1, to + 1)}
        </span>
      }
      className={`${dialogClasses} h-full max-w-240`}
    >
      <Button onClick={onClose} className="!absolute top-4 right-4">
        <Icon name="x" />
        {words.close}
      </Button>
      <SheetRows {...props} from={from} to={to} />
    </Modal>
  )
}, staysClosed)

/** Rendered only while the sheet is open: it is as long as the section. */
function SheetRows({
  controller: { paper },
  state,
  sets,
  onClose,
  onOpen,
  from,
  to,
}: QuestionPaperDialogProps & { from: number; to: number }) {
  return (
    <ol className="mt-4">
      {paper.questions.slice(from, to + 1).map((asked, place) => (
        <SheetRow
          key={asked.print}
          asked={asked}
          index={from + place}
          set={sets[from + place] ?? null}
          state={state}
          onOpen={() => {
            onClose()
            onOpen(from + place)
          }}
        />
      ))}
    </ol>
  )
}

interface SheetRowProps {
  asked: PaperQuestion
  index: number
  set: QuestionSet | null
  state: HallState
  onOpen: () => void
}

function SheetRow({ asked, index, set, state, onOpen }: SheetRowProps) {
  const words = useMessages(examHallMessages)
  const { question, numeric } = asked
  const paletteState = hallPaletteState(state, index)
  // A shared figure is shown once, above the first question of its set.
  const showsFigure = question.figure !== undefined && (set === null || set.from === index)
  return (
    <li className="border-t border-rule py-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      {showsFigure && question.figure && (
        <div className="mb-2">
          {set && <p className="figures mb-2 text-sm font-title">{words.shared(set.from + 1, set.to + 1)}</p>}
          <QuestionFigure figure={question.figure} />
        </div>
      )}
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-4">
        <button
          type="button"
          aria-label={words.questionState[paletteState](index + 1)}
          onClick={onOpen}
          className="grid size-target place-items-center"
        >
          <PaletteSwatch state={paletteState} size="md">
            {index + 1}
          </PaletteSwatch>
        </button>
        <div className="min-w-0">
          <p>
            <InlineText text={question.text} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2">
            {numeric
              ? words.typed
              : question.options.map((option, place) => (
                  <span key={optionText(option)}>
                    ({optionLetter(place)}) <InlineText text={optionText(option)} />
                  </span>
                ))}
          </p>
        </div>
      </div>
    </li>
  )
}
