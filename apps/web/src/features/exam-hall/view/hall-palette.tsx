import { countPalette, type HallState, hallPaletteState } from '@ekagra/exam/exam-paper/hall-state'
import type { PaletteState } from '@ekagra/exam/session/question-palette'
import { clsx } from 'clsx'
import { memo } from 'react'
import { PaletteCorner, PaletteLegend, paletteLooks } from '../../../components/palette/palette-mark.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { HallController } from '../run/hall-controller.ts'

export interface HallPaletteProps {
  controller: HallController
  state: HallState
  onOpen: (question: number) => void
  /** How many stand side by side. */
  columns: 5 | 6
  className?: string | undefined
}

/** Full rows of five and of six. */
const PAINTED_TOGETHER = 30

const columnClasses = {
  5: 'grid-cols-[repeat(5,var(--spacing-target))]',
  6: 'grid-cols-[repeat(6,var(--spacing-target))]',
}

/** The questions of the section on the screen, each in one of five states, with the legend. Memoised: it follows the question by a frame. */
export const HallPalette = memo(function HallPalette({
  controller,
  state,
  onOpen,
  columns,
  className,
}: HallPaletteProps) {
  const words = useMessages(examHallMessages)
  const { plan, paper } = controller
  const section = plan.sectionOf[state.at] ?? 0
  const first = plan.sectionOf.indexOf(section)
  const count = plan.sectionOf.lastIndexOf(section) + 1 - first
  const groups = Array.from({ length: Math.ceil(count / PAINTED_TOGETHER) }, (_, group) => {
    const from = first + group * PAINTED_TOGETHER
    const size = Math.min(PAINTED_TOGETHER, first + count - from)
    return Array.from({ length: size }, (_, place) => from + place)
  })
  return (
    <>
      <div className={clsx('grid gap-y-2', className)}>
        {groups.map((group) => (
          // A stacking context of its own: a step changes two buttons, and only their groups are painted again.
          <div
            key={group[0]}
            className={clsx('isolate grid justify-between gap-y-2', columnClasses[columns])}
          >
            {group.map((index) => (
              <PaletteButton
                key={paper.questions[index]?.print}
                index={index}
                state={hallPaletteState(state, index)}
                isHere={index === state.at}
                onOpen={onOpen}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-5 border-t border-rule pt-5">
        <PaletteLegend words={words.states} counts={countPalette(state, plan, section)} />
      </div>
    </>
  )
})

interface PaletteButtonProps {
  index: number
  state: PaletteState
  isHere: boolean
  onOpen: (question: number) => void
}

/** Memoised: of two hundred, a step changes two. */
const PaletteButton = memo(function PaletteButton({ index, state, isHere, onOpen }: PaletteButtonProps) {
  const words = useMessages(examHallMessages)
  return (
    <button
      type="button"
      aria-label={words.questionState[state](index + 1)}
      aria-current={isHere ? 'step' : undefined}
      data-state={state}
      onClick={() => onOpen(index)}
      className={clsx(
        'figures grid size-target place-items-center text-sm leading-none font-label',
        paletteLooks[state],
        // Only what holds the corner is positioned: two hundred positioned buttons take long to paint.
        state === 'answered-and-marked' && 'relative',
        isHere && 'font-title shadow-[0_0_0_2px_var(--color-paper),0_0_0_4px_var(--color-ink)]',
      )}
    >
      {index + 1}
      <PaletteCorner state={state} />
    </button>
  )
})
