import { defineProvider } from '../provider.ts'

export const openai = defineProvider({
  name: 'openai',
  defaultModel: 'gpt-5-mini',
  searchesWeb: false,
  readsImages: true,
  open: async ({ apiKey, baseUrl, modelId, fetch }) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), fetch }).chat(
      modelId,
    )
  },
})
