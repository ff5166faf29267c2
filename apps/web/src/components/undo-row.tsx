import { useEffect, useId, useRef } from 'react'
import { Button } from './ui/button.tsx'

export interface UndoRowProps {
  text: string
  undoLabel: string
  onUndo: () => void
}

/** Shown in a list where something was removed, until the person leaves the page. */
export function UndoRow({ text, undoLabel, onUndo }: UndoRowProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const textId = useId()
  // The pressed button is gone, so the undo button takes the focus.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className="flex min-h-15 items-center justify-between gap-4 py-2">
      <p id={textId} className="text-sm text-ink-2">
        {text}
      </p>
      <Button ref={undo} variant="quiet" aria-describedby={textId} onClick={onUndo}>
        {undoLabel}
      </Button>
    </li>
  )
}
