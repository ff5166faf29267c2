import 'fake-indexeddb/auto'
import { planClock } from '@ekagra/exam/exam-paper/hall-clock'
import { planHall, startHall } from '@ekagra/exam/exam-paper/hall-state'
import { canonicalJson } from '@ekagra/exam/sync/merge-versions'
import type { HallAnswer, HallProgress } from '@ekagra/schema/exam-paper'
import { createClient } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makePaper } from '../../testing/make-paper.ts'
import { clearLearnerData } from '../stores/core/clear-learner-data.ts'
import {
  findRunningPapers,
  loadPaper,
  removePaper,
  saveHallProgress,
  storePaper,
} from '../stores/hall/paper-store.ts'
import { listSatPapers, saveSatPaper } from '../stores/hall/sat-paper-store.ts'
import { toggleBookmark } from '../stores/learner/bookmark-store.ts'
import { deleteNote, readNotes, saveNote } from '../stores/learner/note-store.ts'
import { markSeen, readSeen } from '../stores/learner/seen-questions.ts'
import { countWaiting, listLocal, planFirstSync, syncOnce } from './sync-once.ts'
import { readSyncState } from './sync-state.ts'

vi.mock('../stores/core/log-storage-problem.ts')
// The files of one worker share modules: those of a file before this one may hold a database that it has replaced.
vi.hoisted(() => vi.resetModules())

interface Row extends Record<string, unknown> {
  id: string
  kind: string
  key: string
  mark: string
  received_at: string
}

/** The table of the account, as the client library speaks to it over HTTP. */
let opened = 0
function openAccount() {
  opened += 1
  const rows: Row[] = []
  let isAway = false
  let takesPieces = Number.POSITIVE_INFINITY
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    // A failure that the client library does not try again by itself, which would take seconds.
    if (isAway) return Response.json({ message: 'away' }, { status: 500 })
    const url = new URL(`${input instanceof Request ? input.url : input}`)
    const method = init?.method ?? 'GET'
    if (method === 'POST') {
      if (takesPieces <= 0) return Response.json({ message: 'away' }, { status: 500 })
      takesPieces -= 1
      const moment = new Date(1_763_000_000_000 + rows.length).toISOString()
      for (const row of JSON.parse(`${init?.body}`)) rows.push({ ...row, received_at: moment })
      return new Response(null, { status: 201 })
    }
    if (method === 'DELETE') {
      const value = (name: string) => url.searchParams.get(name)?.replace(/^eq\./, '')
      const marks =
        url.searchParams
          .get('mark')
          ?.match(/[\w-]+/g)
          ?.slice(1) ?? []
      for (const row of [...rows]) {
        if (row.kind === value('kind') && row.key === value('key') && marks.includes(row.mark))
          rows.splice(rows.indexOf(row), 1)
      }
      return new Response(null, { status: 204 })
    }
    const from = url.searchParams.get('received_at')?.replace(/^gte\./, '') ?? ''
    const [, after] = /received_at\.gt\."([^"]+)"/.exec(url.searchParams.get('or') ?? '') ?? []
    const limit = Number(url.searchParams.get('limit'))
    const order = (a: Row, b: Row) => a.received_at.localeCompare(b.received_at) || a.id.localeCompare(b.id)
    const [, afterId = ''] = /id\.gt\.([\w-]+)/.exec(url.searchParams.get('or') ?? '') ?? []
    const isNext = (row: Row) =>
      after === undefined || row.received_at > after || (row.received_at === after && row.id > afterId)
    return Response.json(
      rows
        .filter((row) => row.received_at >= from && isNext(row))
        .toSorted(order)
        .slice(0, limit),
    )
  }
  const client = createClient('http://account.test', 'key', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `account-${opened}` },
    global: { fetch: answer },
  })
  return {
    client,
    rows,
    goAway: (away: boolean) => {
      isAway = away
    },
    take: (pieces: number) => {
      takesPieces = pieces
    },
  }
}

let time = 1_763_100_000_000
let drawn = 0
const options = {
  userId: 'user-1',
  now: () => {
    time += 1000
    return time
  },
  drawId: () => {
    drawn += 1
    return `row-${String(drawn).padStart(6, '0')}`
  },
}
const note = (id: string, content: string) => ({
  id,
  title: 'Ratio',
  content,
  tags: [],
  lastUpdated: new Date(time).toISOString(),
})
const contents = async () => (await listLocal()).map((item) => canonicalJson(item)).sort()

