import { defineProvider } from '../provider.ts'

export const deepseek = defineProvider({
  name: 'deepseek',
  defaultModel: 'deepseek-flash',
  searchesWeb: false,
  readsImages: false,
  open: async ({ apiKey, baseUrl, modelId, fetch }) => {
    const { createDeepSeek } = await import('@ai-sdk/deepseek')
    return createDeepSeek({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), fetch })(modelId)
  },
})
