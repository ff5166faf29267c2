/**
 * A process of sample.ts. It holds the instrumented sources in memory, measures which test reaches which mutant, and tries mutants:
 * each with modules loaded anew, so that nothing one mutant left behind (a cache, a list) is seen by the next.
 */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { CatalogueEntry } from '@ekagra/questions/chapters/catalogue'
import { takeTests } from './test-api.ts'

export interface Start {
  /** The address of the folder whose modules are loaded anew. */
  fresh: string
  /** TypeScript by address, with every mutant in it behind a switch. */
  instrumented: Map<string, string>
}

/** A test of a file, or the recorded questions of a type. */
export type Test = { file: string; index: number } | { type: string }

export interface Measured {
  tests: { test: Test; milliseconds: number; reaches: string[] }[]
  /** Those that act while modules load. */
  onLoad: string[]
  /** How often each is met in one test, at most. */
  meetings: Map<string, number>
  /** Tests that fail without any mutant. */
  broken: string[]
}

export type Order =
  | { start: Start }
  | { measure: { files: string[]; recorded: boolean } }
  | { attempt: Attempt }

interface Attempt {
  mutant: string
  tests: Test[]
  /** A mutant that is met more often in one test is in a loop that does not end. */
  mostMeetings: number
}

/** What the instrumented code reads and writes, by the names of Stryker. */
const stryker: {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
} = { mutantCoverage: { static: {}, perTest: {} } }
Object.assign(globalThis, { __stryker__: stryker })

let start: Start = { fresh: '', instrumented: new Map() }
let generation = 0

const TEST_API = import.meta.resolve('./test-api.ts')
const scripts = new Map<string, string>()

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL !== TEST_API) return { url: TEST_API, shortCircuit: true }
    const found = next(specifier, context)
    return isFresh(found.url) ? { ...found, url: `${found.url}?${generation}` } : found
  },
  load(address, context, next) {
    const [file = ''] = address.split('?')
    if (!isFresh(file)) return next(address, context)
    return { format: 'module', source: scripts.get(file) ?? readScript(file), shortCircuit: true }
  },
})

const isFresh = (address: string) =>
  start.fresh !== '' && address.startsWith(start.fresh) && address.endsWith('.ts')

function readScript(file: string): string {
  const script = stripTypeScriptTypes(
    start.instrumented.get(file) ?? readFileSync(fileURLToPath(file), 'utf8'),
  )
  scripts.set(file, script)
  return script
}

async function loadTests(file: string): Promise<(() => unknown)[]> {
  takeTests()
  await import(file)
  return takeTests()
}

const questions = (path: string) => `${start.fresh}${path}`

/** The recorded questions, by type: each throws if the type gives others. */
async function loadRecorded(): Promise<Map<string, () => Promise<void>>> {
  const { catalogue, loadChapter } = await import(questions('chapters/catalogue.ts'))
  const { digestQuestions } = await import(questions('chapters/record-questions.ts'))
  const entries = new Map((catalogue as CatalogueEntry[]).map((entry) => [entry.id, entry]))
  const records: { type: string; digest: string }[] = JSON.parse(
    readFileSync(fileURLToPath(questions('chapters/recorded-questions.json')), 'utf8'),
  )
  return new Map(
    records.map(({ type, digest }) => [
      type,
      async () => {
        const entry = entries.get(type)
        const generator = (await loadChapter(entry?.chapterId)).get(type)
        if (digestQuestions(generator, entry) !== digest) throw new Error(`${type} gives other questions`)
      },
    ]),
  )
}

/** Runs everything without a mutant. What is reached in the second loading of a file of tests is reached by all its tests. */
async function measure({ files, recorded }: { files: string[]; recorded: boolean }): Promise<Measured> {
  const measured: Measured = { tests: [], onLoad: [], meetings: new Map(), broken: [] }
  async function run(test: Test, body: () => unknown, shared: string[]): Promise<void> {
    const name = 'type' in test ? test.type : `${test.file} ${test.index}`
    const begin = performance.now()
    try {
      await reached(name, body)
      const milliseconds = performance.now() - begin
      const met = Object.entries(stryker.mutantCoverage.perTest[name] ?? {})
      for (const [id, times] of met)
        measured.meetings.set(id, Math.max(times, measured.meetings.get(id) ?? 0))
      measured.tests.push({
        test,
        milliseconds,
        reaches: [...new Set([...shared, ...met.map(([id]) => id)])],
      })
    } catch (error) {
      measured.broken.push(`${name}: ${error instanceof Error ? error.message.slice(0, 200) : error}`)
    }
  }

  for (const file of files) await loadTests(file)
  for (const file of files) {
    const tests = await reached(file, () => loadTests(`${file}?again`))
    const shared = Object.keys(stryker.mutantCoverage.perTest[file] ?? {})
    for (const [index, body] of tests.entries()) await run({ file, index }, body, shared)
  }
  if (recorded) {
    const types = await loadRecorded()
    // Once before, so that chapters are loaded while nothing is measured.
    for (const check of types.values()) await check().catch(() => undefined)
    for (const [type, check] of types) await run({ type }, check, [])
  }
  measured.onLoad = Object.keys(stryker.mutantCoverage.static)
  return measured
}

async function reached<Result>(name: string, body: () => Result): Promise<Awaited<Result>> {
  stryker.currentTestId = name
  try {
    return await body()
  } finally {
    stryker.currentTestId = undefined
  }
}

/** Whether one of the tests fails with the mutant switched on. */
async function attempt({ mutant, tests, mostMeetings }: Attempt): Promise<boolean> {
  generation++
  stryker.hitLimit = mostMeetings
  stryker.activeMutant = mutant
  try {
    const loaded = new Map<string, (() => unknown)[]>()
    for (const test of tests) {
      stryker.hitCount = 0
      if ('type' in test) {
        await (await loadRecorded()).get(test.type)?.()
      } else {
        const bodies = loaded.get(test.file) ?? (await loadTests(test.file))
        loaded.set(test.file, bodies)
        await bodies[test.index]?.()
      }
    }
    return false
  } catch {
    return true
  } finally {
    stryker.activeMutant = undefined
  }
}

process.on('message', async (order: Order) => {
  if ('start' in order) start = order.start
  else if ('measure' in order) process.send?.(await measure(order.measure))
  else process.send?.(await attempt(order.attempt))
})
