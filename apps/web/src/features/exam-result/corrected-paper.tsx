import { Callout } from '../../components/ui/callout.tsx'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { correctionMessages } from '../../messages/en/correction.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

/** The marks before and after questions of this paper were corrected. */
export function CorrectedPaper({ result: { sat, analysis } }: { result: PaperResult }) {
  const words = useMessages(correctionMessages)
  if (!sat.former) return null
  const { marks, questions, date } = sat.former
  return (
    <Callout tone="bindu" level="h2" title={words.result(questions, date)} className="mt-6">
      <p>{words.paper(formatMarks(marks), formatMarks(analysis.marks.marks))}</p>
    </Callout>
  )
}
