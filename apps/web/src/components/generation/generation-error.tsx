import { clsx } from 'clsx'
import { generationOverlayMessages } from '../../messages/generation-overlay.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { DialogFoot, dialogClasses } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import type { GenerationView } from './use-generation.ts'
import { useNearTopics } from './use-near-topics.ts'

export interface GenerationErrorProps {
  error: Extract<GenerationView, { status: 'error' }>
  topic: string
  failedText: string | undefined
  onRetry: () => void
  onClose: () => void
  onChangeTopic: (topic?: string) => void
}

/** What happened and what to do next. Nothing that was typed is gone: it stands behind this dialog. */
export function GenerationError({ error, ...rest }: GenerationErrorProps) {
  return error.isTopicUnknown ? (
    <UnknownTopic {...rest} reason={error.reason} />
  ) : (
    <Failure {...rest} reason={error.reason} />
  )
}

type ViewProps = Omit<GenerationErrorProps, 'error'> & { reason: string | undefined }

function Failure({ failedText, reason, onRetry, onClose }: ViewProps) {
  const words = useMessages(generationOverlayMessages)
  const text = failedText ?? words.failedText
  return (
    <ErrorDialog
      title={words.failedTitle}
      description={
        <>
          {text} {words.kept}
          {reason && reason !== text && <span className="mt-3 block text-sm">{reason}</span>}
        </>
      }
      onClose={onClose}
    >
      <DialogFoot>
        <Button onClick={onClose}>{words.back}</Button>
        <Button variant="primary" autoFocus onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </DialogFoot>
    </ErrorDialog>
  )
}

function UnknownTopic({ topic, reason, onClose, onChangeTopic }: ViewProps) {
  const words = useMessages(generationOverlayMessages)
  const near = useNearTopics(topic)
  return (
    <ErrorDialog
      title={words.unknownTitle(topic)}
      description={near.length > 0 ? words.unknownTry : reason}
      onClose={onClose}
    >
      {near.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {near.map((name) => (
            <Chip key={name} onClick={() => onChangeTopic(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <DialogFoot>
        <Button variant="primary" autoFocus onClick={() => onChangeTopic()}>
          {words.changeTopic}
        </Button>
      </DialogFoot>
    </ErrorDialog>
  )
}

interface ErrorDialogProps {
  title: string
  description: React.ReactNode
  onClose: () => void
  children: React.ReactNode
}

function ErrorDialog({ title, description, onClose, children }: ErrorDialogProps) {
  return (
    <Modal
      open
      role="alertdialog"
      lightDismiss={false}
      onClose={onClose}
      title={title}
      description={description}
      className={clsx(dialogClasses, 'max-w-112 open:grid')}
    >
      <span className="-order-1 mb-4 grid size-10 place-items-center rounded-full bg-wrong-soft text-wrong">
        <Icon name="wifi-off" className="size-5" />
      </span>
      {children}
    </Modal>
  )
}
