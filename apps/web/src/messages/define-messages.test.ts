import { describe, expect, it, vi } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { shellMessages } from './en/shell.ts'
import { chooseLocale } from './locale.ts'

const english = { hello: 'Hello', count: (n: number) => `${n} questions` }
const hindi = { hello: 'नमस्ते', count: (n: number) => `${n} प्रश्न` }

describe('the words of an area', () => {
  it('are available at once in English', () => {
    expect(defineMessages(english).arrived('en')).toBe(english)
  })

  it('are fetched once in another language, and are available from then on', async () => {
    const fetchHindi = vi.fn(async () => hindi)
    const area = defineMessages(english, { hi: fetchHindi })
    expect(area.arrived('hi')).toBeUndefined()
    const [first, second] = await Promise.all([area.load('hi'), area.load('hi')])
    expect(first).toBe(hindi)
    expect(second).toBe(hindi)
    expect(fetchHindi).toHaveBeenCalledOnce()
    expect(area.arrived('hi')?.count(3)).toBe('3 प्रश्न')
  })

  it('are fetched in the language chosen earlier before anything is rendered', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'hi' })
    const area = defineMessages(english, { hi: async () => hindi })
    vi.unstubAllGlobals()
    await expect.poll(() => area.arrived('hi')).toBe(hindi)
  })

  it('are fetched when their language is chosen', async () => {
    const area = defineMessages(english, { hi: async () => hindi })
    chooseLocale('hi')
    await expect.poll(() => area.arrived('hi')).toBe(hindi)
  })

  it('stay English if there is no translation', async () => {
    await expect(defineMessages(english).load('hi')).resolves.toBe(english)
  })

  it('stay English if the translation cannot be fetched', async () => {
    const area = defineMessages(english, { hi: () => Promise.reject(new Error('offline')) })
    await expect(area.load('hi')).resolves.toBe(english)
  })
})

it('the frame of the app is translated into Hindi', async () => {
  const words = await shellMessages.load('hi')
  expect(words.nav.practice).toBe('अभ्यास')
  expect(words.palette.searchFor('रेलगाड़ी')).toBe('"रेलगाड़ी" खोजें')
})
