import type { LanguageModel } from 'ai'

/** A model as the provider packages make it. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>

/** What is needed to open a provider: the values of its variables, and the network. */
export interface ProviderAccess {
  apiKey: string | undefined
  /** Replaces the provider's own address. */
  baseUrl: string | undefined
  modelId: string
  fetch: typeof fetch
}

/** One kind of provider. Its name is what requests, figures and answers call it. */
export interface ProviderDefinition<Name extends string = string> {
  name: Name
  /** The model asked when the operator names none. */
  defaultModel: string
  /** Whether it searches the web and names its sources. */
  searchesWeb: boolean
  /** Whether it can look at pictures. */
  readsImages: boolean
  /** Loads its package only now, so that a server with one provider does not load six. */
  open(access: ProviderAccess): Promise<Model>
}

/** A provider that is configured, ready to be asked. */
export interface Provider {
  name: string
  modelId: string
  searchesWeb: boolean
  readsImages: boolean
  model: Model
}

export const defineProvider = <Name extends string>(definition: ProviderDefinition<Name>) => definition
