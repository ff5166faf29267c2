import { CircuitState } from 'cockatiel'
import { expect, it } from 'vitest'
import { createShareBreaker } from './share-breaker.ts'

function open(underWay = 0) {
  const calls = { underWay }
  let moment = 0
  const breaker = createShareBreaker({ least: 8, underWay: () => calls.underWay, now: () => moment })
  const fail = (times: number) =>
    Array.from({ length: times }, () => breaker.failure(CircuitState.Closed)).includes(true)
  return {
    calls,
    fail,
    succeed: (times: number) => {
      for (let call = 0; call < times; call += 1) breaker.success(CircuitState.Closed)
    },
    pass: (ms: number) => {
      moment += ms
    },
  }
}

it('takes a provider for down after eight failures with nothing else', () => {
  const { fail } = open()
  expect(fail(7)).toBe(false)
  expect(fail(1)).toBe(true)
})

it('does not when failures come at once and the answers of the other calls take their time', () => {
  const { fail, calls } = open(22)
  expect(fail(10)).toBe(false)
  calls.underWay = 0
  expect(fail(1)).toBe(true)
})

it('does not when many calls that hung fail together, but most succeed', () => {
  const { fail, succeed } = open()
  succeed(45)
  expect(fail(19)).toBe(false)
})

it('forgets what is older than half a minute', () => {
  const { fail, succeed, pass } = open()
  succeed(100)
  fail(7)
  pass(30_001)
  expect(fail(7)).toBe(false)
  expect(fail(1)).toBe(true)
})
