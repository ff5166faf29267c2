import type { Environment } from '../environment.ts'

/** In the order in which they are named to people. */
const PROVIDERS = [
  { name: 'deepseek', variable: 'DEEPSEEK_API_KEY' },
  { name: 'perplexity', variable: 'PERPLEXITY_API_KEY' },
  { name: 'openai', variable: 'OPENAI_API_KEY' },
  { name: 'anthropic', variable: 'ANTHROPIC_API_KEY' },
  { name: 'google', variable: 'GOOGLE_GENERATIVE_AI_API_KEY' },
  // Needs no key: a model on one's own machine is reached by its address.
  { name: 'openai-compatible', variable: 'AI_BASE_URL' },
] as const

export type ProviderName = (typeof PROVIDERS)[number]['name']

/** The names of the AI providers that the environment gives access to. */
export function configuredProviders(
  environment: Pick<Environment, (typeof PROVIDERS)[number]['variable']>,
): ProviderName[] {
  return PROVIDERS.filter(({ variable }) => environment[variable] !== undefined).map(({ name }) => name)
}
