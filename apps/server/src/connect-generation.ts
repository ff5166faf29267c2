import type { AiVariables } from './ai/ai-variables.ts'
import { configuredProviders } from './ai/configured-providers.ts'
import type { CallRecord } from './ai/guard-provider.ts'
import { categoryPromptReader } from './backend/admin-content.ts'
import { type Backend, openServiceClient } from './backend/backend.ts'
import { openPoolTable } from './backend/pool-table.ts'
import { openTokenTable } from './backend/provider-token-table.ts'
import type { ReportHolds } from './backend/report-holds.ts'
import type { Generation, GenerationObserver } from './generation/generation.ts'
import type { BriefSources } from './generation/prepare-brief.ts'
import type { LogLines } from './log.ts'

interface ConnectOptions {
  environment: AiVariables
  backend: Pick<Backend, 'handle' | 'url' | 'secretKey'>
  heldIds: ReportHolds['heldIds']
  recentArticles: BriefSources['recentArticles']
  observer: GenerationObserver
  log: Pick<LogLines, 'warn' | 'debug'>
}

const secureRandom = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

const drawMark = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

/** Opens AI generation when the environment has a provider; otherwise its packages are not even loaded. */
export async function connectGeneration(options: ConnectOptions): Promise<Generation | undefined> {
  const { environment, backend, recentArticles, observer, log } = options
  if (configuredProviders(environment).length === 0) return undefined
  const { openGeneration } = await import('./generation/open-generation.ts')
  const client = openServiceClient(backend)
  const onTrouble = (error: unknown) =>
    log.warn({ err: error }, 'generation continues without some of its data')
  const budgetStore =
    environment.AI_DAILY_TOKENS > 0
      ? await openTokenTable({ client, processId: crypto.randomUUID(), now: Date.now, onTrouble })
      : undefined
  const logCall = ({ outcome, ...record }: CallRecord) => {
    const level = ['success', 'cancelled'].includes(outcome) ? 'debug' : 'warn'
    log[level]({ outcome, ...record }, 'a provider was asked')
  }
  return openGeneration({
    variables: environment,
    poolTable: openPoolTable(client),
    heldIds: options.heldIds,
    readCategoryPrompts: categoryPromptReader(client),
    recentArticles,
    observer: {
      ...observer,
      call(record) {
        observer.call(record)
        logCall(record)
      },
    },
    onTrouble,
    budgetStore,
    fetch,
    now: Date.now,
    random: secureRandom,
    drawMark,
  })
}
