import { NO_EXPLANATION, optionText } from '@ekagra/exam/question/normalise-question'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { Question, Source } from '@ekagra/schema/question'
import { explanationMessages } from '../../messages/en/explanation.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { readCitation } from '../page-citation/find-cited-page.ts'
import { PageCitation } from '../page-citation/page-citation.tsx'
import { InlineText, RichText } from '../rich-text/rich-text.tsx'
import { Callout } from '../ui/callout.tsx'
import { TrustBadge } from '../ui/question-badges.tsx'

/** A question of the session, or the part of it that the history keeps. */
export type ExplainedQuestion = Pick<Question, 'options' | 'correctAnswer' | 'explanation' | 'trust'> &
  Partial<Pick<Question, 'misconceptions' | 'steps' | 'source'>>

export interface ExplanationProps {
  question: ExplainedQuestion
  answer: UserAnswer
}

/** The learner's own mistake first, then the way to the answer, then how far the key can be trusted. */
export function Explanation({ question, answer }: ExplanationProps) {
  const { steps = [], explanation } = question
  const words = useMessages(explanationMessages)
  const { standIn } = useMessages(questionMessages)
  const citation = readCitation(explanation)
  // The engine's explanation is its steps in one line, so showing both would repeat it.
  const hasOwnText = explanation.trim() !== '' && !(steps.length > 0 && repeats(explanation, steps))
  return (
    <div className="grid gap-5">
      <Misconception question={question} answer={answer} />
      {steps.length > 0 && <Steps steps={steps} title={words.steps} />}
      {hasOwnText && !(steps.length > 0 && explanation === NO_EXPLANATION) && (
        <RichText text={standIn(explanation)} />
      )}
      {citation && <PageCitation citation={citation} />}
      <Trust question={question} />
    </div>
  )
}

const bare = (text: string) => text.replace(/[\s\d.)]+/g, '').toLowerCase()

function repeats(explanation: string, steps: readonly string[]): boolean {
  const text = bare(explanation)
  return steps.every((step) => text.includes(bare(step)))
}

/** The engine gives the reason as a clause: 'the tax was taken twice'. */
const asSentence = (clause: string) =>
  `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?]$/.test(clause) ? '' : '.'}`

function Misconception({ question, answer }: ExplanationProps) {
  const words = useMessages(explanationMessages)
  if (answer === null || answer === question.correctAnswer) return null
  const reason = question.misconceptions?.[answer]
  if (!reason) return null
  const subject = misconceptionSubject(optionText(question.options[answer]))
  return (
    <Callout tone="bindu" title={words.comesFrom(subject ?? words.yourAnswer)}>
      <RichText text={asSentence(reason)} />
    </Callout>
  )
}

function Steps({ steps, title }: { steps: readonly string[]; title: string }) {
  return (
    <div>
      <h3 className="mb-3 text-sm">{title}</h3>
      <ol className="grid gap-3 [counter-reset:step]">
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the steps never changes
            key={index}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 [counter-increment:step] before:figures before:text-sm before:leading-[1.625rem] before:font-title before:text-ink-3 before:content-[counter(step)] last:font-title"
          >
            <span>
              <InlineText text={step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Trust({ question: { trust, source } }: { question: ExplainedQuestion }) {
  const { trustMeans } = useMessages(questionMessages)
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p className="flex items-start gap-3">
        <TrustBadge trust={trust} />
        <span className="pt-0.5">{trustMeans[trust]}</span>
      </p>
      {source && <SourceLine source={source} />}
    </div>
  )
}

/** Only web pages become links: anything else that a provider puts there stays text. */
const isWebAddress = (link: string) => /^https?:$/.test(URL.parse(link)?.protocol ?? '')

/** Where a fact comes from, with its address if there is one, and the day on which it was true. */
export function SourceLine({ source: { title, link, date } }: { source: Source }) {
  const words = useMessages(explanationMessages)
  return (
    <p>
      {words.source}:{' '}
      {link && isWebAddress(link) ? (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
          {title || link}
        </a>
      ) : (
        title
      )}
      {date && `, ${words.asOf(date)}`}
    </p>
  )
}

/** A number with its sign, before a unit: '10 days', '₹1,200', '25%'. */
const LEADING_NUMBER = /^([₹−-]?\s?\d[\d,.]*%?)\s+\p{L}/u
const LONGEST_NAME = 28

/**
 * What to call a wrong option in 'Where 10 comes from': its number without the unit, or its text if that is
 * short and plain. Undefined if only 'your answer' fits.
 */
export function misconceptionSubject(option: string): string | undefined {
  const text = option.trim()
  const number = LEADING_NUMBER.exec(text)?.[1]
  if (number !== undefined) return number
  const isPlain = text !== '' && text.length <= LONGEST_NAME && !/[$*`\\\n]/.test(text)
  return isPlain ? text : undefined
}
