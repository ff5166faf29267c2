import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Spinner } from '../../components/ui/loading.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { loadConfig } from '../../lib/backend/load-config.ts'
import { requestDoubt } from '../../lib/backend/request-doubt.ts'
import { doubtDraft, keepDoubt } from '../../lib/stores/learner/doubt-store.ts'
import { toast } from '../../lib/toast.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { currentMessages, useMessages } from '../../messages/use-messages.ts'
import { PastDoubts } from './past-doubts.tsx'
import { QuestionForm } from './question-form.tsx'
import { SolutionView } from './solution-view.tsx'

export function Component() {
  const words = useMessages(doubtSolverMessages)
  const { view, ask, show, reset } = useDoubt()
  const [question, setQuestion] = useState(doubtDraft.read)
  const isAnswered = view.name === 'solution'
  useEffect(() => {
    if (isAnswered) doubtDraft.remove() // it is now stored as a past doubt
  }, [isAnswered])

  function type(text: string): void {
    setQuestion(text)
    doubtDraft.write(text)
  }

  async function askFollowUp(followUp: string): Promise<void> {
    if (view.name !== 'solution') return
    const { question: earlier, finalAnswer } = view.answer
    setQuestion(followUp)
    // Only an AI can use the earlier question and answer; the built-in solver needs the follow-up on its own.
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
                unanswered={view.unanswered}
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

type DoubtView =
  | { name: 'input'; unanswered: string | null }
  | { name: 'loading' }
  | { name: 'solution'; answer: DoubtAnswer }

interface Asked {
  /** The text to send, if it is more than the typed question. */
  content?: string
  /** Address of a photo of the question. */
  picture?: string | undefined
}

const INPUT: DoubtView = { name: 'input', unanswered: null }

/** Input, then loading, then solution; back to the input if the question could not be answered. */
function useDoubt() {
  const [view, setView] = useState<DoubtView>(INPUT)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const show = useCallback((answer: DoubtAnswer) => setView({ name: 'solution', answer }), [])
  const reset = useCallback(() => {
    running.current?.abort()
    setView(INPUT)
  }, [])

  async function ask(question: string, { content = question, picture }: Asked = {}): Promise<void> {
    const words = currentMessages(doubtSolverMessages)
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setView({ name: 'loading' })
    const reply = await requestDoubt(content, controller.signal)
    if (controller.signal.aborted || reply.kind === 'cancelled') return
    if (reply.kind === 'rephrase') {
      toast.error(words.failed)
      setView({ name: 'input', unanswered: question })
      return
    }
    if (reply.kind === 'sample') {
      if (reply.because === 'exception') toast.error(words.failed, { description: words.sampleProvided })
      else toast.success(words.sampleDirect)
      show(reply.answer)
      return
    }
    const answer = { ...reply.answer, question, ...(picture && { questionImage: picture }) }
    if (answer.isSampleAnswer) toast.success(words.sampleProvided)
    else {
      toast.success(answer.steps.length > 0 ? words.direct : words.response)
      keepDoubt({ id: crypto.randomUUID(), askedAt: new Date().toISOString(), answer })
    }
    show(answer)
  }

  return { view, ask, show, reset }
}

/** Example questions, shown until the learner has past doubts. They can be solved even offline. */
function Examples({ onChoose }: { onChoose: (question: string) => void }) {
  const words = useMessages(doubtSolverMessages)
  return (
    <Section title={words.examplesTitle}>
      <RuledList>
        {words.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="group flex min-h-target w-full items-center justify-between gap-3 py-2 text-left text-sm"
            >
              <span className="group-hover:text-action-text">{example}</span>
              <Icon name="edit" className="size-4.5 flex-none text-ink-3" />
            </button>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}
