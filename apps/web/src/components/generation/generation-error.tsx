import { EXAMPLE_TOPICS } from '@ekagra/questions/topic/example-topics'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { generationOverlayMessages } from '../../messages/en/generation-overlay.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { DialogFoot, dialogClasses } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import type { GenerationView } from './use-generation.ts'

export interface GenerationErrorProps {
  /** Undefined while nothing is wrong. */
  error: Extract<GenerationView, { status: 'error' }> | undefined
  topic: string
  failedText: string | undefined
  onRetry: () => void
  onClose: () => void
  onChangeTopic: (topic?: string) => void
}

/** React focuses at once, when the dialog is still closed; the attribute lets the dialog do it as it opens. */
const focusAtOpening = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

/** What happened and what to do next. Nothing typed is lost: it is still on the page behind this dialog. */
export function GenerationError(props: GenerationErrorProps) {
  const { error, topic, failedText, onRetry, onClose, onChangeTopic } = props
  const words = useMessages(generationOverlayMessages)
  const text = failedText ?? words.failedText
  const reason = error?.reason
  const isUnknown = error?.isTopicUnknown === true
  const near = useNearTopics(isUnknown ? topic : undefined)
  return (
    <>
      <ErrorDialog
        open={error?.isTopicUnknown === false}
        sign={
          <span className="bg-wrong-soft text-wrong">
            <Icon name="wifi-off" className="size-5" />
          </span>
        }
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
          <Button variant="primary" ref={focusAtOpening} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </DialogFoot>
      </ErrorDialog>
      <ErrorDialog
        open={isUnknown}
        sign={
          <span className="bg-action-soft text-action-text">
            <Icon name="search" className="size-5" />
          </span>
        }
        title={words.unknownTitle(topic)}
        description={near?.length === 0 ? words.unknownName : words.unknownTry}
        onClose={onClose}
      >
        <Topics topics={near?.length === 0 ? EXAMPLE_TOPICS : near} onPick={onChangeTopic} />
        <DialogFoot>
          <Button variant="primary" ref={focusAtOpening} onClick={() => onChangeTopic()}>
            {words.changeTopic}
          </Button>
        </DialogFoot>
      </ErrorDialog>
    </>
  )
}

interface TopicsProps {
  /** Null until they are known. */
  topics: readonly string[] | null
  onPick: (topic: string) => void
}

function Topics({ topics, onPick }: TopicsProps) {
  const { name } = useMessages(topicMessages)
  return (
    <ul className="mt-4 flex min-h-target flex-wrap gap-2">
      {topics?.map((topic) => (
        <li key={topic}>
          <Chip onClick={() => onPick(topic)}>{name(topic)}</Chip>
        </li>
      ))}
    </ul>
  )
}

interface ErrorDialogProps {
  open: boolean
  /** An icon on its background. */
  sign: ReactNode
  title: string
  description: ReactNode
  onClose: () => void
  children: ReactNode
}

function ErrorDialog({ open, sign, title, description, onClose, children }: ErrorDialogProps) {
  return (
    <Modal
      open={open}
      role="alertdialog"
      lightDismiss={false}
      onClose={onClose}
      title={title}
      description={description}
      className={clsx(dialogClasses, 'max-w-112 open:grid')}
    >
      <div className="-order-1 mb-4 [&>*]:grid [&>*]:size-10 [&>*]:place-items-center [&>*]:rounded-full">
        {sign}
      </div>
      {children}
    </Modal>
  )
}

const SHOWN = 5

/**
 * Topics of the same subject as one that is not available; null until they are known, empty when its words say nothing.
 * Without a topic it waits.
 */
function useNearTopics(topic: string | undefined): readonly string[] | null {
  const [near, setNear] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (topic === undefined) return
    setNear(null)
    let isWanted = true
    const show = (topics: readonly string[]) => {
      if (isWanted) setNear(topics)
    }
    loadRecovery
      .withoutReload(() => import('@ekagra/questions/topic/suggest-topics'))
      .then(({ suggestTopics }) => suggestTopics(topic, SHOWN))
      .then(show)
      .catch(() => show([]))
    return () => {
      isWanted = false
    }
  }, [topic])
  return near
}
