import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import * as paths from '../../lib/paths.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { missedQuestions, practiceAgainPath, retryMissed } from './practice-again.ts'
import type { Result } from './result.ts'

export interface ResultActionsProps {
  result: Result
  history: { panelId: string; isOpen: boolean; toggle: () => void }
}

/** One main step: the missed ones again, or where there are none another round. */
export function ResultActions({ result, history }: ResultActionsProps) {
  const words = useMessages(resultsMessages)
  const navigate = useNavigate()
  const missed = missedQuestions(result).length
  const again = practiceAgainPath(result)
  return (
    <div className="mt-7 flex flex-wrap gap-3 max-md:*:flex-auto max-md:*:!px-4 max-md:*:nth-[-n+2]:basis-full print:hidden">
      {missed > 0 ? (
        <Button variant="primary" size="lg" onClick={() => navigate(retryMissed(result))}>
          {words.retryWrong(missed)}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="lg" to={again}>
          {words.practiceAgain}
        </ButtonLink>
      )}
      <ButtonLink size="lg" to={paths.test}>
        {words.tryAnother}
      </ButtonLink>
      {missed > 0 && (
        <ButtonLink variant="quiet" size="lg" to={again}>
          {words.practiceAgain}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        size="lg"
        aria-expanded={history.isOpen}
        aria-controls={history.isOpen ? history.panelId : undefined}
        onClick={history.toggle}
      >
        {words.history}
        <Icon name={history.isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
    </div>
  )
}
