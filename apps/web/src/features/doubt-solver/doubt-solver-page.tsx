import { useEffect, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Page, PageHead, SideColumns } from '../../components/ui/page.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { loadConfig } from '../../lib/backend/load-config.ts'
import { doubtDraft } from '../../lib/stores/learner/doubt-store.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Examples } from './examples.tsx'
import { PastDoubts } from './past-doubts.tsx'
import { QuestionForm } from './question-form.tsx'
import { SolutionView } from './solution-view.tsx'
import { useDoubt } from './use-doubt.ts'

export function Component() {
  const words = useMessages(doubtSolverMessages)
  const { view, ask, show, reset } = useDoubt()
  const [question, setQuestion] = useState(doubtDraft.read)
  const isAnswered = view.name === 'solution'
  useEffect(() => {
    if (isAnswered) doubtDraft.remove() // it is among the past doubts now
  }, [isAnswered])

  function type(text: string): void {
    setQuestion(text)
    doubtDraft.write(text)
  }

  async function askFollowUp(followUp: string): Promise<void> {
    if (view.name !== 'solution') return
    const { question: earlier, finalAnswer } = view.answer
    setQuestion(followUp)
    // Only an AI can make use of what was said before; the solver reads a question as it stands.
    const { features } = await loadConfig()
    const content = features.ai
      ? words.followUpContext(followUp, earlier, finalAnswer).slice(0, 4000)
      : followUp
    await ask(followUp, { content })
  }

  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      {view.name === 'input' && (
        <>
          <PageHead title={words.title} text={words.text} />
          <SideColumns
            ruledBelow
            main={
              <QuestionForm
                question={question}
                onQuestionChange={type}
                mustRephrase={view.mustRephrase}
                onAsk={(picture) => ask(question.trim(), { picture })}
              />
            }
            side={<PastDoubts onOpen={show} empty={<Examples onChoose={type} />} />}
          />
        </>
      )}
      {view.name === 'loading' && <Waiting onCancel={reset} />}
      {view.name === 'solution' && (
        <SolutionView
          key={view.answer.question}
          answer={view.answer}
          onAskNew={() => {
            setQuestion('')
            reset()
          }}
          onFollowUp={askFollowUp}
        />
      )}
    </Page>
  )
}

function Waiting({ onCancel }: { onCancel: () => void }) {
  const words = useMessages(doubtSolverMessages)
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-5 text-center">
      <h1 className="sr-only">{words.title}</h1>
      <Spinner className="size-9 text-action-text" />
      <p role="status" className="text-lg font-title">
        {words.loading}
      </p>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </div>
  )
}
