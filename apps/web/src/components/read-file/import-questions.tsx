import { optionLetter } from '@ekagra/exam/question/normalise-question'
import { makeQuestionId } from '@ekagra/exam/question/question-id'
import {
  type ImportPlan,
  type PlannedQuestion,
  planImport,
  toQuestion,
} from '@ekagra/questions/exchange/plan-import'
import type { Question } from '@ekagra/schema/question'
import { useEffect, useState } from 'react'
import { openSolver } from '../../lib/exchange/open-solver.ts'
import { secureRandom } from '../../lib/secure-random.ts'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'
import { importMessages } from '../../messages/en/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { InlineText } from '../rich-text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/page.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Select } from '../ui/select.tsx'

interface ImportQuestionsProps {
  /** The name of the file. */
  name: string
  found: NonNullable<KeptFile['found']>
  onImport: (questions: Question[]) => void
}

/** The dry run of an import: what was found, what needs a person, row by row; nothing is stored before the button is pressed. */
export function ImportQuestions({ name, found, onImport }: ImportQuestionsProps) {
  const words = useMessages(importMessages)
  const { plan, done } = usePlan(found)
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(new Map())
  if (!plan) {
    return (
      <Section title={words.title}>
        <p className="mb-3">{words.working(done, found.questions.length)}</p>
        <ProgressBar
          thick
          label={words.workingLabel}
          value={(100 * done) / Math.max(1, found.questions.length)}
        />
      </Section>
    )
  }
  const keyed = plan.questions.map((question) => withGivenKey(question, given.get(question.row)))
  const ready = keyed.filter((question) => question !== null && question.key !== null)
  const doubted = new Set(plan.problems.flatMap(({ row, kind }) => (kind === 'key-doubted' ? [row] : [])))
  const open = plan.questions.filter(({ row, key }) => key === null || doubted.has(row))
  const save = () => {
    const now = Date.now()
    onImport(
      ready.flatMap((question, index) =>
        question === null
          ? []
          : (toQuestion(question, { id: makeQuestionId(now, index, secureRandom()), source: name }) ?? []),
      ),
    )
  }
  return (
    <Section title={words.title}>
      <p className="text-ink-2">{words.summary(plan.questions.length, words.formats[found.format])}</p>
      <KeyCounts questions={plan.questions} />
      <Problems plan={plan} isPaged={found.format === 'csv'} />
      {open.length > 0 && (
        <div className="mt-6">
          <h3 className="mb-1">{words.askTitle(open.length)}</h3>
          <p className="mb-3 text-sm text-ink-2">{words.askText}</p>
          <ul className="grid gap-5">
            {open.map((question) => (
              <li key={question.row} className="border-l-3 border-rule pl-4">
                <KeyQuestion
                  question={question}
                  given={given.get(question.row)}
                  onGive={(key) => setGiven(new Map([...given, [question.row, key]]))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 max-md:w-full"
        disabled={ready.length === 0}
        onClick={save}
      >
        {words.save(ready.length)}
      </Button>
    </Section>
  )
}

/** An index, or the wish to leave the question out. */
type Given = number | 'leave-out'

function withGivenKey(question: PlannedQuestion, given: Given | undefined): PlannedQuestion | null {
  if (given === 'leave-out') return null
  return given === undefined ? question : { ...question, key: given, trust: 'unverified' }
}

function usePlan(found: ImportQuestionsProps['found']): { plan: ImportPlan | null; done: number } {
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [done, setDone] = useState(0)
  useEffect(() => {
    let isWanted = true
    const work = async () => {
      const solve = await openSolver()
      const made = await planImport(found, solve, (count) => isWanted && setDone(count))
      if (isWanted) setPlan(made)
    }
    void work()
    return () => {
      isWanted = false
    }
  }, [found])
  return { plan, done }
}

function KeyCounts({ questions }: { questions: readonly PlannedQuestion[] }) {
  const words = useMessages(importMessages)
  const count = (from: PlannedQuestion['keyFrom']) =>
    questions.filter(({ keyFrom }) => keyFrom === from).length
  const lines = (['file', 'both', 'engine', 'none'] as const).filter((from) => count(from) > 0)
  return (
    <ul className="figures mt-3 grid gap-1 text-sm text-ink-2">
      {lines.map((from) => (
        <li key={from}>{words.keys[from](count(from))}</li>
      ))}
    </ul>
  )
}

/** Everything that is wrong with the file, in the order of its rows, each with what to do. */
function Problems({ plan: { problems }, isPaged }: { plan: ImportPlan; isPaged: boolean }) {
  const words = useMessages(importMessages)
  if (problems.length === 0) return <p className="mt-3 text-sm text-ink-2">{words.noProblems}</p>
  return (
    <details className="mt-4" open={problems.length <= 8}>
      <summary className="min-h-target cursor-pointer content-center font-title">
        {words.problemsTitle(problems.length)}
      </summary>
      <ul className="mt-2 grid gap-3 text-sm">
        {problems.map(({ row, kind, detail }) => (
          <li key={`${row} ${kind} ${detail}`} className="border-l-3 border-bindu pl-3">
            <p>
              <b className="figures">{isPaged ? words.row(row) : words.line(row)}</b> {words.problems[kind]}
            </p>
            {detail && <p className="text-ink-3">{detail}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}

const CHOICES = ['0', '1', '2', '3', 'leave-out'] as const
type Choice = (typeof CHOICES)[number] | 'open'

interface KeyQuestionProps {
  question: PlannedQuestion
  given: Given | undefined
  onGive: (key: Given) => void
}

/** A question whose key nobody knows for certain. */
function KeyQuestion({ question, given, onGive }: KeyQuestionProps) {
  const words = useMessages(importMessages)
  const { row, text, options, key } = question
  const value: Choice = CHOICES.find((choice) => choice === String(given ?? key)) ?? 'open'
  return (
    <>
      <p className="mb-2">
        <InlineText text={text} />
      </p>
      <Select
        label={words.keyOf(row)}
        value={value}
        className="max-w-112"
        options={[
          ...(value === 'open' ? [{ value: 'open' as const, label: words.choose }] : []),
          ...CHOICES.map((choice) => ({
            value: choice,
            label:
              choice === 'leave-out'
                ? words.leaveOut
                : `${optionLetter(Number(choice))}. ${options[Number(choice)] ?? ''}`,
          })),
        ]}
        onValueChange={(chosen) => {
          if (chosen !== 'open') onGive(chosen === 'leave-out' ? 'leave-out' : Number(chosen))
        }}
      />
    </>
  )
}
