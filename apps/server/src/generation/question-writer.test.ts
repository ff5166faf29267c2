import { afterEach, describe, expect, it } from 'vitest'
import { type FakeProvider, runFakeProvider } from '../testing/fake-provider.ts'
import { buildBrief, openTestWriter } from '../testing/test-writer.ts'

const open: FakeProvider[] = []
const provider = async (...input: Parameters<typeof runFakeProvider>) => {
  const fake = await runFakeProvider(...input)
  open.push(fake)
  return fake
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()))
})

describe('writing questions with a provider', () => {
  it('gives what was asked for, each solved a second time without its key', async () => {
    const fake = await provider()
    const { collect, drops } = await openTestWriter({ openai: fake })
    const written = await collect({ brief: buildBrief(), count: 10, avoid: [] })
    expect(written.length).toBeGreaterThanOrEqual(10)
    expect(new Set(written.map(({ question }) => question.trust))).toEqual(new Set(['self-checked']))
    expect(drops).toEqual([])
    for (const call of fake.calls.filter(({ kind }) => kind === 'solve'))
      expect(call.prompt).not.toMatch(/correct/i)
  })
})
