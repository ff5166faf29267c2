import type { LanguageModel } from 'ai'

/** What opens a provider: whatever its variables hold, and the network. */
export interface ProviderAccess {
  apiKey: string | undefined
  /** Another address than the provider's own. */
  baseUrl: string | undefined
  modelId: string
  fetch: typeof fetch
}

/** One kind of provider. Its name is what requests, figures and answers call it. */
export interface ProviderDefinition<Name extends string = string> {
  name: Name
  /** The model asked when the operator names none. */
  defaultModel: string
  /** Whether it looks things up on the web and says where. */
  searchesWeb: boolean
  /** Whether it can look at pictures. */
  readsImages: boolean
  /** Loads its package only now: a server with one provider does not pay for six. */
  open(access: ProviderAccess): Promise<Exclude<LanguageModel, string>>
}

/** A provider that is configured, ready to be asked. */
export interface Provider {
  name: string
  modelId: string
  searchesWeb: boolean
  readsImages: boolean
  model: Exclude<LanguageModel, string>
}

export const defineProvider = <Name extends string>(definition: ProviderDefinition<Name>) => definition
