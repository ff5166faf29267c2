import { normaliseDifficulty } from '@ekagra/exam/question/normalise-question'
import type { Question } from '@ekagra/schema/question'
import { ChallengeButton } from '../../components/challenge/challenge-button.tsx'
import { ExportButton } from '../../components/export/export-button.tsx'
import { lazyPart, useDialogState, WhenLoaded } from '../../components/lazy-part.ts'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { orderKeyOf } from '../../lib/option-order.ts'
import { takenChallenge } from '../../lib/stores/session/session-values.ts'
import { challengeMessages } from '../../messages/en/challenge.ts'
import { resultCardMessages } from '../../messages/en/result-card.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Result, wholeQuestion } from './result.ts'

/** What can be sent to a friend, and the comparison with a friend's score. */
export function ResultSharing({ result }: { result: Result }) {
  const { button: challenge } = useMessages(challengeMessages)
  const { button: picture } = useMessages(resultCardMessages)
  const { id, topic, mode, difficulty, answers, score } = result
  const session = {
    id,
    topic,
    mode,
    difficulty: normaliseDifficulty(difficulty),
    questions: answers.map(({ question }) => question),
  }
  return (
    <>
      <Comparison result={result} />
      <div className="mt-3 -ml-3 flex flex-wrap gap-x-2 print:hidden">
        <ChallengeButton variant="quiet" label={challenge} session={session} score={score.score} />
        <ResultCardButton label={picture} result={result} />
        <ExportButton set={{ name: topic, questions: wholeQuestions(result) }} />
      </div>
    </>
  )
}

const wholeQuestions = ({ answers }: Result): Question[] =>
  answers.flatMap(({ question }) => wholeQuestion(question) ?? [])

/** The comparison with the friend whose challenge this was, if they shared their score. */
function Comparison({ result: { id, score } }: { result: Result }) {
  const { compared } = useMessages(challengeMessages)
  const challenge = takenChallenge.read()
  const isAnswer = challenge !== null && id !== challenge.orderKey && orderKeyOf(id) === challenge.orderKey
  if (!isAnswer || challenge.score === undefined) return null
  const lead = Math.sign(score.score - challenge.score)
  const say = lead > 0 ? compared.ahead : lead < 0 ? compared.behind : compared.level
  return <p className="mt-6 border-l-3 border-bindu pl-4 font-title">{say(challenge.score, score.total)}</p>
}

const dialogPart = lazyPart(() => import('./card/result-card-dialog.tsx'))

function ResultCardButton({ label, result }: { label: string; result: Result }) {
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Icon name="award" />
        {label}
      </Button>
      {wasOpened && (
        <WhenLoaded part={dialogPart}>
          {({ ResultCardDialog }) => <ResultCardDialog result={result} isOpen={isOpen} onClose={onClose} />}
        </WhenLoaded>
      )}
    </>
  )
}
