import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import * as paths from '../../../lib/paths.ts'
import { sessionPanelsMessages } from '../../../messages/en/session-panels.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** Two tabs in one session would overwrite each other's answers. */
export default function ElsewhereNotice({ onTryAgain }: { onTryAgain: () => void }) {
  const { elsewhere } = useMessages(sessionPanelsMessages)
  return (
    <EmptyState
      level="h1"
      title={elsewhere.title}
      text={elsewhere.text}
      className="min-h-[80dvh]"
      actions={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={onTryAgain}>
            {elsewhere.takeOver}
          </Button>
          <ButtonLink to={paths.home}>{elsewhere.home}</ButtonLink>
        </div>
      }
    />
  )
}
