import { defineProvider } from '../provider.ts'

export const perplexity = defineProvider({
  name: 'perplexity',
  defaultModel: 'sonar',
  searchesWeb: true,
  readsImages: false,
  open: async ({ apiKey, baseUrl, modelId, fetch }) => {
    const { createPerplexity } = await import('@ai-sdk/perplexity')
    return createPerplexity({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), fetch })(
      modelId,
    )
  },
})
