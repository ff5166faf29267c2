import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseUnseen } from './choose-unseen.ts'

const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

describe('chooseUnseen', () => {
  it('GEN-28 avoids seen questions while there are enough new ones', () => {
    const { chosen, reused } = chooseUnseen(questions, ['a', 'c'], 2)
    expect([ids(chosen), reused]).toEqual(['bd', 0])
  })

  it('GEN-28 reuses the ones seen longest ago when fewer new ones exist than requested', () => {
    const { chosen, reused } = chooseUnseen(questions, ['d', 'x', 'a', 'c'], 3)
    expect([ids(chosen), reused]).toEqual(['bda', 2])
  })

  it('STORE-11 reports when a topic is fully seen', () => {
    expect(chooseUnseen(questions, ['a', 'b', 'c', 'd'], 2)).toMatchObject({ fullySeen: true, reused: 2 })
    expect(chooseUnseen(questions, ['a', 'b', 'c'], 2).fullySeen).toBe(false)
    expect(chooseUnseen([{ id: 'a' }], ['a'], 1).fullySeen).toBe(true)
    expect(chooseUnseen([], ['a'], 2).fullySeen).toBe(false)
    expect(chooseUnseen(questions, [], 0).fullySeen).toBe(false)
  })

  it('GEN-28 gives as many as requested and available, none twice, and never a seen one before a new one', () => {
    const id = fc.constantFrom(...'abcdefgh')
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), fc.nat(10), (offered, seen, count) => {
        const { chosen } = chooseUnseen(
          offered.map((name) => ({ id: name })),
          seen,
          count,
        )
        const chosenIds = chosen.map((question) => question.id)
        expect(new Set(chosenIds).size).toBe(Math.min(count, offered.length))
        const firstSeen = chosenIds.findIndex((name) => seen.includes(name))
        const leftOut = offered.filter((name) => !chosenIds.includes(name))
        if (firstSeen >= 0) {
          expect(chosenIds.slice(firstSeen).every((name) => seen.includes(name))).toBe(true)
          expect(leftOut.every((name) => seen.includes(name))).toBe(true)
        }
      }),
    )
  })
})
