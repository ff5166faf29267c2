import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { mockGrade } from '@ekagra/exam/results/mock-results'
import { resultBadge } from '@ekagra/exam/results/result-messages'
import type { ResultCard } from '../../../components/result-card/draw-result-card.ts'
import { ResultCardDialog as CardDialog } from '../../../components/result-card/result-card-dialog.tsx'
import { questionMessages } from '../../../messages/en/question.ts'
import { resultCardMessages } from '../../../messages/en/result-card.ts'
import { resultsMessages } from '../../../messages/en/results.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Result } from '../result.ts'

export interface ResultCardDialogProps {
  result: Result
  isOpen: boolean
  onClose: () => void
}

/** The result of a test or a practice as a picture. */
export function ResultCardDialog({ result, isOpen, onClose }: ResultCardDialogProps) {
  return <CardDialog card={useCard(result)} isOpen={isOpen} onClose={onClose} />
}

function useCard({ topic, score, isMock, difficulty, time }: Result): ResultCard {
  const words = useMessages(resultCardMessages)
  const { badge, mock } = useMessages(resultsMessages)
  const { level } = useMessages(questionMessages)
  const { percentage } = score
  return {
    topic,
    percentage,
    right: words.right(score.score, score.total),
    badge: isMock ? mock.heading(mockGrade(percentage)) : badge[resultBadge(percentage)],
    facts: words.facts(level[normaliseDifficulty(difficulty)], time),
    product: words.product,
    slogan: words.slogan,
    host: window.location.host,
  }
}
