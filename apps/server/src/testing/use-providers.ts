import { afterAll, afterEach, beforeAll } from 'vitest'
import { type FakeProvider, runFakeProvider } from './fake-provider.ts'
import { openTestBackend, type TestBackend } from './open-functions.ts'

/** For the tests of one file: a real database, and fake providers that are closed after the test that started them. */
export function useProviders() {
  const running: FakeProvider[] = []
  let opened: TestBackend | undefined
  const backend = () => {
    if (!opened) throw new Error('the database is open only while tests run')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestBackend()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((fake) => fake.close()))
    await backend().client.from('pool_questions').delete().neq('id', '')
  })
  afterAll(() => opened?.close())

  return {
    backend,
    async start(...input: Parameters<typeof runFakeProvider>): Promise<FakeProvider> {
      const fake = await runFakeProvider(...input)
      running.push(fake)
      return fake
    },
  }
}
