import { CORRECTION_EXPLANATION_LENGTH, type StoredCorrection } from '@ekagra/schema/correction'
import { clsx } from 'clsx'
import { useState } from 'react'
import { QuestionFigure } from '../../../components/figure/question-figure.tsx'
import { InlineText, RichText } from '../../../components/rich-text/rich-text.tsx'
import { Badge } from '../../../components/ui/badge.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/form/text-area.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { LevelBadge, TrustBadge } from '../../../components/ui/question-badges.tsx'
import { adminQuestionPath } from '../../../lib/filled-paths.ts'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { DecidePanel } from './decide-panel.tsx'
import { canUndo, useDecisions, useUndoDecision } from './decisions.ts'
import type { FoundQuestion, QuestionOrigin } from './find-reported-question.ts'
import { KeyChoice } from './key-choice.tsx'
import type { ReportedContent } from './reported-content.ts'
import { ReportsOfContent } from './reports-of-content.tsx'
import { SolverOpinion } from './solver-opinion.tsx'

/** A reported question as learners saw it, what they said about it, and the decision. */
export function CorrectionScreen({ content, found }: { content: ReportedContent; found: FoundQuestion }) {
  const { correction: words, create } = useMessages(adminMessages)
  const { question, origin } = found
  const [chosen, setChosen] = useState(question.correctAnswer)
  const [explanation, setExplanation] = useState(question.explanation)
  const isOpen = content.reports.some(({ status }) => status === 'open')
  return (
    <div className={clsx('grid gap-8', isOpen && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
      <article className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <TrustBadge trust={question.trust} />
          <LevelBadge level={question.difficulty} />
          {question.topicPath && <Badge>{question.topicPath.slice(0, 2).join(' › ')}</Badge>}
          {content.isHeld && <Badge tone="wrong">{words.held}</Badge>}
        </div>
        <p className="figures mt-2 text-xs wrap-anywhere text-ink-3">
          {question.id} · {originText(origin, words)}
        </p>
        {origin.kind === 'bank' && (
          <ButtonLink variant="quiet" className="-ml-3" to={adminQuestionPath(origin.row.id)}>
            <Icon name="edit" />
            {words.editInBank}
          </ButtonLink>
        )}
        {question.figure && <QuestionFigure figure={question.figure} />}
        <h1 className="mt-3 mb-5 text-xl leading-snug">
          <InlineText text={question.text} />
        </h1>
        <KeyChoice
          question={question}
          // A settled question shows its key as it is now, after an undo too.
          chosen={isOpen ? chosen : question.correctAnswer}
          isSettled={!isOpen}
          onChoose={setChosen}
        />
        <div className="mt-5">
          <SolverOpinion text={question.text} />
        </div>
        {isOpen ? (
          <TextArea
            className="mt-5"
            label={create.explanation}
            rows={4}
            maxLength={CORRECTION_EXPLANATION_LENGTH}
            value={explanation}
            onChange={(event) => setExplanation(event.target.value)}
          />
        ) : (
          <section className="mt-5">
            <h2 className="mb-1 text-sm">{create.explanation}</h2>
            <RichText text={question.explanation} />
          </section>
        )}
        <ReportsOfContent reports={content.reports} />
        <DecisionHistory found={found} />
      </article>
      {isOpen && (
        <aside aria-label={words.decide} className="xl:sticky xl:top-20 xl:self-start">
          <DecidePanel found={found} chosen={chosen} explanation={explanation} devices={content.devices} />
        </aside>
      )}
    </div>
  )
}

type Words = typeof adminMessages.english.correction

function originText(origin: QuestionOrigin, words: Words): string {
  if (origin.kind === 'bank') return words.origins.bank
  if (origin.kind === 'pool') return words.origins.pool(origin.row.provider, origin.row.confirmed_by)
  if (origin.kind === 'report') return words.origins.report
  const { type, version, level, seed, index } = origin.generator
  const place = `${type} v${version}, ${level}, ${words.seed} ${seed}, ${index}`
  return origin.kind === 'engine' ? words.origins.engine(place) : words.origins.formerEngine(place)
}

/** What was decided about this question before; the latest decision can be taken back for a month. */
function DecisionHistory({ found }: { found: FoundQuestion }) {
  const words = useMessages(adminMessages).correction
  const decisions = useDecisions(found.question.id)
  const undoing = useUndoDecision()
  const [now] = useState(Date.now)
  const [latest] = decisions.data ?? []
  if (!decisions.data || !latest) return null
  const undo = (decision: StoredCorrection) =>
    undoing.mutate(
      { decision, found },
      { onSuccess: () => toast.success(words.undone), onError: () => toast.error(words.failed) },
    )
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-base">{words.history}</h2>
      <ol className="border-b border-rule">
        {decisions.data.map((decision) => (
          <li
            key={decision.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3"
          >
            <div className="min-w-0">
              <b className="block text-sm">{words.decided[decision.kind]}</b>
              <span className="figures text-sm text-ink-3">
                {words.moment(decision.created_at)}
                {decision.key !== '' && <> · {words.keyIs(decision.key)}</>}
                {decision.note !== '' && <> · {decision.note}</>}
              </span>
            </div>
            {decision === latest && canUndo(decision, now) && (
              <Button busy={undoing.isPending} onClick={() => undo(decision)}>
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
