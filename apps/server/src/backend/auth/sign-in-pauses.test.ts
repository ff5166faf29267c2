import { expect, it } from 'vitest'
import { createSignInPauses, rememberFailures } from './sign-in-pauses.ts'

function open() {
  let moment = 1_000_000
  const pauses = createSignInPauses(rememberFailures(() => moment))
  return {
    ...pauses,
    pass(seconds: number) {
      moment += seconds * 1000
    },
    async fail(email: string, times: number) {
      for (let turn = 0; turn < times; turn += 1) await pauses.failed(email)
    },
  }
}

it('lets people mistype, then makes each guess at an account wait twice as long, up to five minutes', async () => {
  const { secondsLeft, fail } = open()
  await fail('a@b.c', 4)
  expect(await secondsLeft('a@b.c')).toBe(0)
  const waits: number[] = []
  for (let turn = 1; turn <= 4; turn += 1) {
    await fail(' A@b.c', 1)
    waits.push(await secondsLeft('a@b.c'))
  }
  expect(waits).toEqual([1, 2, 4, 8])
  await fail('a@b.c', 30)
  expect(await secondsLeft('a@b.c')).toBe(300)
})

it('is over after the pause, forgotten after a success and after a quarter of an hour', async () => {
  const { secondsLeft, fail, pass, succeeded } = open()
  await fail('a@b.c', 6)
  pass(2)
  expect(await secondsLeft('a@b.c')).toBe(0)
  await fail('a@b.c', 1)
  expect(await secondsLeft('a@b.c')).toBe(4)
  await succeeded('a@b.c')
  await fail('a@b.c', 4)
  expect(await secondsLeft('a@b.c')).toBe(0)
  await fail('a@b.c', 9)
  pass(15 * 60)
  expect(await secondsLeft('a@b.c')).toBe(0)
  await fail('a@b.c', 1)
  expect(await secondsLeft('a@b.c')).toBe(0)
})

it('does not touch other accounts, and forgets the oldest when there are too many', async () => {
  const { secondsLeft, fail } = open()
  await fail('first@b.c', 6)
  expect(await secondsLeft('other@b.c')).toBe(0)
  for (let account = 0; account < 10_000; account += 1) await fail(`${account}@b.c`, 1)
  expect(await secondsLeft('first@b.c')).toBe(0)
})

it('takes guesses at one account one after the other, and those at others at the same time', async () => {
  const { inTurn, secondsLeft, failed } = open()
  const guess = (email: string) =>
    inTurn(email, async () => {
      if ((await secondsLeft(email)) > 0) return 'refused'
      await failed(email)
      return 'wrong'
    })
  const guesses = await Promise.all(Array.from({ length: 8 }, () => guess('a@b.c')))
  expect(guesses).toEqual([...Array(5).fill('wrong'), ...Array(3).fill('refused')])
  // One that fails altogether holds up nobody.
  const broken = inTurn('a@b.c', () => Promise.reject(new Error('no database')))
  const next = guess('a@b.c')
  await expect(broken).rejects.toThrow('no database')
  expect(await next).toBe('refused')
  let isDone = false
  const long = inTurn('slow@b.c', () => new Promise<void>((resolve) => setTimeout(resolve, 20))).then(() => {
    isDone = true
  })
  expect([await guess('other@b.c'), isDone]).toEqual(['wrong', false])
  await long
})
