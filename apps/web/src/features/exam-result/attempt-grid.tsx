import type { AnalysedQuestion } from '@ekagra/exam/exam-paper/analyse-paper'
import { clsx } from 'clsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

/** '+6', '−1.5' or '0'. */
const signed = (marks: number): string => `${marks > 0 ? '+' : ''}${formatMarks(marks)}`

/** Four fields: tried or left, within reach or beyond; one ring for each question. */
export function AttemptGrid({ result: { analysis } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages).attempt
  const { questions, lost, guesses, breakEven, blindGuess } = analysis
  const of = (isTried: boolean, isWithinReach: boolean) =>
    questions.filter((one) => (one.outcome !== 'left') === isTried && one.isWithinReach === isWithinReach)
  const [triedIn, triedOut, leftIn, leftOut] = [
    of(true, true),
    of(true, false),
    of(false, true),
    of(false, false),
  ]
  const rate =
    triedIn.length === 0 ? 0 : triedIn.filter(({ outcome }) => outcome === 'right').length / triedIn.length
  const worth = leftIn.reduce((sum, { gain, loss }) => sum + rate * gain - (1 - rate) * loss, 0)
  const first = questions[0]
  const odds = breakEven > 0 ? formatMarks(Math.round((1 / breakEven) * 10) / 10) : ''
  return (
    <Section
      ruled
      title={words.title}
      end={<span className="figures text-sm text-ink-3">{words.count(questions.length)}</span>}
    >
      <p className="figures mb-4">
        {words.text(leftIn.length, formatMarks(Math.max(0, worth)))}{' '}
        {breakEven > 0 && first ? words.rule(formatMarks(first.loss), odds) : words.noNegative}
      </p>
      <div className="grid max-w-240 gap-px md:grid-cols-2">
        <Field
          title={`${words.within}: ${words.triedCount(triedIn.length)}`}
          text={<Tried list={triedIn} />}
          list={triedIn}
        />
        <Field
          title={`${words.beyond}: ${words.triedCount(triedOut.length)}`}
          text={<Tried list={triedOut} />}
          list={triedOut}
        />
        <Field
          title={`${words.within}: ${words.leftCount(leftIn.length)}`}
          text={words.leftWithin(formatMarks(Math.max(0, worth)))}
          list={leftIn}
          isShaded={leftIn.length > 0}
        />
        <Field
          title={`${words.beyond}: ${words.leftCount(leftOut.length)}`}
          text={lost.wellLeft.count > 0 ? words.leftBeyond : ''}
          list={leftOut}
        />
      </div>
      <Callout title={words.guessTitle} className="mt-6">
        <p className="figures text-ink-2">
          {guesses.right + guesses.wrong > 0
            ? words.guessText(guesses.right, guesses.wrong, signed(guesses.marks))
            : words.noGuess}{' '}
          {words.blind(signed(blindGuess))} {blindGuess <= 0.2 && words.crossFirst}
        </p>
      </Callout>
    </Section>
  )
}

function Tried({ list }: { list: readonly AnalysedQuestion[] }) {
  const words = useMessages(examResultMessages).attempt
  const right = list.filter(({ outcome }) => outcome === 'right')
  const marks = list.reduce((sum, { outcome, gain, loss }) => sum + (outcome === 'right' ? gain : -loss), 0)
  return words.triedText(right.length, list.length - right.length, signed(marks))
}

interface FieldProps {
  title: string
  text: React.ReactNode
  list: readonly AnalysedQuestion[]
  isShaded?: boolean
}

function Field({ title, text, list, isShaded = false }: FieldProps) {
  return (
    <div className={clsx('border border-rule p-4', isShaded && 'bg-quiet')}>
      <h3 className="figures text-sm">{title}</h3>
      <p className="figures mb-3 text-sm text-ink-3">{text}</p>
      <div aria-hidden="true" className="flex flex-wrap gap-1">
        {list.map(({ index, outcome }) => (
          <span
            key={index}
            className={clsx(
              'grid size-4.5 place-items-center rounded-full',
              outcome === 'right' && 'bg-correct-fill text-on-correct',
              outcome === 'wrong' && 'border-[1.5px] border-wrong text-wrong',
              outcome === 'left' && 'border-[1.5px] border-edge',
            )}
          >
            {outcome !== 'left' && (
              <Icon name={outcome === 'right' ? 'check' : 'x'} className="size-3 stroke-3" />
            )}
          </span>
        ))}
      </div>
    </div>
  )
}
