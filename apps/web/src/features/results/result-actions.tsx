import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { handOverSession } from '../../lib/stores/session/session-hand-over.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { missed, type Result, wholeQuestion } from './result.ts'

interface ResultActionsProps {
  result: Result
  history: { panelId: string; isOpen: boolean; toggle: () => void }
}

/** One main action: repeat the missed questions, or if there are none, practise again. */
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

type Sitting = Pick<Result, 'topic' | 'difficulty' | 'score'>

const LEVEL_UP: Record<Difficulty, Difficulty> = { easy: 'medium', medium: 'hard', hard: 'hard' }

/** The address of the practice set-up, filled in for another round. */
export function practiceAgainPath({ topic, difficulty, score }: Sitting, isHarder = false): string {
  const level = Difficulty.safeParse(difficulty).success ? normaliseDifficulty(difficulty) : 'medium'
  return setupPath('practice', {
    topic,
    difficulty: isHarder ? LEVEL_UP[level] : level,
    count: Math.min(30, score.total),
  })
}

/** The missed questions that have everything a session needs. */
function missedQuestions({ answers }: Result): Question[] {
  return missed(answers).flatMap(({ question }) => wholeQuestion(question) ?? [])
}

/** Prepares a practice of only the missed questions and returns its address. */
function retryMissed(result: Result): string {
  const questions = missedQuestions(result)
  const [first] = questions
  return handOverSession({
    topic: result.topic,
    mode: 'practice',
    difficulty: first?.difficulty ?? 'medium',
    questionCount: questions.length,
    questions,
  })
}
