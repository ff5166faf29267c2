import { optionText } from '@ekagra/exam/question/normalise-question'
import { ERROR_CAUSES, type ErrorCause, type HallAnswer, type PaperQuestion } from '@ekagra/schema/exam-paper'
import { useState } from 'react'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { CorrectionNote } from '../../components/question/correction-note.tsx'
import { Explanation } from '../../components/question/explanation.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { numberOf, optionOf } from '../../lib/papers/outcomes-of.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { causeOf, type PaperResult } from './paper-result.ts'

export interface WrongAnswersProps {
  result: PaperResult
  onTag: (question: number, cause: ErrorCause) => void
}

const SHOWN_FIRST = 8

/** The text of an answer: an option, or a typed number with its unit. */
export function answerText({ question, numeric }: PaperQuestion, answer: HallAnswer): string {
  if (answer === null) return ''
  return typeof answer === 'string'
    ? `${answer} ${numeric?.unit ?? ''}`.trim()
    : optionText(question.options[answer])
}

export const keyText = (asked: PaperQuestion): string =>
  asked.numeric
    ? answerText(asked, numberOf(asked)?.key ?? asked.question.correctAnswer)
    : answerText(asked, asked.question.correctAnswer)

/** Every wrong answer with its likely cause, which the learner can change. */
export function WrongAnswers({ result, onTag }: WrongAnswersProps) {
  const words = useMessages(examResultMessages).causes
  const [filter, setFilter] = useState<ErrorCause | 'all'>('all')
  const [showsAll, setShowsAll] = useState(false)
  const wrong = result.analysis.questions.filter(({ outcome }) => outcome === 'wrong')
  if (wrong.length === 0) return null
  const causes = new Map(wrong.map(({ index }) => [index, causeOf(result, index)]))
  const count = (cause: ErrorCause) => [...causes.values()].filter((own) => own === cause).length
  const found = wrong.filter(({ index }) => filter === 'all' || causes.get(index) === filter)
  const shown = showsAll ? found : found.slice(0, SHOWN_FIRST)
  return (
    <div id="wrong-answers" className="scroll-mt-bar">
      <Section ruled title={words.title(wrong.length)}>
        <p className="mb-4">{words.text}</p>
        <fieldset className="mb-4 flex min-w-0 flex-wrap gap-2 print:hidden">
          <legend className="sr-only">{words.filter}</legend>
          <Chip pressed={filter === 'all'} count={wrong.length} onClick={() => setFilter('all')}>
            {words.all}
          </Chip>
          {ERROR_CAUSES.map((cause) => (
            <Chip
              key={cause}
              pressed={filter === cause}
              count={count(cause)}
              onClick={() => setFilter(cause)}
            >
              {words[cause]}
            </Chip>
          ))}
        </fieldset>
        <ol className="border-b border-rule">
          {shown.map(({ index }) => (
            <WrongAnswer
              key={index}
              result={result}
              index={index}
              cause={causes.get(index) ?? 'concept'}
              onTag={onTag}
            />
          ))}
        </ol>
        {found.length > shown.length && (
          <Button className="mt-4 print:hidden" onClick={() => setShowsAll(true)}>
            {words.more(found.length - shown.length)}
          </Button>
        )}
      </Section>
    </div>
  )
}

interface WrongAnswerProps {
  result: PaperResult
  index: number
  cause: ErrorCause
  onTag: (question: number, cause: ErrorCause) => void
}

function WrongAnswer({ result, index, cause, onTag }: WrongAnswerProps) {
  const words = useMessages(examResultMessages).causes
  const { paper, progress } = result.sat
  const asked = paper.questions[index]
  const analysed = result.analysis.questions[index]
  if (!asked || !analysed) return null
  const answer = progress.answers[index] ?? null
  return (
    <li className="border-t border-rule">
      <details className="group">
        <summary className="flex items-start gap-3 py-4">
          <span className="grid size-7 flex-none place-items-center rounded-full bg-wrong-soft text-wrong">
            <span className="sr-only">{words.wrong}</span>
            <Icon name="x" className="size-4 stroke-2" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 group-open:line-clamp-none">
              <b className="figures">{index + 1}.</b> <InlineText text={asked.question.text} />
            </span>
            <span className="mt-1 block text-sm text-ink-3">
              {words.youSaid}{' '}
              <b className="text-wrong">
                <InlineText text={answerText(asked, answer)} />
              </b>
              , {words.itIs}{' '}
              <b className="text-correct">
                <InlineText text={keyText(asked)} />
              </b>
            </span>
          </span>
          <Badge className="max-md:hidden">{words[cause]}</Badge>
          <Icon
            name="chevron-down"
            className="mt-1 size-5 text-ink-3 transition-[rotate] group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-4 pb-5 md:pl-10">
          <p className="figures text-sm text-ink-3">
            {words.spent(analysed.chapter, Math.round(analysed.spentMs / 1000))}
          </p>
          <CorrectionNote question={asked.question} answer={optionOf(asked, answer)} />
          <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
            <legend className="sr-only">{words.why}</legend>
            {ERROR_CAUSES.map((own) => (
              <Chip key={own} pressed={cause === own} onClick={() => onTag(index, own)}>
                {words[own]}
              </Chip>
            ))}
          </fieldset>
          {asked.question.figure && <QuestionFigure figure={asked.question.figure} />}
          <Explanation question={asked.question} answer={typeof answer === 'number' ? answer : null} />
        </div>
      </details>
    </li>
  )
}
