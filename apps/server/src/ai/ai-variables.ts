import * as z from 'zod/mini'

/** A secret key as services issue them. */
export const key = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+$/, 'put the key as it was given to you, with no spaces or line breaks'))

/** An address with a host and one of the protocols. */
export function address(protocols: readonly string[], advice: string) {
  return z.string().check(
    z.refine((text) => {
      const url = URL.parse(text)
      return url !== null && url.hostname !== '' && protocols.includes(url.protocol)
    }, advice),
  )
}

/** A whole number that may have up to twelve digits. */
export function wholeNumber(least: number, most: number, advice: string) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,12}$/, advice)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(least, advice), z.lte(most, advice)),
    ),
  )
}

const model = z.string().check(z.regex(/^[\w.:/@-]{1,200}$/, 'put the name of a model of this provider'))
const baseUrl = address(['http:', 'https:'], 'put an address such as https://gateway.example/v1')

/** About 8,000 questions written and confirmed, for a few dollars with a small model: nobody gets a bill that they did not expect. */
const DEFAULT_DAILY_TOKENS = 10_000_000

const PRICES_ADVICE =
  'put dollars per million tokens in and out, such as sonar=1/1,gpt-5-mini=0.25/2, separated by commas'
/** `model=in/out`, separated by commas. */
const Prices = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^[\w.:/@-]+=\d+(\.\d+)?\/\d+(\.\d+)?(,\s*[\w.:/@-]+=\d+(\.\d+)?\/\d+(\.\d+)?)*$/,
        PRICES_ADVICE,
      ),
    ),
  z.transform((text: string) =>
    Object.fromEntries(
      text.split(',').map((entry) => {
        const [name = '', prices = ''] = entry.trim().split('=')
        const [input, output] = prices.split('/').map(Number)
        return [name, { input: input ?? 0, output: output ?? 0 }]
      }),
    ),
  ),
)

/** The variables that decide about AI, each parsed by its schema. Nothing of Node is in here: Supabase functions read them too. */
export const aiVariables = {
  DEEPSEEK_API_KEY: z.optional(key),
  DEEPSEEK_MODEL: z.optional(model),
  DEEPSEEK_BASE_URL: z.optional(baseUrl),
  PERPLEXITY_API_KEY: z.optional(key),
  PERPLEXITY_MODEL: z.optional(model),
  PERPLEXITY_BASE_URL: z.optional(baseUrl),
  OPENAI_API_KEY: z.optional(key),
  OPENAI_MODEL: z.optional(model),
  OPENAI_BASE_URL: z.optional(baseUrl),
  ANTHROPIC_API_KEY: z.optional(key),
  ANTHROPIC_MODEL: z.optional(model),
  ANTHROPIC_BASE_URL: z.optional(baseUrl),
  GOOGLE_GENERATIVE_AI_API_KEY: z.optional(key),
  GOOGLE_MODEL: z.optional(model),
  GOOGLE_BASE_URL: z.optional(baseUrl),
  AI_BASE_URL: z.optional(address(['http:', 'https:'], 'put an address such as http://localhost:11434/v1')),
  AI_MODEL: z.optional(model),
  AI_API_KEY: z.optional(key),
  /** Whether a second, blind solve must agree with the key before a question is served. */
  AI_VERIFY: z._default(z.enum(['on', 'off'], 'put on or off'), 'on'),
  /** Whether the engine serves first what it can work out itself, and AI only the rest. */
  ENGINE_FIRST: z._default(z.enum(['on', 'off'], 'put on or off'), 'on'),
  /** Tokens a day for each provider, in and out together; 0 is no limit. */
  AI_DAILY_TOKENS: z._default(
    wholeNumber(0, 999_999_999_999, 'put a whole number of tokens; 0 is no limit'),
    DEFAULT_DAILY_TOKENS,
  ),
  /** Whether popular topics get new questions in the pool while nobody asks for any. */
  AI_FILL_POOL: z._default(z.enum(['on', 'off'], 'put on or off'), 'on'),
  /** The most parallel calls to each provider; how many there are follows from how well it answers. */
  AI_CONCURRENCY: z._default(wholeNumber(1, 1000, 'put a whole number from 1 to 1000'), 64),
  /** Seconds after which an answer continues without the providers. */
  AI_TIMEOUT_SECONDS: z._default(wholeNumber(5, 600, 'put a whole number of seconds from 5 to 600'), 75),
  AI_PRICES: z._default(Prices, {}),
}

export const AiVariables = z.object(aiVariables)
export type AiVariables = z.infer<typeof AiVariables>

/** Each variable may be valid and still contradict another. */
export function findAiContradictions(variables: AiVariables): string[] {
  const problems: string[] = []
  if (variables.AI_BASE_URL && !variables.AI_MODEL) {
    problems.push('AI_MODEL: is missing; put the name of the model to ask at AI_BASE_URL')
  }
  for (const name of ['AI_MODEL', 'AI_API_KEY'] as const) {
    if (variables[name] && !variables.AI_BASE_URL) {
      problems.push(`${name}: is of no use without AI_BASE_URL; put both or neither`)
    }
  }
  return problems
}
