/**
 * How good the tests are: changes the code of the kit or of packages/exam in one place after another, chosen at random, and sees whether a test fails.
 *   npm install --no-save @stryker-mutator/instrumenter@10.1.1
 *   node tools/mutation/sample.ts --count 400 --seed 1 [--target kit|exam] [--files 'options/**'] [--workers 1]
 * The tests are those of the target, for the kit also the recorded questions of the catalogue. Prints killed, survived and not reached by folder, and
 * each survivor. Mutants that act only while modules load (lists of words, tables) are left out. Nothing is written: the changed code stays in memory.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createRandom } from '@ekagra/questions/kit/random/random'
import { root } from '../paths.mjs'
import type { Measured, Order, Start, Test } from './try-mutants.ts'

const TARGETS = {
  kit: { folder: 'packages/questions/src/kit', fresh: 'packages/questions/src', recorded: true },
  exam: { folder: 'packages/exam/src', fresh: 'packages/exam/src', recorded: false },
}

/** Tests of a mutant are run, the quick ones first, until they take this long together without it. */
const BUDGET_MS = 15_000

/** A mutant that takes so much longer, twice, is killed: it does not end. */
const limitMs = (planned: number) => 10_000 + 5 * planned

/** A mutant that is met so much more often is in a loop that does not end. */
const MET_MORE = 20

/** Every mutant loads the modules anew and none are unloaded, so a process is replaced after this many. */
const PER_PROCESS = 60

interface Mutant {
  id: string
  fileName: string
  location: { start: Position; end: Position }
  replacement: string
}
interface Position {
  line: number
  column: number
}
/** The part of Stryker's instrumenter that this tool uses. It is typed here because the instrumenter is not installed with the repository. */
interface Instrumenter {
  instrument(
    files: { name: string; content: string; mutate: boolean }[],
    options: object,
  ): Promise<{ files: { name: string; content: string }[]; mutants: Mutant[] }>
}
type Outcome = 'killed' | 'survived' | 'not reached'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string', default: 'kit' },
    files: { type: 'string', default: '**' },
    workers: { type: 'string', default: '1' },
  },
})
if (values.target !== 'kit' && values.target !== 'exam') {
  console.error('--target: kit or exam')
  process.exit(2)
}
const target = TARGETS[values.target]
const folder = join(root, target.folder)
const addressOf = (path: string) => pathToFileURL(path).href

const sources = globSync('**/*.ts', { cwd: folder, exclude: ['testing/**'] }).sort()
const isTest = (path: string) => path.endsWith('.test.ts')
const mutated = sources.filter((path) => !isTest(path) && matchesGlob(path, values.files))
const texts = new Map(mutated.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))

const { mutants, start } = await instrument()
const measured = await measure()
for (const broken of measured.broken) console.error(`fails without a mutant, so it is left out: ${broken}`)

const testsOf = new Map<string, Measured['tests']>()
for (const test of measured.tests) {
  for (const id of test.reaches) {
    const known = testsOf.get(id)
    if (known) known.push(test)
    else testsOf.set(id, [test])
  }
}
const onLoad = new Set(measured.onLoad)
const counted = mutants.filter(({ id }) => testsOf.has(id) || !onLoad.has(id))
const count = Math.min(Number(values.count), counted.length)
const sample = createRandom(`mutants ${values.seed}`).sample(counted, count)
console.log(
  `${mutants.length} mutants, ${counted.length} of them act after loading; ${sample.length} are tried on ${measured.tests.length} tests`,
)

const outcomes = new Map<Mutant, Outcome>()
const queue = [...sample]
await Promise.all(Array.from({ length: Number(values.workers) }, tryMutants))
printTable()
printSurvivors()

async function instrument(): Promise<{ mutants: Mutant[]; start: Start }> {
  // Not a literal, or the compiler would look for a package that is not in package.json.
  const name: string = '@stryker-mutator/instrumenter'
  const { Instrumenter } = await import(name)
  const ignore = () => false
  const logger = { isDebugEnabled: ignore, debug: ignore, info: ignore, warn: ignore }
  const instrumenter: Instrumenter = new Instrumenter(logger)
  const files = [...texts].map(([path, content]) => ({ name: join(folder, path), content, mutate: true }))
  const result = await instrumenter.instrument(files, { plugins: null, excludedMutations: [], ignorers: [] })
  const instrumented = new Map(result.files.map(({ name, content }) => [addressOf(name), content]))
  const fresh = `${addressOf(join(root, target.fresh))}/`
  return { mutants: result.mutants, start: { fresh, instrumented } }
}

function openProcess(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'try-mutants.ts'), {
    serialization: 'advanced',
    // Of Node's own function that removes types.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  send(child, { start })
  return child
}

function send(child: ChildProcess, order: Order): void {
  child.send(order)
}

