import type { Difficulty } from '@ekagra/schema/difficulty'
import { LevelBars } from '../level-bars.tsx'
import type { ChoiceProps } from './choice.ts'
import { ChoiceGroup } from './choice-group.tsx'

const look = {
  list: 'grid gap-2 md:grid-cols-3',
  choice:
    'focus-within-ring grid min-h-14 grid-cols-[1.375rem_minmax(0,1fr)_auto] content-center items-center gap-3 rounded-md border border-rule bg-surface px-4 py-2 transition-colors hover:border-edge has-checked:border-action-text has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action-text)] md:py-3',
  bubble: 'size-5 peer-checked:shadow-[inset_0_0_0_3px_var(--color-action-soft)]',
}

/** Easy, Medium and Hard as three cards with a line about each. */
export function LevelChoice(props: ChoiceProps<Difficulty>) {
  return (
    <ChoiceGroup {...props} look={look}>
      {({ value, label, detail }) => (
        <>
          <span className="leading-[1.3]">
            <b className="block">{label}</b>
            {detail && <small className="block text-sm leading-[1.3] text-ink-2">{detail}</small>}
          </span>
          <span className="flex text-ink-2">
            <LevelBars level={value} large />
          </span>
        </>
      )}
    </ChoiceGroup>
  )
}
