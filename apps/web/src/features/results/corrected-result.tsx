import type { FormerScore } from '@ekagra/schema/history-entry'
import { Callout } from '../../components/ui/callout.tsx'
import { correctionMessages } from '../../messages/en/correction.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Score } from './result.ts'

/** The score before and after questions of this result were corrected. */
export function CorrectedResult({ former, score }: { former: FormerScore; score: Score }) {
  const words = useMessages(correctionMessages)
  const before = `${former.score}/${score.total} (${former.percentage}%)`
  const after = `${score.score}/${score.total} (${score.percentage}%)`
  return (
    <div className="mt-6">
      <Callout tone="bindu" title={words.result(former.questions, former.date)}>
        <p>{before === after ? words.sameText(after) : words.resultText(before, after)}</p>
      </Callout>
    </div>
  )
}
