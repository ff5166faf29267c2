import { defineProvider } from '../provider.ts'

export const google = defineProvider({
  name: 'google',
  defaultModel: 'gemini-2.5-flash',
  searchesWeb: false,
  readsImages: true,
  open: async ({ apiKey, baseUrl, modelId, fetch }) => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), fetch })(modelId)
  },
})
