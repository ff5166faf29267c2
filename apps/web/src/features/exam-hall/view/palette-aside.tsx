import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { HallPalette, type HallPaletteProps } from './hall-palette.tsx'

interface PaletteAsideProps extends Pick<HallPaletteProps, 'controller' | 'state' | 'onOpen'> {
  /** The name of the section. */
  title: string
}

/** The palette beside the paper on a wide screen, which can be folded away. */
export function PaletteAside({ title, ...palette }: PaletteAsideProps) {
  const words = useMessages(examHallMessages)
  const [isFolded, setFolded] = useState(false)
  return (
    <aside
      aria-label={words.palette}
      // Its size depends on nothing in it, so that no change in it lays the page out, nor the other way round.
      className={clsx(
        'sticky top-[calc(var(--spacing-bar)+3rem)] hidden h-[calc(100dvh-var(--spacing-bar)-3rem)] overflow-y-auto border-l border-rule px-8 pt-4 pb-28 [contain:strict] lg:block',
        isFolded ? 'w-[calc(var(--spacing-target)+4rem+1px)]' : 'w-[calc(20rem+1px)]',
      )}
    >
      <div className="mb-4 flex min-h-target items-center justify-between gap-3">
        <h2 className={isFolded ? 'sr-only' : 'max-w-52 text-sm'}>{title}</h2>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfoldPalette : words.foldPalette}
          onClick={() => setFolded(!isFolded)}
          className="grid size-target place-items-center rounded-md text-ink-3 hover:bg-quiet"
        >
          <Icon name="panel" className="size-5.5" />
        </button>
      </div>
      {!isFolded && (
        <div className="w-64">
          <HallPalette {...palette} columns={5} className="p-1" />
        </div>
      )}
    </aside>
  )
}