async function measure(): Promise<Measured> {
  const child = openProcess()
  const files = sources.filter(isTest).map((path) => addressOf(join(folder, path)))
  send(child, { measure: { files, recorded: target.recorded } })
  const [answer]: Measured[] = await once(child, 'message')
  child.kill()
  if (!answer) throw new Error('the tests could not be run')
  return answer
}

async function tryMutants(): Promise<void> {
  let child: ChildProcess | undefined
  let tried = 0
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { tests, milliseconds } = planTests(mutant)
    if (tests.length === 0) {
      outcomes.set(mutant, 'not reached')
      continue
    }
    for (const isLast of [false, true]) {
      child ??= openProcess()
      const answer = await attempt(child, mutant.id, tests, limitMs(milliseconds))
      if (answer === 'no answer' || ++tried % PER_PROCESS === 0) {
        child.kill('SIGKILL')
        child = undefined
      }
      // A busy machine is slow as well.
      if (answer === 'no answer' && !isLast) continue
      outcomes.set(mutant, answer === 'survived' ? 'survived' : 'killed')
      break
    }
    if (outcomes.size % 50 === 0) console.error(`${outcomes.size} tried`)
  }
  child?.kill('SIGKILL')
}

/** The tests beside the changed file first, then the quick ones. */
function planTests({ id, fileName }: Mutant): { tests: Test[]; milliseconds: number } {
  const beside = addressOf(dirname(fileName))
  const isBeside = (test: Test) => 'file' in test && test.file.startsWith(beside)
  const ordered = (testsOf.get(id) ?? []).toSorted(
    (one, other) =>
      Number(isBeside(other.test)) - Number(isBeside(one.test)) || one.milliseconds - other.milliseconds,
  )
  const tests: Test[] = []
  let milliseconds = 0
  for (const test of ordered) {
    tests.push(test.test)
    milliseconds += test.milliseconds
    if (milliseconds > BUDGET_MS) break
  }
  return { tests, milliseconds }
}

/** What the tests say. A process that ends, or is too slow, gives no answer. */
function attempt(
  child: ChildProcess,
  mutant: string,
  tests: Test[],
  limit: number,
): Promise<Outcome | 'no answer'> {
  return new Promise((resolve) => {
    // Counted in small steps, which do not go on while the computer sleeps.
    let left = limit / 500
    const timer = setInterval(() => --left < 0 && child.kill('SIGKILL'), 500)
    const end = (answer: Outcome | 'no answer') => {
      clearInterval(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    child.once('message', (isKilled) => end(isKilled ? 'killed' : 'survived'))
    child.once('exit', () => end('no answer'))
    const mostMeetings = 100_000 + MET_MORE * (measured.meetings.get(mutant) ?? 0)
    send(child, { attempt: { mutant, tests, mostMeetings } })
  })
}

function printTable(): void {
  const folderOf = ({ fileName }: Mutant) => dirname(relative(folder, fileName))
  const folders = [...new Set(sample.map(folderOf))].sort()
  console.log('\n| Folder | In the sample | Killed | Survived | Not reached |\n|---|---|---|---|---|')
  for (const name of folders) {
    printRow(
      name === '.' ? 'the folder itself' : `\`${name}/\``,
      sample.filter((mutant) => folderOf(mutant) === name),
    )
  }
  const killed = printRow('all', sample)
  const [low, high] = interval(killed, sample.length)
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  console.log(
    `\n${percent(killed / sample.length)} killed; of all mutants between ${percent(low)} and ${percent(high)}, 19 times in 20`,
  )
}

function printRow(name: string, group: Mutant[]): number {
  const number = (outcome: Outcome) => group.filter((mutant) => outcomes.get(mutant) === outcome).length
  const killed = number('killed')
  console.log(`| ${name} | ${group.length} | ${killed} | ${number('survived')} | ${number('not reached')} |`)
  return killed
}

/** The interval of Wilson for a share, at 95%. */
function interval(killed: number, all: number): [low: number, high: number] {
  const z = 1.96
  const share = killed / all
  const centre = share + z ** 2 / (2 * all)
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  return [(centre - width) / (1 + z ** 2 / all), (centre + width) / (1 + z ** 2 / all)]
}

function printSurvivors(): void {
  const lines = sample
    .filter((mutant) => outcomes.get(mutant) !== 'killed')
    .sort(
      (one, other) =>
        one.fileName.localeCompare(other.fileName) || one.location.start.line - other.location.start.line,
    )
    .map((mutant) => {
      const path = relative(folder, mutant.fileName)
      const { start, end } = mutant.location
      const lines = (texts.get(path) ?? '').split('\n').slice(start.line, end.line + 1)
      const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, end.column)]
        .join('\n')
        .slice(start.column)
      return `${path}:${start.line + 1}:${start.column + 1}  ${outcomes.get(mutant)}  ${inOneLine(before)}  ->  ${inOneLine(mutant.replacement)}`
    })
  console.log(`\n${lines.join('\n')}`)
}

function inOneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}...` : line
}
