import type { WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { weaknessMessages } from '../../messages/en/weakness.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { NextStep } from './next-step.ts'

export interface NextStepCalloutProps {
  step: NextStep
  /** The label of the review button. */
  reviewLabel: string
  onReview: () => void
}

/** The main suggestion of this page. */
export function NextStepCallout({ step, reviewLabel, onReview }: NextStepCalloutProps) {
  const words = useMessages(weaknessMessages)
  const { level } = useMessages(questionMessages)
  const { nextStep } = words
  const link = (to: string, label: string, state?: unknown) => (
    <ButtonLink to={to} state={state} variant="primary" size="lg" className="wrap-anywhere max-md:w-full">
      {label}
    </ButtonLink>
  )
  switch (step.kind) {
    case 'first-test':
      return (
        <Frame title={nextStep.firstTitle} text={nextStep.firstText}>
          {link(paths.practice, nextStep.firstAction)}
        </Frame>
      )
    case 'review':
      return (
        <Frame title={nextStep.reviewTitle(step.due)} text={nextStep.reviewText}>
          <Button variant="primary" size="lg" onClick={onReview} className="max-md:w-full">
            {reviewLabel}
          </Button>
        </Frame>
      )
    case 'weak-topic': {
      const { topic, suggestedQuestions, suggestedDifficulty } = step.suggestion
      const { to, state } = practiceLink(step.suggestion)
      return (
        <Frame
          title={nextStep.weakTitle(topic)}
          text={nextStep.weakText(suggestedQuestions, level[suggestedDifficulty])}
        >
          {link(to, words.weakAreas.practiceTopic(topic), state)}
        </Frame>
      )
    }
    case 'new-chapter':
      return (
        <Frame title={nextStep.chapterTitle(step.chapter)} text={nextStep.chapterText}>
          {link(setupPath('practice', { topic: step.chapter }), words.weakAreas.practiceTopic(step.chapter))}
        </Frame>
      )
    case 'mock-test':
      return (
        <Frame title={nextStep.mockTitle} text={nextStep.mockText}>
          {link(paths.test, nextStep.mockAction)}
        </Frame>
      )
  }
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { nextStep } = useMessages(weaknessMessages)
  return (
    <section
      aria-label={nextStep.label}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-3 border-bindu pl-4 md:pl-6"
    >
      <div className="min-w-0">
        <p className="text-sm font-title text-bindu-text">{nextStep.label}</p>
        <h2>{title}</h2>
        <p className="max-w-144 text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  )
}

/**
 * The practice set-up, filled in from a suggestion; the level is in the address, since the state has no field
 * for it.
 */
export function practiceLink({ topic, suggestedQuestions, suggestedDifficulty }: WeaknessSuggestion) {
  return {
    to: setupPath('practice', { topic, difficulty: suggestedDifficulty, count: suggestedQuestions }),
    state: { prefilledTopic: topic, suggestedQuestions },
  }
}
