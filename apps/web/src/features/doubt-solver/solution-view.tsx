import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ReportContentButton } from '../../components/report/report-content-button.tsx'
import { InlineText, RichText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { ChipLink } from '../../components/ui/chip.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { setupPath } from '../../lib/filled-paths.ts'
import { feedReviewQueue } from '../../lib/stores/learner/feed-review-queue.ts'
import { toast } from '../../lib/toast.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toCard } from './doubt-card.ts'

interface SolutionViewProps {
  answer: DoubtAnswer
  onAskNew: () => void
  onFollowUp: (question: string) => void
}

export function SolutionView({ answer, onAskNew, onFollowUp }: SolutionViewProps) {
  const words = useMessages(doubtSolverMessages)
  const { copied, copy } = useCopy<'answer'>(words.copyFailed)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is no longer on the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className="max-w-measure">
      <p className="text-sm font-title text-ink-3">{words.solution}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-xl outline-none md:text-2xl">
        <InlineText text={answer.question} />
      </h1>
      <div className="mt-3 flex flex-wrap gap-2">
        <Badge>{words.subjectName(answer.subject)}</Badge>
        <Badge>{words.levelName(answer.difficulty)}</Badge>
        {answer.answeredBy !== undefined && <Badge tone="note">{words.byAi(answer.answeredBy)}</Badge>}
        {answer.calculation === 'agrees' && <Badge>{words.calculated}</Badge>}
        {answer.isSampleAnswer && (
          <Badge tone="note" icon="sample">
            {words.sampleNotice}
          </Badge>
        )}
      </div>
      {answer.questionImage && (
        <img
          src={answer.questionImage}
          alt={words.pictureAlt}
          className="mt-5 max-h-72 max-w-full rounded-md border border-rule object-contain"
        />
      )}
      {answer.steps.length > 0 && <Steps steps={answer.steps} />}
      <Callout tone="bindu" level="h2" title={words.finalAnswer} className="mt-8">
        <RichText text={answer.finalAnswer} className="text-lg font-title" />
      </Callout>
      {answer.calculation === 'differs' && (
        <p role="note" className="mt-3 text-sm">
          {words.calculationDiffers}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAskNew}>
          {words.askNew}
        </Button>
        <Button onClick={() => copy('answer', answerAsText(answer, words.finalAnswer), words.copied)}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? words.copyDone : words.copy}
        </Button>
        <AddCard answer={answer} />
        {!answer.isSampleAnswer && (
          <ReportContentButton
            contentType="doubt-answer"
            content={`${answer.question}: ${answer.finalAnswer}`}
          />
        )}
      </div>
      {answer.concepts.length > 0 && (
        <Section title={words.concepts} ruled>
          <div className="flex flex-wrap gap-2">
            {answer.concepts.map((concept) => (
              <ChipLink key={concept} to={setupPath('practice', { topic: concept })}>
                {concept}
              </ChipLink>
            ))}
          </div>
        </Section>
      )}
      {!answer.isSampleAnswer && <FollowUp onAsk={onFollowUp} />}
    </article>
  )
}

/** Only a doubt with options can be asked again: the review queue asks questions with four options. */
function AddCard({ answer }: { answer: DoubtAnswer }) {
  const words = useMessages(doubtSolverMessages)
  const [isAdded, setAdded] = useState(false)
  const card = toCard(answer)
  if (!card) return null
  const add = async () => {
    setAdded(true)
    const now = Date.now()
    await feedReviewQueue({
      id: `${card.id}-${now}`,
      topic: answer.concepts[0] ?? answer.subject,
      questions: [card],
      // A question comes back when it was missed; who asks it does not know it yet.
      answers: [(card.correctAnswer + 1) % 4],
      finishedAt: now,
    })
    toast.success(words.cardAdded)
  }
  return (
    <Button onClick={add} disabled={isAdded}>
      {words.addCard}
    </Button>
  )
}

function Steps({ steps }: { steps: DoubtAnswer['steps'] }) {
  const words = useMessages(doubtSolverMessages)
  return (
    <Section title={words.steps} className="mt-8">
      <ol className="grid gap-6">
        {steps.map(({ title, explanation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an answer never change their order
          <li key={index} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden
              className="figures grid size-7 place-items-center rounded-full border border-edge text-sm font-title"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-base leading-7">
                <InlineText text={title} />
              </h3>
              <RichText text={explanation} className="mt-1 overflow-x-auto" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function FollowUp({ onAsk }: { onAsk: (question: string) => void }) {
  const words = useMessages(doubtSolverMessages)
  const [text, setText] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() !== '') onAsk(text.trim())
  }
  return (
    <form onSubmit={submit} className="mt-8 border-t border-rule pt-8">
      <TextField
        label={words.followUp}
        hint={words.followUpHint}
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" softDisabled={text.trim() === ''} className="mt-3">
        {words.followUpSubmit}
      </Button>
    </form>
  )
}

/** The whole answer as plain text, for pasting into another app. */
export function answerAsText({ question, steps, finalAnswer }: DoubtAnswer, answerLabel: string): string {
  const numbered = steps.map(
    ({ title, explanation }, index) => `${index + 1}. ${toPlainText(title)}\n${toPlainText(explanation)}`,
  )
  return [toPlainText(question), ...numbered, `${answerLabel}: ${toPlainText(finalAnswer)}`].join('\n\n')
}
