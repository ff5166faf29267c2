import { memo } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'

export interface HallFootProps {
  onPalette: () => void
  onMark: () => void
  onClear: () => void
  onSave: () => void
}

/** The buttons that candidates know: Mark for Review & Next, Clear Response, Save & Next. */
export const HallFoot = memo(function HallFoot({ onPalette, onMark, onClear, onSave }: HallFootProps) {
  const words = useMessages(examHallMessages)
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:py-3">
      <div className="mx-auto flex max-w-session items-stretch gap-2 lg:gap-3 lg:pr-80">
        <Button
          square
          size="lg"
          aria-label={words.palette}
          onClick={onPalette}
          className="flex-none lg:hidden"
        >
          <Icon name="grid" />
        </Button>
        <Button variant="mark" size="lg" onClick={onMark} className="!text-sm max-lg:flex-[1.2] max-lg:!px-1">
          {words.markNext}
        </Button>
        <Button size="lg" onClick={onClear} className="!text-sm max-lg:hidden">
          {words.clear}
        </Button>
        <Button
          variant="primary"
          size="lg"
          onClick={onSave}
          className="!text-sm whitespace-nowrap max-lg:flex-1 max-lg:!px-2 lg:mr-8 lg:ml-auto lg:min-w-40"
        >
          {words.saveNext}
        </Button>
      </div>
    </footer>
  )
})
