import type { AiVariables } from './ai-variables.ts'
import { limitAnswers } from './limit-answers.ts'
import type { Provider, ProviderDefinition } from './provider.ts'
import { anthropic } from './providers/anthropic.ts'
import { deepseek } from './providers/deepseek.ts'
import { google } from './providers/google.ts'
import { openai } from './providers/openai.ts'
import { openaiCompatible } from './providers/openai-compatible.ts'
import { perplexity } from './providers/perplexity.ts'

type TextVariable = Extract<keyof AiVariables, `${string}_API_KEY` | `${string}_MODEL` | `${string}_BASE_URL`>

interface Entry {
  definition: ProviderDefinition
  key: TextVariable
  model: TextVariable
  baseUrl: TextVariable
  switchedOnBy: 'key' | 'baseUrl'
}

/** In the order in which they are listed for people and asked when the wanted one is missing. */
const PROVIDERS = [
  entry(deepseek, 'DEEPSEEK_API_KEY', 'DEEPSEEK_MODEL', 'DEEPSEEK_BASE_URL'),
  entry(perplexity, 'PERPLEXITY_API_KEY', 'PERPLEXITY_MODEL', 'PERPLEXITY_BASE_URL'),
  entry(openai, 'OPENAI_API_KEY', 'OPENAI_MODEL', 'OPENAI_BASE_URL'),
  entry(anthropic, 'ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL', 'ANTHROPIC_BASE_URL'),
  entry(google, 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_MODEL', 'GOOGLE_BASE_URL'),
  // Needs no key: a local model is reached by its address.
  entry(openaiCompatible, 'AI_API_KEY', 'AI_MODEL', 'AI_BASE_URL', 'baseUrl'),
]

function entry(
  definition: ProviderDefinition,
  key: TextVariable,
  model: TextVariable,
  baseUrl: TextVariable,
  switchedOnBy: Entry['switchedOnBy'] = 'key',
): Entry {
  return { definition, key, model, baseUrl, switchedOnBy }
}

const isConfigured = (variables: AiVariables) => (provider: Entry) =>
  variables[provider[provider.switchedOnBy]] !== undefined

/** The names of the AI providers that the environment gives access to. */
export function configuredProviders(variables: AiVariables): string[] {
  return PROVIDERS.filter(isConfigured(variables)).map(({ definition }) => definition.name)
}

/** Opens every provider that the environment gives access to. */
export function openProviders(variables: AiVariables, fetch: typeof globalThis.fetch): Promise<Provider[]> {
  // The SDK would print a warning for each feature that a model lacks; in the log they only disturb.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const limitedFetch = limitAnswers(fetch)
  return Promise.all(
    PROVIDERS.filter(isConfigured(variables)).map(async ({ definition, key, model, baseUrl }) => {
      const { name, searchesWeb, readsImages, defaultModel } = definition
      const modelId = variables[model] ?? defaultModel
      const access = { apiKey: variables[key], baseUrl: variables[baseUrl], modelId, fetch: limitedFetch }
      return { name, modelId, searchesWeb, readsImages, model: await definition.open(access) }
    }),
  )
}
