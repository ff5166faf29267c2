import { useMutation } from '@tanstack/react-query'
import { RichText } from '../../../components/rich-text/rich-text.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Callout } from '../../../components/ui/callout.tsx'
import { requestDoubt } from '../../../lib/backend/request-doubt.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** What the solver of doubts works out for the text of a question, without being told its options or its key. */
export function SolverOpinion({ text }: { text: string }) {
  const words = useMessages(adminMessages).correction
  const asking = useMutation({ mutationFn: () => requestDoubt(text) })
  const { data } = asking
  if (data?.kind === 'answer') {
    const { steps, finalAnswer } = data.answer
    const lines = [...steps.map(({ explanation }) => explanation), finalAnswer]
    return (
      <Callout tone="bindu" level="h2" title={words.solverSays}>
        <RichText text={lines.filter((line) => line !== '').join('\n\n')} />
      </Callout>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {words.askSolver}
      </Button>
      {data && <span className="text-sm text-ink-3">{words.solverSilent}</span>}
    </div>
  )
}
