import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { RoomProps } from './room-props.ts'

/** What only the host may do. */
export function HostBar({ view, player, act }: RoomProps) {
  const words = useMessages(liveMessages).room
  const [isAsked, setIsAsked] = useState(false)
  if (!player.isHost) return null
  const isOpen = view.phase === 'asking'
  const isLast = view.number + 1 === view.total
  return (
    <div className="mt-5 flex flex-wrap gap-3 border-t border-rule pt-5">
      {isOpen ? (
        <Button onClick={() => void act?.({ kind: 'skip', number: view.number })}>{words.skip}</Button>
      ) : (
        <Button variant="primary" onClick={() => void act?.({ kind: 'next', from: view.number })}>
          {isLast ? words.finish : words.next}
          <Icon name="arrow-right" />
        </Button>
      )}
      <Button variant="danger-quiet" onClick={() => setIsAsked(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.endTitle}
        description={words.endText}
        confirmLabel={words.end}
        cancelLabel={words.keepOn}
        danger
        onConfirm={() => {
          setIsAsked(false)
          void act?.({ kind: 'end' })
        }}
        onCancel={() => setIsAsked(false)}
      />
    </div>
  )
}
