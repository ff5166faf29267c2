import { type ChallengedSession, canChallenge } from '../../lib/challenge/can-challenge.ts'
import { lazyPart, useDialogState, WhenLoaded } from '../lazy-part.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const dialogPart = lazyPart(() => import('./challenge-dialog.tsx'))

export interface ChallengeButtonProps extends Pick<ButtonProps, 'variant' | 'block'> {
  label: string
  session: ChallengedSession
  /** How many answers were right, once known. */
  score?: number | undefined
}

/**
 * Opens the link to these questions. Renders nothing if the set cannot be generated again on another device.
 */
export function ChallengeButton({ label, session, score, ...look }: ChallengeButtonProps) {
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  if (!canChallenge(session)) return null
  return (
    <>
      <Button {...look} onClick={open}>
        <Icon name="share" />
        {label}
      </Button>
      {wasOpened && (
        <WhenLoaded part={dialogPart}>
          {({ ChallengeDialog }) => (
            <ChallengeDialog session={session} score={score} isOpen={isOpen} onClose={onClose} />
          )}
        </WhenLoaded>
      )}
    </>
  )
}
