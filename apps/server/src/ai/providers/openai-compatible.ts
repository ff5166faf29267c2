import { defineProvider } from '../provider.ts'

/** Any endpoint that speaks OpenAI's chat completions: Ollama, vLLM, a gateway. The operator names its model. */
export const openaiCompatible = defineProvider({
  name: 'openai-compatible',
  defaultModel: 'default',
  searchesWeb: false,
  readsImages: true,
  open: async ({ apiKey, baseUrl, modelId, fetch }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrl ?? 'http://localhost:11434/v1',
      ...(apiKey && { apiKey }),
      fetch,
      includeUsage: true,
      supportsStructuredOutputs: true,
    })(modelId)
  },
})
