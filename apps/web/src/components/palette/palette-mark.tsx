import { PALETTE_STATES, type PaletteState } from '@ekagra/exam/session/question-palette'
import { clsx } from 'clsx'
import { Icon } from '../ui/icon.tsx'

/** The shapes and colours that every candidate knows by heart, so never change them. */
export const paletteLooks: Readonly<Record<PaletteState, string>> = {
  'not-visited':
    'rounded-sm border-[1.5px] border-(--palette-unvisited-edge) bg-(--palette-unvisited) text-(--palette-unvisited-text)',
  'not-answered':
    'rounded-[3px_3px_1.375rem_1.375rem/3px_3px_1.125rem_1.125rem] bg-(--palette-unanswered) text-(--palette-unanswered-text)',
  answered:
    'rounded-[1.375rem_1.375rem_3px_3px/1.125rem_1.125rem_3px_3px] bg-(--palette-answered) text-(--palette-answered-text)',
  marked: 'rounded-full bg-(--palette-marked) text-(--palette-marked-text)',
  'answered-and-marked': 'rounded-full bg-(--palette-marked) text-(--palette-marked-text)',
}

/** The ticked dot of an answered and marked question: colour is never the only sign of a state. */
export function PaletteCorner({ state }: { state: PaletteState }) {
  if (state !== 'answered-and-marked') return null
  return (
    <span className="absolute -right-0.75 -bottom-0.75 grid size-4.25 place-items-center rounded-full bg-(--palette-marked-dot) text-on-correct shadow-[0_0_0_2px_var(--color-paper)]">
      <Icon name="check" className="size-3.25 stroke-[3.5]" />
    </span>
  )
}

export interface PaletteSwatchProps {
  state: PaletteState
  children?: React.ReactNode
  size?: 'sm' | 'md'
}

/** A state as a legend or a list shows it; decorative, the words beside it say the same. */
export function PaletteSwatch({ state, children, size = 'sm' }: PaletteSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'figures relative grid flex-none place-items-center text-xs leading-none font-title',
        size === 'sm' ? 'size-8' : 'size-10 text-sm',
        paletteLooks[state],
      )}
    >
      {children}
      <PaletteCorner state={state} />
    </span>
  )
}

export interface PaletteLegendProps {
  words: Readonly<Record<PaletteState, string>>
  counts: Readonly<Record<PaletteState, number>>
}

/** The five states, each with its count. */
export function PaletteLegend({ words, counts }: PaletteLegendProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm leading-tight text-ink-2">
      {PALETTE_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2.5 last:col-span-full">
          <PaletteSwatch state={state}>{counts[state]}</PaletteSwatch>
          <span>
            {words[state]}
            <span className="sr-only">: {counts[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
