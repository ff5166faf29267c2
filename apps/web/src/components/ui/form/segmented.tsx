import type { ChoiceProps } from './choice.ts'
import { ChoiceGroup } from './choice-group.tsx'

const look = {
  list: 'flex flex-wrap overflow-hidden rounded-md border border-edge bg-surface',
  choice:
    'flex min-h-target flex-1 items-center justify-center gap-1.75 px-2.5 text-sm font-label whitespace-nowrap text-ink-2 not-first:border-l not-first:border-rule has-checked:bg-action-soft has-checked:font-title has-checked:text-ink has-focus-visible:rounded-md has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
  bubble: 'size-3.25 peer-checked:shadow-[inset_0_0_0_2px_var(--color-action-soft)]',
}

/** Two to four short choices side by side. */
export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <ChoiceGroup {...props} look={look}>
      {({ label, lang }) =>
        lang === undefined ? (
          label
        ) : (
          // On an English page Hindi is in a font of the device: one word must not load the font of another script.
          <span
            lang={lang}
            className={lang === 'hi' ? '[html:lang(en)_&]:[font-family:system-ui]' : undefined}
          >
            {label}
          </span>
        )
      }
    </ChoiceGroup>
  )
}