beforeEach(async () => {
  await clearLearnerData()
})

describe('a device with an account', () => {
  it('gives everything to a second device, and nothing is sent again', async () => {
    const { client, rows } = openAccount()
    await saveNote(note('n-1', 'two to three'))
    toggleBookmark({ id: 'q-1' })
    markSeen('Trains', 'hard', ['q-1', 'q-2'])
    expect(await planFirstSync(client, options.now())).toEqual({ up: 4, down: 0, copies: 0 })
    await syncOnce(client, options)
    const before = await contents()
    const sent = rows.length
    await syncOnce(client, options)
    expect(rows).toHaveLength(sent)
    await clearLearnerData()
    await syncOnce(client, options)
    expect(await contents()).toEqual(before)
    expect(rows).toHaveLength(sent)
  })

  it('keeps both versions of a note that was written on two devices, and says so before', async () => {
    const { client } = openAccount()
    await saveNote(note('n-1', 'first version'))
    await syncOnce(client, options)
    await clearLearnerData()
    await saveNote(note('n-1', 'another version'))
    expect(await planFirstSync(client, options.now())).toMatchObject({ copies: 1 })
    await syncOnce(client, options)
    expect(
      readNotes()
        .map(({ content }) => content)
        .sort(),
    ).toEqual(['another version', 'first version'])
  })

  it('removes on the other devices what was removed here, and keeps what both have seen', async () => {
    const { client, rows } = openAccount()
    await saveNote(note('n-1', 'text'))
    markSeen('Trains', 'hard', ['q-1'])
    await syncOnce(client, options)
    await deleteNote('n-1')
    markSeen('Trains', 'hard', ['q-2'])
    await syncOnce(client, options)
    await clearLearnerData()
    markSeen('Trains', 'hard', ['q-3'])
    await syncOnce(client, options)
    expect(readNotes()).toEqual([])
    expect(readSeen('Trains', 'hard').toSorted()).toEqual(['q-1', 'q-2', 'q-3'])
    // Only the newest version of a list is stored.
    expect(rows.filter(({ kind, key }) => kind === 'seen' && key.startsWith('level'))).toHaveLength(1)
  })

  it('works without a network, says how much waits, and sends it later once', async () => {
    const { client, rows, goAway, take } = openAccount()
    await syncOnce(client, options)
    goAway(true)
    for (let index = 0; index < 5; index += 1) await saveNote(note(`n-${index}`, 'x'.repeat(100_000)))
    await expect(syncOnce(client, options)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(await countWaiting()).toBe(5)
    goAway(false)
    take(1)
    await expect(syncOnce(client, options)).rejects.toMatchObject({ reason: 'unreachable' })
    const left = await countWaiting()
    expect(left > 0 && left < 5).toBe(true)
    take(100)
    await syncOnce(client, options)
    expect(await countWaiting()).toBe(0)
    expect(rows.map(({ key }) => key).sort()).toEqual(['n-0', 'n-1', 'n-2', 'n-3', 'n-4'])
  })

  it('does not remove what a newer version of the app has stored and this one cannot read', async () => {
    const { client, rows } = openAccount()
    const strange = { mark: 'abc-1', parents: '', changed_at: 1, value: '{"id":"b-9","future":[]}' }
    rows.push(
      { id: 'r-1', kind: 'notes', key: 'b-9', received_at: '2025-11-13T00:00:00.000Z', ...strange },
      { id: 'r-2', kind: 'dreams', key: 'd-1', received_at: '2025-11-13T00:00:00.000Z', ...strange },
    )
    await syncOnce(client, options)
    await syncOnce(client, options)
    expect(rows.map(({ id }) => id)).toEqual(['r-1', 'r-2'])
  })

  it('begins anew with another account', async () => {
    const first = openAccount()
    const second = openAccount()
    await saveNote(note('n-1', 'text'))
    await syncOnce(first.client, options)
    await syncOnce(second.client, { ...options, userId: 'user-2' })
    expect(second.rows.map(({ key }) => key)).toEqual(['n-1'])
    expect((await readSyncState())?.userId).toBe('user-2')
  })
})

describe('an exam paper that is being sat', () => {
  const paper = { ...makePaper('paper-1'), startedAt: new Date().toISOString() }
  const progressOf = (revision: number, answers: HallAnswer[]): HallProgress => ({
    ...startHall(planHall(paper.questions, planClock(paper.pattern, false))),
    id: paper.id,
    revision,
    answers,
    elapsedMs: revision * 1000,
  })
  const held = new Set<string>()
  beforeEach(() => {
    held.clear()
    const query = async () => ({
      held: [...held].map((id) => ({ name: `ekagra:session:${id}` })),
      pending: [],
    })
    const request = async (_name: string, work: () => unknown) => work()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { query, request } }))
    return () => vi.unstubAllGlobals()
  })
  /** What another device of the same person has: everything of this one goes, and comes back with the account. */
  const onAnotherDevice = async (client: ReturnType<typeof openAccount>['client']) => {
    await clearLearnerData()
    await syncOnce(client, options)
  }

  it('is continued on another device, and its questions are sent once', async () => {
    const { client, rows } = openAccount()
    await storePaper(paper)
    await saveHallProgress(progressOf(1, [0, null, null, null]))
    await syncOnce(client, options)
    await saveHallProgress(progressOf(2, [0, 1, null, null]))
    expect(await countWaiting()).toBe(1)
    await syncOnce(client, options)
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['paperQuestions', 'papers'])
    await onAnotherDevice(client)
    expect(await loadPaper(paper.id)).toEqual({ paper, progress: progressOf(2, [0, 1, null, null]) })
  })

  it('does not change while it is open here; afterwards it has the answers of both', async () => {
    const { client, rows } = openAccount()
    await storePaper(paper)
    await saveHallProgress(progressOf(1, [0, null, null, null]))
    await syncOnce(client, options)
    // The other device answers one more question.
    const other = { id: paper.id, progress: progressOf(2, [0, 2, null, null]) }
    const before = rows.find(({ kind }) => kind === 'papers')
    rows.push({
      id: 'row-other',
      kind: 'papers',
      key: paper.id,
      value: canonicalJson(other),
      mark: 'other-1',
      parents: before?.mark ?? '',
      changed_at: time,
      received_at: new Date(1_763_000_000_000 + 500).toISOString(),
    })
    held.add(paper.id)
    const mine = progressOf(3, [0, null, 3, null])
    await saveHallProgress(mine)
    await syncOnce(client, options)
    expect((await loadPaper(paper.id))?.progress).toEqual(mine)
    held.clear()
    await syncOnce(client, options)
    expect((await loadPaper(paper.id))?.progress).toMatchObject({ answers: [0, 2, 3, null], revision: 4 })
  })

  it('stays handed in, when another device still had it begun', async () => {
    const { client, rows } = openAccount()
    await storePaper(paper)
    await saveHallProgress(progressOf(1, [0, null, null, null]))
    await syncOnce(client, options)
    const begun = rows.filter(({ kind }) => kind !== 'settings').map((row) => ({ ...row }))
    const sat = {
      id: paper.id,
      paper,
      progress: progressOf(2, [0, 1, null, null]),
      finishedAt: new Date(time).toISOString(),
      endedBy: 'learner' as const,
      causes: {},
    }
    await saveSatPaper(sat)
    await removePaper(paper.id)
    await syncOnce(client, options)
    // A device that has never heard of it goes on and sends what it did.
    const late = { id: paper.id, progress: progressOf(9, [3, 3, 3, 3]) }
    const moment = { received_at: new Date(1_763_000_000_000 + 900).toISOString() }
    for (const [index, row] of begun.entries())
      rows.push({
        ...row,
        ...moment,
        id: `row-late-${index}`,
        ...(row.kind === 'papers' && { mark: 'late-1', value: canonicalJson(late) }),
      })
    await syncOnce(client, options)
    expect([await findRunningPapers(), await listSatPapers()]).toEqual([[], [sat]])
    await onAnotherDevice(client)
    expect([await findRunningPapers(), await listSatPapers()]).toEqual([[], [sat]])
  })
})
