import type { HallProgress, SatPaper } from '@ekagra/schema/exam-paper'
import { describe, expect, it } from 'vitest'
import { mergePapers } from './merge-papers.ts'
import { canonicalJson, makeVersion, mergeVersions } from './merge-versions.ts'
import { type Agreed, leaveOpen, reconcile, type SyncRow } from './reconcile.ts'

describe('a paper that was continued on two devices', () => {
  const progress = (changes: Partial<HallProgress>): HallProgress => ({
    id: 'p',
    revision: 1,
    elapsedMs: 0,
    at: 0,
    answers: [null, null, null],
    drafts: [null, null, null],
    marked: [false, false, false],
    visited: [true, false, false],
    crossed: [[], [], []],
    visits: [],
    breaks: 0,
    ...changes,
  })
  const phone = progress({
    revision: 7,
    elapsedMs: 3000,
    at: 1,
    answers: [0, 1, null],
    drafts: [0, 1, null],
    marked: [true, false, false],
    visited: [true, true, false],
  })
  const laptop = progress({
    revision: 4,
    elapsedMs: 9000,
    at: 2,
    answers: [3, null, 2],
    drafts: [3, null, 2],
    marked: [false, false, true],
    visited: [true, false, true],
  })
  const both = {
    id: 'p',
    progress: {
      ...phone,
      revision: 8,
      elapsedMs: 9000,
      answers: [0, 1, 2],
      drafts: [0, 1, 2],
      marked: [true, false, true],
      visited: [true, true, true],
    },
  }

  it('has the answers of both, led by the one with more steps', () => {
    const [one, other] = [
      { id: 'p', progress: phone },
      { id: 'p', progress: laptop },
    ]
    expect(mergePapers(one, other)).toEqual(both)
    expect(mergePapers(other, one)).toEqual(both)
  })

  it('stays handed in, at the later of two times, with the causes of both', () => {
    const sat = (finishedAt: string, causes: object = {}) => ({ id: 'p', finishedAt, causes }) as SatPaper
    const [early, late] = [sat('2026-11-15T10:00:00Z'), sat('2026-11-15T12:00:00+01:00')]
    const open = { id: 'p', progress: phone }
    expect(mergePapers(early, open)).toBe(early)
    expect(mergePapers(open, early)).toBe(early)
    expect(mergePapers(early, late)).toBe(late)
    expect(mergePapers(late, early)).toBe(late)
    const same = mergePapers(
      sat('2026-11-15T10:00:00Z', { 1: 'slow', 2: 'guess' }),
      sat('2026-11-15T10:00:00Z', { 2: 'concept' }),
    )
    expect(same).toEqual(sat('2026-11-15T10:00:00Z', { 1: 'slow', 2: 'concept' }))
  })
})

describe('two versions of one thing', () => {
  const joined = { combine: (older: string, newer: string) => `${older} ${newer}` }

  it('become the same whichever a device had first, also if they are of one moment', () => {
    for (const [first, second] of [
      [10, 20],
      [20, 10],
      [10, 10],
    ] as const) {
      const [a, b] = [makeVersion('a', first), makeVersion('b', second)]
      const merged = mergeVersions('key', a, b, joined)
      expect(mergeVersions('key', b, a, joined)).toEqual(merged)
      if (first !== second) expect(merged.version.value).toBe(first < second ? 'a b' : 'b a')
      expect(merged.version.changedAt).toBe(Math.max(first, second))
      expect([...merged.version.parents].sort()).toEqual([a.mark, b.mark].sort())
    }
  })

  it('become the newer one where it was made from the other, and the one that is left where one was removed', () => {
    const first = makeVersion('a', 10)
    const next = makeVersion('b', 20, first)
    expect(mergeVersions('key', first, next, joined).version).toMatchObject({ value: 'b', mark: next.mark })
    expect(mergeVersions('key', next, first, joined).version).toMatchObject({ value: 'b', mark: next.mark })
    const [gone, kept] = [makeVersion(null, 30), makeVersion('c', 20)]
    expect(mergeVersions('key', gone, kept, joined).version.value).toBe('c')
    expect(mergeVersions('key', makeVersion(null, 5), kept, joined).version.value).toBe('c')
  })
})

describe('what a device leaves out', () => {
  const row = (key: string, value: string): SyncRow => ({
    kind: 'notes',
    key,
    version: makeVersion(value, 10),
  })

  it('is what is open, which has to be read again only if it was new', () => {
    const [open, other] = [row('open', '1'), row('other', '2')]
    const isOpen = ({ key }: { key: string }) => key === 'open'
    expect(leaveOpen([open, other], [], isOpen)).toEqual({ rows: [other], isComplete: false })
    expect(leaveOpen([other], [], isOpen)).toEqual({ rows: [other], isComplete: true })
    const { mark, changedAt } = open.version
    const agreed: Agreed = { kind: 'notes', key: 'open', mark, changedAt, parents: [] }
    expect(leaveOpen([open], [agreed], isOpen)).toEqual({ rows: [], isComplete: true })
    expect(leaveOpen([open], [{ ...agreed, mark: 'later', parents: [mark] }], isOpen).isComplete).toBe(true)
    expect(leaveOpen([open], [{ ...agreed, key: 'other' }], isOpen).isComplete).toBe(false)
  })

  it('was made before everything else when it was there before the first sync', () => {
    const local = [{ kind: 'notes', key: 'a', value: '"x"' }]
    const versions = (agreed: readonly Agreed[]) =>
      reconcile({ agreed: [...agreed], local, pulled: [], rules: { notes: joinedRule }, now: 99 }).push.map(
        ({ key, version }) => [key, version.changedAt],
      )
    const joinedRule = { combine: (_older: string, newer: string) => newer }
    expect(versions([])).toEqual([['a', 0]])
    const { mark, changedAt, parents } = makeVersion('"y"', 10)
    expect(versions([{ kind: 'notes', key: 'a', mark, changedAt, parents }])).toEqual([['a', 99]])
  })
})

describe('JSON that is compared', () => {
  it('does not depend on the order of fields, at any depth, but on that of lists', () => {
    expect(canonicalJson({ b: { y: 1, x: [2, 1] }, a: null })).toBe('{"a":null,"b":{"x":[2,1],"y":1}}')
    expect(canonicalJson([{ c: 1, a: 2, b: 3 }])).toBe('[{"a":2,"b":3,"c":1}]')
    expect(canonicalJson('text')).toBe('"text"')
  })

  it('has a history that does not grow for ever', () => {
    let version = makeVersion('0', 0)
    for (let count = 1; count <= 60; count += 1) version = makeVersion(String(count), count, version)
    expect(version.parents).toHaveLength(40)
  })
})
