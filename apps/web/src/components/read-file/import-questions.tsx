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
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/page.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { type GivenAnswer, MissingAnswers } from './missing-answers.tsx'

interface ImportQuestionsProps {
  /** The name of the file. */
  name: string
  found: NonNullable<KeptFile['found']>
  /** They are being stored: a second press must not store them again. */
  isBusy?: boolean
  onImport: (questions: Question[]) => void
}

/** The dry run of an import: what was found, what needs a person, row by row; nothing is stored before the button is pressed. */
export function ImportQuestions({ name, found, isBusy = false, onImport }: ImportQuestionsProps) {
  const words = useMessages(importMessages)
  const { plan, done } = usePlan(found)
  const [given, setGiven] = useState<ReadonlyMap<number, GivenAnswer>>(new Map())
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
        <MissingAnswers
          questions={open}
          given={given}
          onGive={(row, key) => setGiven(new Map([...given, [row, key]]))}
        />
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 max-md:w-full"
        disabled={ready.length === 0}
        busy={isBusy}
        onClick={save}
      >
        {words.save(ready.length)}
      </Button>
    </Section>
  )
}

function withGivenKey(question: PlannedQuestion, given: GivenAnswer | undefined): PlannedQuestion | null {
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
