/**
 * Questions on the command line:
 *   node tools/generate.ts --topic "boats and streams" --count 20 --difficulty hard --seed 7 --format json
 *   node tools/generate.ts --type arithmetic/train --format text
 *   node tools/generate.ts --list
 */
import { parseArgs } from 'node:util'
import { catalogue, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { type Composed, composeQuestion } from '@ekagra/questions/kit/compose-question'
import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { Difficulty } from '@ekagra/schema/difficulty'
import type { ServerQuestion } from '@ekagra/schema/question'

class UsageError extends Error {}

const USAGE =
  '--topic TEXT or --type ID or --list; --count 10, --difficulty easy|medium|hard, --seed TEXT, --format text|json'

/** After this many draws without a new question, the type has no more. */
const PATIENCE = 200

interface Request {
  difficulty: Difficulty
  count: number
  seed: string
}

/** What is printed, line by line, and how the program ends. */
export interface Printed {
  output: string[]
  problems: string[]
  /** 1 when the engine would not offer a question, 2 for arguments that are not understood. */
  exitCode: 0 | 1 | 2
}

/** The whole program but for the printing. */
export async function runGenerate(options: string[]): Promise<Printed> {
  const printed: Printed = { output: [], problems: [], exitCode: 0 }
  try {
    const values = readArguments(options)
    if (values.list) listTypes(printed)
    else await generate(values, printed)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    printed.problems.push(error.message)
    printed.exitCode = 2
  }
  return printed
}

if (import.meta.main) {
  const { output, problems, exitCode } = await runGenerate(process.argv.slice(2))
  for (const problem of problems) console.error(problem)
  for (const line of output) console.log(line)
  process.exitCode = exitCode
}

function readArguments(options: string[]) {
  try {
    return parseArgs({
      args: options,
      options: {
        topic: { type: 'string' },
        type: { type: 'string' },
        count: { type: 'string', default: '10' },
        difficulty: { type: 'string', default: 'medium' },
        seed: { type: 'string', default: '1' },
        format: { type: 'string', default: 'text' },
        list: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

async function generate(values: ReturnType<typeof readArguments>, printed: Printed): Promise<void> {
  const { topic, type, seed, format } = values
  const count = Number(values.count)
  const difficulty = Difficulty.safeParse(values.difficulty)
  if (!Number.isInteger(count) || count < 1 || count > 10_000)
    throw new UsageError('--count: a whole number from 1 to 10000')
  if (!difficulty.success) throw new UsageError(`--difficulty: one of ${Difficulty.options.join(', ')}`)
  if (format !== 'json' && format !== 'text') throw new UsageError('--format: json or text')
  if ((topic === undefined) === (type === undefined))
    throw new UsageError('give either --topic or --type (or --list)')
  const request = { difficulty: difficulty.data, count, seed }
  const questions =
    type === undefined ? await ofTopic(topic ?? '', request, printed) : await ofType(type, request, printed)
  for (const [index, composed] of questions.entries()) {
    printed.output.push(
      format === 'json' ? JSON.stringify(toLine(composed)) : toText(composed.question, index + 1),
    )
  }
  if (questions.length < count) printed.problems.push(`only ${questions.length} different questions`)
}

async function ofTopic(topic: string, request: Request, { problems }: Printed): Promise<Composed[]> {
  const paper = await makePaper({ topic, ...request })
  if (!paper) throw new UsageError(`--topic: '${topic}' is not in the syllabus; --list shows what is`)
  problems.push(`${topic}: ${paper.resolvedTopic}`)
  return Promise.all(
    paper.questions.map(async ({ generator }) => {
      if (!generator) throw new Error('a question of the engine has an origin')
      const { type, level, seed, index, concept } = generator
      const composed = await composeAt(type, level, seed, index, concept)
      if ('problem' in composed) throw new Error(composed.problem)
      return composed
    }),
  )
}

/** Draws questions one by one and leaves out repeats, and what the engine would not offer, which is told. */
async function ofType(
  type: string,
  { difficulty, count, seed }: Request,
  printed: Printed,
): Promise<Composed[]> {
  if (!catalogue.some(({ id }) => id === type))
    throw new UsageError(`--type: there is no '${type}'; --list shows all`)
  const questions = new Map<string, Composed>()
  let lastNew = 0
  for (let index = 0; questions.size < count && index - lastNew < PATIENCE; index += 1) {
    const composed = await composeAt(type, difficulty, seed, index)
    if ('problem' in composed) {
      printed.problems.push(composed.problem)
      printed.exitCode = 1
      continue
    }
    const { text } = composed.question
    if (questions.has(text)) continue
    questions.set(text, composed)
    lastNew = index
  }
  return [...questions.values()]
}

async function composeAt(
  type: string,
  level: Difficulty,
  seed: string,
  index: number,
  concept?: string,
): Promise<Composed | { problem: string }> {
  const entry = catalogue.find(({ id }) => id === type)
  const generator = entry && (await loadChapter(entry.chapterId)).get(type)
  if (!generator) throw new Error(`no generator ${type}`)
  return composeQuestion(generator, entry, {
    level,
    seed,
    index,
    ...(concept !== undefined && { concept }),
  })
}

/** One line of JSON: the fields that a question bank needs, without those that only the screens use. */
function toLine({ draw, question }: Composed) {
  const {
    id,
    text,
    options,
    correctIndex,
    explanation,
    difficulty,
    trust,
    misconceptions,
    figure,
    topicPath,
  } = question
  return {
    id,
    text,
    options,
    correctIndex,
    explanation,
    difficulty,
    trust,
    type: question.generator?.type,
    topicPath,
    given: draw.given,
    concepts: draw.concepts,
    misconceptions,
    ...(figure && { figure }),
  }
}

function toText(question: ServerQuestion, position: number): string {
  const options = question.options.map((option, index) => {
    const mark = index === question.correctIndex ? '*' : ' '
    const because = question.misconceptions?.[index]
    return `  ${mark} ${'ABCD'[index]}. ${option}${because ? `   (${because})` : ''}`
  })
  const table = question.figure ? [`  [${JSON.stringify(question.figure)}]`] : []
  return toPlainText(
    [`${position}. ${question.text}`, ...table, ...options, question.explanation, ''].join('\n'),
  )
}

function listTypes({ output }: Printed): void {
  for (const { id, subject, chapter, title } of catalogue)
    output.push(`${id.padEnd(36)} ${subject} / ${chapter} / ${title}`)
}
