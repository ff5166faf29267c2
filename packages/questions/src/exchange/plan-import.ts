import { NO_EXPLANATION } from '@ekagra/exam/question/normalise-question'
import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { Question, Trust } from '@ekagra/schema/question'
import { shorten } from './clean-text.ts'
import type { ImportProblem, ReadQuestion, ReadSet } from './exchange-question.ts'

/** Works a typed question out, with its options below it; null when it cannot be certain. */
export type Solve = (text: string) => Promise<DoubtAnswer | null> | DoubtAnswer | null

/** A question of a dry run: who says its key, and how far that can be trusted. */
export interface PlannedQuestion extends ReadQuestion {
  /** `file`: as the file says. `engine`: worked out. `both`: the file says it and the engine agrees. `none`: a person is asked. */
  keyFrom: 'file' | 'engine' | 'both' | 'none'
  trust: Trust
}

export interface ImportPlan {
  questions: PlannedQuestion[]
  problems: ImportProblem[]
}

/** What would be imported: every key is worked out where the engine can, and whatever needs a person is listed by row. */
export async function planImport(
  { questions, problems }: ReadSet,
  solve: Solve,
  onQuestion: (done: number, total: number) => void = () => undefined,
): Promise<ImportPlan> {
  const planned: PlannedQuestion[] = []
  const found = [...problems]
  for (const read of questions) {
    const own = await workOutKey(read, solve)
    planned.push(plan(read, own, found))
    onQuestion(planned.length, questions.length)
  }
  return { questions: planned, problems: found.sort((one, other) => one.row - other.row) }
}

function plan(read: ReadQuestion, own: number | null, problems: ImportProblem[]): PlannedQuestion {
  const { row, key } = read
  const detail = shorten(read.text)
  if (key === null && own === null) {
    if (!problems.some((problem) => problem.row === row && problem.kind === 'key-not-an-option'))
      problems.push({ row, kind: 'no-key', detail })
    return { ...read, keyFrom: 'none', trust: 'unverified' }
  }
  if (key === null) return { ...read, key: own, keyFrom: 'engine', trust: 'computed' }
  if (own === null) return { ...read, keyFrom: 'file', trust: 'unverified' }
  if (own === key) return { ...read, keyFrom: 'both', trust: 'cross-checked' }
  // Nobody but the person knows which of the two is right: the key of the file stays until the person changes it.
  problems.push({ row, kind: 'key-doubted', detail: `${letter(key)} → ${letter(own)}: ${detail}` })
  return { ...read, keyFrom: 'file', trust: 'unverified' }
}

const letter = (index: number): string => 'ABCD'[index] ?? '?'

/** The option that the engine finds without seeing the key. A question about a passage or a figure is not its kind. */
async function workOutKey({ text, options, figure }: ReadQuestion, solve: Solve): Promise<number | null> {
  if (figure !== undefined) return null
  const asked = [text, ...options.map((option, index) => `(${letter(index)}) ${option}`)].join('\n')
  const answer = await solve(asked)
  const found = /^\(([A-D])\) /.exec(answer?.finalAnswer ?? '')?.[1]
  return found === undefined ? null : 'ABCD'.indexOf(found)
}

/** A planned question that has a key, as the app asks it. `source` names the file. */
export function toQuestion(
  { text, options, key, explanation, difficulty, topic, figure, trust }: PlannedQuestion,
  { id, source }: { id: string; source: string },
): Question | null {
  if (key === null) return null
  return {
    id,
    text,
    options: [...options],
    correctAnswer: key,
    explanation: explanation || NO_EXPLANATION,
    difficulty: difficulty ?? 'medium',
    trust,
    source: { title: source },
    ...(topic !== undefined && { topicPath: [topic] }),
    ...(figure && { figure }),
  }
}
