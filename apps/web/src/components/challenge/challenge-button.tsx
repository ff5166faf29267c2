import { useState } from 'react'
import { type ChallengedSession, canChallenge } from '../../lib/challenge/can-challenge.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ChallengeDialogProps } from './challenge-dialog.tsx'

const dialogPart = lazyPart(() => import('./challenge-dialog.tsx'))

export interface ChallengeButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'block'> {
  label: string
  session: ChallengedSession
  /** How many were right, once it is known. */
  score?: number | undefined
}

/** Opens the link to these questions. Nothing where the set cannot be made again elsewhere. */
export function ChallengeButton({ label, session, score, ...look }: ChallengeButtonProps) {
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (!canChallenge(session)) return null
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button {...look} onClick={open}>
        <Icon name="share" />
        {label}
      </Button>
      {wasOpened && (
        <LazyDialog session={session} score={score} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function LazyDialog(props: ChallengeDialogProps) {
  const part = useLazyPart(dialogPart)
  return part !== null && part !== 'failed' ? <part.ChallengeDialog {...props} /> : null
}
