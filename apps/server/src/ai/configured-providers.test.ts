import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { configuredProviders } from './configured-providers.ts'

describe('the configured providers', () => {
  it('are none without a key', () => {
    expect(configuredProviders(readEnvironment({}))).toEqual([])
  })

  it('are those whose key is set', () => {
    expect(
      configuredProviders(readEnvironment({ OPENAI_API_KEY: 'sk-a', DEEPSEEK_API_KEY: 'sk-b' })),
    ).toEqual(['deepseek', 'openai'])
  })

  it('include an own endpoint without a key', () => {
    const environment = readEnvironment({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama' })
    expect(configuredProviders(environment)).toEqual(['openai-compatible'])
  })
})
