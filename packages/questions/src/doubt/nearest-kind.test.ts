import { expect, it } from 'vitest'
import { findNearestKind } from './nearest-kind.ts'

it.each([
  ['A boat goes upstream and nobody knows how far. When does it return?', 'Boats & Streams'],
  ['Something about the compound interest of a loan with odd rules', 'Compound Interest'],
  ['Which pipes fill the cistern if one of them leaks at night?', 'Pipes & Cisterns'],
])('shows a worked example of the nearest kind for "%s"', async (doubt, chapter) => {
  const nearest = await findNearestKind(doubt, 'test')
  expect(nearest?.chapter).toBe(chapter)
  expect(nearest?.steps.length).toBeGreaterThan(0)
  expect(nearest?.answer).not.toBe('')
})

it('makes a fresh example each time and none for words that no chapter knows', async () => {
  const doubt = 'the speed of a train in a riddle'
  const first = await findNearestKind(doubt, 'one')
  expect(await findNearestKind(doubt, 'one')).toEqual(first)
  expect((await findNearestKind(doubt, 'two'))?.question).not.toBe(first?.question)
  expect(await findNearestKind('zxqv wvut', 'one')).toBeNull()
})
