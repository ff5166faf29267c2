import { useState } from 'react'
import type { ChallengedSession } from '../../lib/challenge/can-challenge.ts'
import { challengePath } from '../../lib/challenge/challenge-code.ts'
import { challengeMessages } from '../../messages/en/challenge.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from '../use-copy.ts'

export interface ChallengeDialogProps {
  session: ChallengedSession
  score: number | undefined
  isOpen: boolean
  onClose: () => void
}

export function ChallengeDialog({ session, score, isOpen, onClose }: ChallengeDialogProps) {
  const words = useMessages(challengeMessages).dialog
  const [tellsScore, setTellsScore] = useState(false)
  const { copied, copy } = useCopy<'link'>(words.copyFailed)
  const { topic, questions } = session
  const count = questions.length
  const link = window.location.origin + challengePath(session, tellsScore ? score : undefined)
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.title} description={words.text(count)}>
      <div className="mt-5 flex gap-2">
        <input
          readOnly
          aria-label={words.linkLabel}
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-target min-w-0 flex-1 rounded-md border border-edge bg-paper px-3 text-sm"
        />
        <Button variant="primary" data-autofocus onClick={() => copy('link', link, words.copied)}>
          <Icon name={copied === 'link' ? 'check' : 'copy'} />
          {words.copy}
        </Button>
      </div>
      {score !== undefined && (
        <Checkbox checked={tellsScore} onCheckedChange={setTellsScore}>
          {words.tellScore(score, count)}
        </Checkbox>
      )}
      {'share' in navigator && (
        <Button
          block
          className="mt-3"
          onClick={() => {
            // Cancelling the device's share sheet is not a failure.
            navigator.share({ text: words.message(topic, count), url: link }).catch(() => undefined)
          }}
        >
          <Icon name="share" />
          {words.device}
        </Button>
      )}
    </Dialog>
  )
}
