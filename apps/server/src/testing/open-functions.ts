import { answerDoubt } from '@ekagra/questions/doubt/answer-doubt'
import { makeNotes } from '@ekagra/questions/notes/make-notes'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { describeTopic } from '@ekagra/questions/topic/describe-topic'
import { suggestTopics } from '@ekagra/questions/topic/suggest-topics'
import { type GenerateQuestionsRequest, GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { GenerationEvent } from '@ekagra/schema/generation-events'
import { AiVariables } from '../ai/ai-variables.ts'
import type { CallRecord } from '../ai/guard-provider.ts'
import { bankQuestionFinder, categoryPromptReader } from '../backend/admin-content.ts'
import { openServiceClient } from '../backend/backend.ts'
import { openBackend } from '../backend/open-backend.ts'
import { openPoolTable } from '../backend/pool-table.ts'
import { openReportHolds } from '../backend/reports/report-holds.ts'
import { readEnvironment } from '../environment.ts'
import { functionCatalogue } from '../functions/catalogue.ts'
import { replyWithError } from '../functions/failure.ts'
import { doubtAnswerer } from '../functions/solve-math.ts'
import { type GenerationOptions, openGeneration } from '../generation/open-generation.ts'
import { dataFolder, MIGRATIONS } from './data-folder.ts'
import { collectEvents } from './read-events.ts'
import { SHORT_LIMITS } from './test-writer.ts'

/** A real database for the tests of one file; functions are opened on it as often as they like. */
export async function openTestBackend() {
  const folder = await dataFolder()
  const backend = await openBackend(readEnvironment({ DATA_DIR: folder.path }), MIGRATIONS)
  const client = openServiceClient(backend)
  return {
    backend,
    client,
    async close() {
      await backend.close()
      await folder.remove()
    },
  }
}
export type TestBackend = Awaited<ReturnType<typeof openTestBackend>>

/** What a topic means, asked once for each, as behind the threads of the engine: hundreds ask for the same one in a test. */
const described = new Map<string, ReturnType<typeof describeTopic>>()
function describeOnce(topic: string): ReturnType<typeof describeTopic> {
  const known = described.get(topic)
  if (known) return known
  const description = describeTopic(topic)
  described.set(topic, description)
  return description
}

const silent = {
  fatal: () => undefined,
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
}

/** The functions with everything real except the providers, which are at the addresses in `environment`. */
export async function openFunctions(
  { backend, client }: TestBackend,
  environment: Record<string, string>,
  changes: Partial<GenerationOptions> = {},
) {
  const records: CallRecord[] = []
  const drops: string[] = []
  const troubles: unknown[] = []
  const notes: Record<string, unknown>[] = []
  const reported: unknown[] = []
  const turnedAway: string[] = []
  const served: string[] = []
  const drafted = { questions: 0 }
  const pooled = { found: 0, wanted: 0 }
  const holds = openReportHolds({ client, now: Date.now })
  const generation = await openGeneration({
    variables: AiVariables.parse(environment),
    poolTable: openPoolTable(client),
    heldIds: holds.heldIds,
    describeTopic: describeOnce,
    readCategoryPrompts: categoryPromptReader(client),
    observer: {
      call: (record) => records.push(record),
      drop: (reason) => drops.push(reason),
      firstQuestion: () => undefined,
      served: (source) => served.push(source),
      turnAway: (provider, kind) => turnedAway.push(`${provider} ${kind}`),
      draft(_, questions) {
        drafted.questions += questions
      },
      pool(found, wanted) {
        pooled.found += found
        pooled.wanted += wanted
      },
    },
    onTrouble: (error) => troubles.push(error),
    fetch,
    now: Date.now,
    random: Math.random,
    drawMark: () => crypto.randomUUID(),
    limits: SHORT_LIMITS,
    ...changes,
  })
  const dependencies = {
    makePaper,
    topics: { describe: describeOnce, suggest: suggestTopics },
    makeNotes: async (request: Parameters<typeof makeNotes>[0]) => makeNotes(request),
    solveDoubt: doubtAnswerer(generation, (content) => answerDoubt(content)),
    findBankQuestions: bankQuestionFinder(backend, holds.heldIds, silent),
    drawSeed: () => crypto.randomUUID(),
    generation,
    engineFirst: environment.ENGINE_FIRST !== 'off',
  }
  const call = async (
    name: string,
    body: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ) => {
    const handler = functionCatalogue[name]?.(dependencies)
    if (!handler) throw new Error(`there is no function ${name}`)
    const request = new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
    const report = (error: unknown) => {
      reported.push(error)
    }
    return handler(request, { requestId: 'r-1', report, note: (figures) => notes.push(figures) }).catch(
      (error: unknown) => replyWithError(error, report),
    )
  }
  const wish = (changed: Partial<GenerateQuestionsRequest>) => ({
    topic: 'Sherlock Holmes',
    count: 6,
    difficulty: 'medium',
    ...changed,
  })
  return {
    generation,
    records,
    drops,
    troubles,
    notes,
    reported,
    pooled,
    turnedAway,
    served,
    drafted,
    holds,
    call,
    /** The JSON answer to a request for questions. */
    async ask(changed: Partial<GenerateQuestionsRequest> = {}): Promise<GenerateQuestionsResponse> {
      const response = await call('generate-questions', wish(changed))
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
      return GenerateQuestionsResponse.parse(await response.json())
    },
    /** The events of a request for questions. */
    async stream(changed: Partial<GenerateQuestionsRequest> = {}): Promise<GenerationEvent[]> {
      return collectEvents(await call('generate-questions', wish(changed), { Accept: 'text/event-stream' }))
    },
  }
}
