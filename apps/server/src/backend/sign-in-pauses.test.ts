import { expect, it } from 'vitest'
import { createSignInPauses } from './sign-in-pauses.ts'

function open() {
  let moment = 1_000_000
  const pauses = createSignInPauses(() => moment)
  return {
    ...pauses,
    pass(seconds: number) {
      moment += seconds * 1000
    },
    fail(email: string, times: number) {
      for (let turn = 0; turn < times; turn += 1) pauses.failed(email)
    },
  }
}

it('lets people mistype, then makes each guess at an account wait twice as long, up to five minutes', () => {
  const { secondsLeft, fail } = open()
  fail('a@b.c', 4)
  expect(secondsLeft('a@b.c')).toBe(0)
  const waits = [1, 2, 3, 4].map(() => {
    fail(' A@b.c', 1)
    return secondsLeft('a@b.c')
  })
  expect(waits).toEqual([1, 2, 4, 8])
  fail('a@b.c', 30)
  expect(secondsLeft('a@b.c')).toBe(300)
})

it('is over after the pause, forgotten after a success and after a quarter of an hour', () => {
  const { secondsLeft, fail, pass, succeeded } = open()
  fail('a@b.c', 6)
  pass(2)
  expect(secondsLeft('a@b.c')).toBe(0)
  fail('a@b.c', 1)
  expect(secondsLeft('a@b.c')).toBe(4)
  succeeded('a@b.c')
  fail('a@b.c', 4)
  expect(secondsLeft('a@b.c')).toBe(0)
  fail('a@b.c', 9)
  pass(15 * 60)
  expect(secondsLeft('a@b.c')).toBe(0)
  fail('a@b.c', 1)
  expect(secondsLeft('a@b.c')).toBe(0)
})

it('does not touch other accounts, and forgets the oldest when there are too many', () => {
  const { secondsLeft, fail } = open()
  fail('first@b.c', 6)
  expect(secondsLeft('other@b.c')).toBe(0)
  for (let account = 0; account < 10_000; account += 1) fail(`${account}@b.c`, 1)
  expect(secondsLeft('first@b.c')).toBe(0)
})
