import { makeNotes } from '@ekagra/questions/notes/make-notes'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { describeTopic } from '@ekagra/questions/topic/describe-topic'
import { suggestTopics } from '@ekagra/questions/topic/suggest-topics'
import { AiVariables, findAiContradictions } from '../../../apps/server/src/ai/ai-variables.ts'
import { bankQuestionFinder } from '../../../apps/server/src/backend/admin-content.ts'
import { openServiceClient } from '../../../apps/server/src/backend/backend.ts'
import { openCorrections } from '../../../apps/server/src/backend/reports/correction-list.ts'
import { openReportHolds } from '../../../apps/server/src/backend/reports/report-holds.ts'
import { connectGeneration } from '../../../apps/server/src/connect-generation.ts'
import type {
  FunctionDependencies,
  FunctionHandler,
} from '../../../apps/server/src/functions/dependencies.ts'
import { replyWithError } from '../../../apps/server/src/functions/failure.ts'
import { doubtAnswerer } from '../../../apps/server/src/functions/solve-math.ts'
import { log } from './log.ts'

const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, accept',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
}
const LARGEST_BODY = 256 * 1024

/** The variables that are set; an empty one counts as not set. */
function readVariables() {
  const given = Object.fromEntries(
    Object.entries(Deno.env.toObject()).filter(([, text]) => text.trim() !== ''),
  )
  const variables = AiVariables.parse(given)
  const problems = findAiContradictions(variables)
  if (problems.length > 0) throw new Error(problems.join('. '))
  const url = given.SUPABASE_URL
  const secretKey = given.SUPABASE_SECRET_KEY ?? given.SUPABASE_SERVICE_ROLE_KEY
  if (!url || !secretKey) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are missing')
  const publicKeys = [given.SUPABASE_PUBLISHABLE_KEY, given.SUPABASE_ANON_KEY].filter(
    (key) => key !== undefined,
  )
  return { variables, backend: { url, secretKey }, publicKeys }
}

/** Loaded with the first doubt: it is a third of the code, and the other functions never need it. */
async function solveDoubt(content: string) {
  const { answerDoubt } = await import('@ekagra/questions/doubt/answer-doubt')
  return answerDoubt(content)
}

const refuse = (status: number, error: string) => Response.json({ error }, { status })

/** Serves a function of apps/server on Supabase: the same handler, with the environment and log of a Supabase function. */
export async function serveFunction(
  make: (dependencies: FunctionDependencies) => FunctionHandler,
): Promise<void> {
  const { variables, backend, publicKeys } = readVariables()
  const holds = openReportHolds({ client: openServiceClient(backend), now: Date.now })
  const corrections = openCorrections({
    client: openServiceClient(backend),
    heldIds: holds.heldIds,
    now: Date.now,
    onTrouble: (error) => log.warn({ err: error }, 'the corrections were left out'),
  })
  const generation = await connectGeneration({
    environment: variables,
    backend,
    heldIds: holds.heldIds,
    describeTopic,
    recentArticles: undefined,
    observer: {
      call: () => undefined,
      drop: () => undefined,
      firstQuestion: () => undefined,
      served: () => undefined,
      turnAway: () => undefined,
      draft: () => undefined,
      pool: () => undefined,
    },
    log,
  })
  const handler = make({
    makePaper,
    topics: { describe: describeTopic, suggest: suggestTopics },
    makeNotes,
    solveDoubt: doubtAnswerer(generation, solveDoubt),
    findBankQuestions: bankQuestionFinder(backend, holds.heldIds, log),
    drawSeed: () => crypto.randomUUID(),
    generation,
    corrections: corrections.book,
    engineFirst: variables.ENGINE_FIRST === 'on',
  })

  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method !== 'POST') return refuse(405, 'Call a function with POST.')
    const key =
      request.headers.get('apikey') ?? request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
    if (publicKeys.length > 0 && ![...publicKeys, backend.secretKey].includes(key)) {
      return refuse(401, 'Send the publishable key of this server as the header apikey.')
    }
    if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) {
      return refuse(413, 'The body is larger than the 256 KB allowed here.')
    }
    const requestId = request.headers.get('x-request-id')?.slice(0, 64) || crypto.randomUUID()
    const report = (error: unknown) => log.error({ requestId, err: error }, 'a request failed')
    const note = (figures: Record<string, unknown>) => log.info({ requestId, ...figures }, 'answered')
    return await handler(request, { requestId, report, note }).catch((error: unknown) =>
      replyWithError(error, report),
    )
  }
  Deno.serve(async (request: Request) => {
    const response = await answer(request)
    for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.headers.set(name, value)
    return response
  })
}
