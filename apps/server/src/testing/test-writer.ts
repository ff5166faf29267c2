import { AiVariables } from '../ai/ai-variables.ts'
import { openProviders } from '../ai/configured-providers.ts'
import { type CallRecord, guardProvider } from '../ai/guard-provider.ts'
import type { Brief } from '../generation/brief.ts'
import { DEFAULT_LIMITS, type GenerationLimits } from '../generation/limits.ts'
import {
  createQuestionWriter,
  type WriterOptions,
  type WritingOrder,
  type WrittenQuestion,
} from '../generation/question-writer.ts'
import type { FakeProvider } from './fake-provider.ts'

/** Short pauses, but enough time for a busy machine. */
export const SHORT_LIMITS: GenerationLimits = {
  ...DEFAULT_LIMITS,
  patience: { firstTextMs: 8000, idleMs: 8000, callMs: 15_000 },
  answerMs: 20_000,
  retries: { attempts: 2, pauseMs: 5, longestPauseMs: 60 },
  refusalsMs: 300,
  restPauseMs: 20,
  rounds: 3,
}

export const buildBrief = (changes: Partial<Brief> = {}): Brief => ({
  topic: 'caravans',
  difficulty: 'medium',
  locale: 'en',
  articles: [],
  ...changes,
})

/** The writer with the real provider packages, at the addresses of fakes. */
export async function openTestWriter(
  fakes: Partial<Record<'deepseek' | 'perplexity' | 'openai', Pick<FakeProvider, 'url'>>>,
  options: Partial<WriterOptions> & {
    dailyTokens?: number
    concurrency?: number
    failuresToRest?: number
    fetch?: typeof fetch
  } = {},
) {
  const variables = AiVariables.parse(
    Object.fromEntries(
      Object.entries(fakes).flatMap(([name, fake]) => [
        [`${name.toUpperCase()}_API_KEY`, `sk-secret-${name}`],
        [`${name.toUpperCase()}_BASE_URL`, fake.url],
      ]),
    ),
  )
  const records: CallRecord[] = []
  const drops: string[] = []
  const providers = (await openProviders(variables, options.fetch ?? fetch)).map((provider) =>
    guardProvider(provider, {
      concurrency: options.concurrency ?? 16,
      dailyTokens: options.dailyTokens ?? 0,
      prices: {},
      failuresToRest: options.failuresToRest ?? 5,
      restMs: 60_000,
      pauseMs: 5,
      refusalsMs: 300,
      now: Date.now,
      observe: (record) => records.push(record),
    }),
  )
  const write = createQuestionWriter({
    providers,
    limits: SHORT_LIMITS,
    verify: true,
    now: Date.now,
    random: Math.random,
    drawMark: () => 'mark',
    onDrop: (reason) => drops.push(reason),
    ...options,
  })
  return {
    write,
    providers,
    records,
    drops,
    async collect(
      order: WritingOrder,
      signal: AbortSignal = new AbortController().signal,
    ): Promise<WrittenQuestion[]> {
      const written: WrittenQuestion[] = []
      for await (const question of write(order, signal)) written.push(question)
      return written
    },
  }
}
