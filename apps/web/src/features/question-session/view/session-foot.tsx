import { canGoNext, canGoPrevious, isAnswered, type Session } from '@ekagra/exam/session/session'
import { type PrimaryAction, primaryAction } from '@ekagra/exam/session/session-view'
import { clsx } from 'clsx'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'

export interface SessionFootProps {
  session: Session
  isEnding: boolean
  onPrevious: () => void
  onNext: () => void
  onPrimary: () => void
  onMark: () => void
}

/** Only an icon when four buttons share the width of a phone; the label stays for screen readers. */
const narrow = 'max-md:w-target-lg max-md:flex-none max-md:!px-0'

/** Prev, a button to skip an unanswered question, and the main button of the screen. */
export function SessionFoot({ session, isEnding, onPrevious, onNext, onPrimary, onMark }: SessionFootProps) {
  const words = useMessages(sessionMessages)
  const action = primaryAction(session)
  const labels: Record<PrimaryAction['kind'], string> = {
    check: words.check,
    next: words.next,
    // A practice that is read again has been finished already.
    finish: session.phase === 'review' ? words.seeResults : words.finish,
    submit: words.submit,
  }
  const isTest = session.mode === 'test'
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:py-3">
      <div className="mx-auto max-w-session lg:pl-margin">
        <div className="flex flex-wrap items-center gap-2 md:justify-end lg:max-w-measure lg:gap-3">
          <Button
            size="lg"
            disabled={!canGoPrevious(session)}
            onClick={onPrevious}
            className={clsx('!text-sm md:mr-auto md:!px-4 lg:!px-6', isTest ? narrow : '!px-4')}
          >
            <Icon name="arrow-left" />
            <span className={isTest ? 'max-md:sr-only' : undefined}>{words.prev}</span>
          </Button>
          {isTest && <MarkButton isMarked={session.marked[session.index] === true} onMark={onMark} />}
          {mayPass(session) && (
            <Button size="lg" onClick={onNext} className="!px-4 !text-sm lg:!px-6">
              {isTest ? words.skip : words.next}
            </Button>
          )}
          <Button
            variant="primary"
            size="lg"
            busy={isEnding}
            softDisabled={!action.enabled}
            onClick={onPrimary}
            className="flex-1 !px-4 !text-sm md:min-w-40 md:flex-none lg:!px-6"
          >
            {labels[action.kind]}
            {action.kind === 'next' && <Icon name="arrow-right" />}
          </Button>
        </div>
      </div>
    </footer>
  )
}

/**
 * An unanswered question can be skipped; once it is answered or checked, the main button goes to the next
 * one.
 */
function mayPass(session: Session): boolean {
  if (session.phase !== 'answering' || !canGoNext(session)) return false
  const { mode, index, checked } = session
  return mode === 'practice' ? checked[index] !== true : !isAnswered(session, index)
}

function MarkButton({ isMarked, onMark }: { isMarked: boolean; onMark: () => void }) {
  const words = useMessages(sessionMessages)
  return (
    <Button
      variant="mark"
      size="lg"
      aria-pressed={isMarked}
      onClick={onMark}
      className={clsx('!text-sm', narrow)}
    >
      <Icon name="flag" className={isMarked ? 'fill-current' : undefined} />
      <span className="max-md:sr-only">{words.mark}</span>
    </Button>
  )
}
