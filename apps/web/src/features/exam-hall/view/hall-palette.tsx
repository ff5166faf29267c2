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
  className?: string | undefined
}

/** The questions of the section on the screen, each in one of five states, with the legend. */
export function HallPalette({ controller, state, onOpen, className }: HallPaletteProps) {
  const words = useMessages(examHallMessages)
  const { plan, paper } = controller
  const section = plan.sectionOf[state.at] ?? 0
  return (
    <>
      <div className={clsx('grid gap-y-2', className)}>
        {plan.sectionOf.map((own, index) =>
          own === section ? (
            <PaletteButton
              key={paper.questions[index]?.print}
              index={index}
              state={hallPaletteState(state, index)}
              isHere={index === state.at}
              onOpen={onOpen}
            />
          ) : null,
        )}
      </div>
      <div className="mt-5 border-t border-rule pt-5">
        <PaletteLegend words={words.states} counts={countPalette(state, plan, section)} />
      </div>
    </>
  )
}

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
        'figures relative grid size-target place-items-center text-sm leading-none font-label',
        paletteLooks[state],
        isHere && 'font-title shadow-[0_0_0_2px_var(--color-paper),0_0_0_4px_var(--color-ink)]',
      )}
    >
      {index + 1}
      <PaletteCorner state={state} />
    </button>
  )
})
