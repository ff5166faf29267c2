import type { AiVariables } from './ai/ai-variables.ts'
import { configuredProviders } from './ai/configured-providers.ts'
import type { CallRecord } from './ai/guard-provider.ts'
import { categoryPromptReader } from './backend/admin-content.ts'
import { type Backend, openServiceClient } from './backend/backend.ts'
import { boundLookups } from './backend/bound-lookup.ts'
import { openPoolTable } from './backend/pool-table.ts'
import { openTokenTable } from './backend/provider-token-table.ts'
import type { ReportHolds } from './backend/reports/report-holds.ts'
import type { Generation, GenerationObserver } from './generation/generation.ts'
import type { BriefSources } from './generation/prepare-brief.ts'
import type { LogLines } from './log.ts'

interface ConnectOptions {
  environment: AiVariables
  backend: Pick<Backend, 'handle' | 'url' | 'secretKey'> & Partial<Pick<Backend, 'cooperation'>>
  heldIds: ReportHolds['heldIds']
  describeTopic: BriefSources['describeTopic']
  recentArticles: BriefSources['recentArticles']
  observer: GenerationObserver
  /** Limits the time of a look-up; all look-ups of a server share it. */
  bound?: ReturnType<typeof boundLookups>
  log: Pick<LogLines, 'warn' | 'debug'>
}

const AGREEMENT_BOUNDS = { ms: 3000, restMs: 5000, now: () => performance.now() }

const secureRandom = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

const drawMark = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

/** Opens AI generation when the environment has a provider; otherwise its packages are not even loaded. */
export async function connectGeneration(options: ConnectOptions): Promise<Generation | undefined> {
  const { environment, backend, describeTopic, recentArticles, observer, log } = options
  if (configuredProviders(environment).length === 0) return undefined
  const { openGeneration } = await import('./generation/open-generation.ts')
  const client = openServiceClient(backend)
  const onTrouble = (error: unknown) =>
    log.warn({ err: error }, 'generation continues without some of its data')
  const figures = await openTokenTable({ client, processId: crypto.randomUUID(), now: Date.now, onTrouble })
  const bound = options.bound ?? boundLookups()
  const poolTable = openPoolTable(client)
  // A call to a provider takes seconds anyway, so a slow database gets some of them before each process goes by itself.
  const boundAgreement = boundLookups(AGREEMENT_BOUNDS)
  const { shared: together } = backend.cooperation ?? {}
  const shared = together && {
    ...together,
    addTokens: boundAgreement(together.addTokens),
    // This process then writes by itself: whoever waited for the part that it got too late would wait for ever.
    enterRelay: boundAgreement(together.enterRelay, AGREEMENT_BOUNDS.ms, (part) => {
      if (part.role === 'writer') void part.end(false)
    }),
  }
  const logCall = ({ outcome, ...record }: CallRecord) => {
    const level = ['success', 'cancelled'].includes(outcome) ? 'debug' : 'warn'
    log[level]({ outcome, ...record }, 'a provider was asked')
  }
  return openGeneration({
    variables: environment,
    poolTable: { ...poolTable, read: bound(poolTable.read) },
    heldIds: bound(options.heldIds),
    describeTopic,
    readCategoryPrompts: bound(categoryPromptReader(client)),
    recentArticles: recentArticles && bound(recentArticles),
    observer: {
      ...observer,
      call(record) {
        observer.call(record)
        figures.count(record.provider, { dollars: record.dollars })
        logCall(record)
      },
      draft(provider, drafts) {
        observer.draft(provider, drafts)
        figures.count(provider, { drafts })
      },
      served(source) {
        observer.served(source)
        figures.count(source, { served: 1 })
      },
    },
    onTrouble,
    budgetStore: { ...figures, addTokens: shared?.addTokens, processes: backend.cooperation?.processes },
    cooperation: backend.cooperation && { ...backend.cooperation, shared },
    fetch,
    now: Date.now,
    random: secureRandom,
    drawMark,
  })
}
