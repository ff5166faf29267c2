import type { ExamPaper, HallProgress } from '@ekagra/schema/exam-paper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHandedIn, mergePapers, type PaperState, placePaper } from './merge-papers.ts'
import { canonicalJson, contentMark } from './merge-versions.ts'
import {
  type Agreed,
  hasLostStorage,
  leaveOpen,
  reconcile,
  type SyncRow,
  type SyncRule,
} from './reconcile.ts'

const newest = (_older: string, newer: string) => newer
const rules: Record<string, SyncRule> = {
  history: { combine: newest },
  settings: { combine: newest },
  seen: {
    combine: (older, newer) =>
      canonicalJson([...new Set([...JSON.parse(older), ...JSON.parse(newer)])].sort()),
  },
  papers: {
    combine: (older, newer) => canonicalJson(mergePapers(JSON.parse(older), JSON.parse(newer))),
  },
  questions: { combine: newest },
  notes: { combine: newest, copy: (loser, key) => ({ key: `${key}~${contentMark(loser)}`, value: loser }) },
}

const isOfPaper = (kind: string) => kind === 'papers' || kind === 'questions'

/** The account: rows in the order in which they came. */
class Account {
  rows: SyncRow[] = []
}

class Device {
  things = new Map<string, string>()
  /** Papers that are being sat here. */
  open = new Set<string>()
  agreed: Agreed[] = []
  cursor = 0
  private account: Account
  private clock: () => number
  constructor(account: Account, clock: () => number) {
    this.account = account
    this.clock = clock
  }

  put(kind: string, key: string, value: unknown) {
    this.things.set(`${kind}\n${key}`, canonicalJson(value))
  }
  read(kind: string, key: string): unknown {
    const text = this.things.get(`${kind}\n${key}`)
    return text === undefined ? undefined : JSON.parse(text)
  }
  list(kind: string) {
    return [...this.things].filter(([id]) => id.startsWith(`${kind}\n`)).map(([, value]) => JSON.parse(value))
  }
  paper(id: string): { questions?: ExamPaper; state?: PaperState } {
    const [questions, state] = [this.things.get(`questions\n${id}`), this.things.get(`papers\n${id}`)]
    return {
      ...(questions && { questions: JSON.parse(questions) }),
      ...(state && { state: JSON.parse(state) }),
    }
  }
  place(
    id: string,
    { questions, state }: { questions?: ExamPaper | undefined; state?: PaperState | undefined },
  ) {
    for (const [kind, value] of Object.entries({ questions, papers: state })) {
      if (value === undefined) this.things.delete(`${kind}\n${id}`)
      else this.put(kind, id, value)
    }
  }
  /** Reads some rows a second time, as a device does that cannot know where it stopped. */
  sync(overlap = 0) {
    const local = [...this.things].map(([id, value]) => {
      const [kind = '', key = ''] = id.split('\n')
      return { kind, key, value }
    })
    const all = this.account.rows.slice(Math.max(0, this.cursor - overlap))
    const { rows, isComplete } = leaveOpen(
      all,
      this.agreed,
      ({ kind, key }) => isOfPaper(kind) && this.open.has(key),
    )
    const { apply, push, agreed } = reconcile({
      agreed: this.agreed,
      local,
      pulled: rows,
      rules,
      now: this.clock(),
    })
    if (isComplete) this.cursor = this.account.rows.length
    const before = new Map(this.things)
    for (const { kind, key, value } of apply) {
      if (isOfPaper(kind)) continue
      if (value === null) this.things.delete(`${kind}\n${key}`)
      else this.things.set(`${kind}\n${key}`, value)
    }
    for (const id of new Set(apply.filter(({ kind }) => isOfPaper(kind)).map(({ key }) => key))) {
      const change = (kind: string) => {
        const found = apply.find((item) => item.kind === kind && item.key === id)
        return found && (found.value === null ? null : JSON.parse(found.value))
      }
      this.place(
        id,
        placePaper(this.paper(id), { id, state: change('papers'), questions: change('questions') }),
      )
    }
    for (const id of this.open)
      for (const kind of ['papers', 'questions'])
        expect(this.things.get(`${kind}\n${id}`)).toBe(before.get(`${kind}\n${id}`))
    this.account.rows.push(...push)
    this.agreed = agreed
    return push.length
  }
}

function openDevices(count: number, drift: readonly number[] = []) {
  let time = 1_700_000_000_000
  const account = new Account()
  const devices = Array.from(
    { length: count },
    (_, index) =>
      new Device(account, () => {
        time += 1000
        return time + (drift[index] ?? 0)
      }),
  )
  return { account, devices }
}

/** Until nobody has anything to say any more. */
function settle(devices: readonly Device[]) {
  for (let round = 0; round < 6; round += 1) for (const device of devices) device.sync(3)
}

const contents = ({ things }: Device) => [...things].sort(([a], [b]) => (a < b ? -1 : 1))

describe('two devices', () => {
  const [a, b] = (() => {
    const { devices } = openDevices(2)
    return devices
  })()
  it('have the notes of both, when both changed the same note without knowing of each other', () => {
    if (!a || !b) throw new Error('no devices')
    a.put('notes', 'n', 'first')
    settle([a, b])
    a.put('notes', 'n', 'by a')
    b.put('notes', 'n', 'by b')
    settle([a, b])
    expect(contents(a)).toEqual(contents(b))
    expect(a.list('notes').sort()).toEqual(['by a', 'by b'])
  })

  it('lose a note that one of them removed, unless the other changed it meanwhile', () => {
    const { devices } = openDevices(2)
    const [one, two] = devices
    if (!one || !two) throw new Error('no devices')
    one.put('notes', 'kept', 'text')
    one.put('notes', 'gone', 'text')
    settle(devices)
    one.things.delete('notes\nkept')
    one.things.delete('notes\ngone')
    two.put('notes', 'kept', 'changed')
    settle(devices)
    expect(contents(one)).toEqual([['notes\nkept', '"changed"']])
    expect(contents(two)).toEqual(contents(one))
  })

  it('send nothing again and do not double what both had before they were signed in', () => {
    const { account, devices } = openDevices(2)
    for (const device of devices) {
      device.put('history', 'h', { score: 1 })
      device.put('notes', 'n', 'same')
    }
    settle(devices)
    const sent = account.rows.length
    settle(devices)
    expect(account.rows).toHaveLength(sent)
    for (const device of devices) expect(device.things.size).toBe(2)
  })
})

it('brings everything back to a device whose storage was emptied, instead of removing it everywhere', () => {
  const { devices } = openDevices(1)
  const [device] = devices
  if (!device) throw new Error('no device')
  for (let index = 0; index < 50; index += 1) device.put('history', `h${index}`, index)
  device.sync()
  expect(hasLostStorage(device.agreed, [])).toBe(true)
  const most = Array.from({ length: 40 }, (_, index) => ({ kind: 'history', key: `h${index}` }))
  expect(hasLostStorage(device.agreed, most)).toBe(false)
})

const step = fc.oneof(
  fc.record({ do: fc.constant('attempt' as const), on: fc.nat(2) }),
  fc.record({ do: fc.constant('seen' as const), on: fc.nat(2), topic: fc.nat(2), id: fc.nat(500) }),
  fc.record({ do: fc.constant('note' as const), on: fc.nat(2), key: fc.nat(4) }),
  fc.record({ do: fc.constant('remove' as const), on: fc.nat(2), key: fc.nat(4) }),
  fc.record({ do: fc.constant('set' as const), on: fc.nat(2), value: fc.nat(3) }),
  fc.record({ do: fc.constant('sync' as const), on: fc.nat(2), overlap: fc.nat(10) }),
)

it('three devices with hundreds of random edits, each offline for a while and with a wrong clock, end with the union: nothing lost, nothing doubled', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 100, maxLength: 400 }),
      fc.tuple(fc.integer({ min: -9e6, max: 9e6 }), fc.integer({ min: -9e6, max: 9e6 }), fc.constant(0)),
      (steps, drift) => {
        const { account, devices } = openDevices(3, drift)
        const attempts: string[] = []
        const seen = new Map<number, Set<number>>()
        /** Texts that nobody who had read them has replaced or removed. */
        const texts = new Set<string>()
        for (const [index, now] of steps.entries()) {
          const device = devices[now.on]
          if (!device) continue
          if (now.do === 'sync') device.sync(now.overlap)
          if (now.do === 'attempt') {
            attempts.push(`h${index}`)
            device.put('history', `h${index}`, index)
          }
          if (now.do === 'seen') {
            const before = device.read('seen', `t${now.topic}`)
            const ids = new Set(Array.isArray(before) ? before : [])
            device.put('seen', `t${now.topic}`, [...ids.add(now.id)].sort())
            seen.set(now.topic, (seen.get(now.topic) ?? new Set()).add(now.id))
          }
          if (now.do === 'note') {
            const before = device.read('notes', `n${now.key}`)
            // Another device may hold the old text too, and then it is known to be replaced.
            texts.delete(String(before))
            texts.add(`text ${index}`)
            device.put('notes', `n${now.key}`, `text ${index}`)
          }
          if (now.do === 'remove') {
            texts.delete(String(device.read('notes', `n${now.key}`)))
            device.things.delete(`notes\nn${now.key}`)
          }
          if (now.do === 'set') device.put('settings', 'theme', now.value)
        }
        settle(devices)
        const [first] = devices
        for (const device of devices) expect(contents(device)).toEqual(first && contents(first))
        expect(
          first
            ?.list('history')
            .map((index) => `h${index}`)
            .sort(),
        ).toEqual(attempts.sort())
        for (const [topic, ids] of seen)
          expect(new Set(JSON.parse(first?.things.get(`seen\nt${topic}`) ?? '[]'))).toEqual(ids)
        const notes = first?.list('notes') ?? []
        expect(new Set(notes).size).toBe(notes.length)
        for (const text of texts) expect(notes).toContain(text)
        const sent = account.rows.length
        settle(devices)
        expect(account.rows).toHaveLength(sent)
      },
    ),
    { numRuns: 30 },
  )
})

const QUESTIONS = 4
const fresh = (id: string): HallProgress => {
  const empty = <Item>(item: Item): Item[] => Array.from({ length: QUESTIONS }, () => item)
  return {
    id,
    revision: 0,
    elapsedMs: 0,
    at: 0,
    answers: empty(null),
    drafts: empty(null),
    marked: empty(false),
    visited: empty(false),
    crossed: empty([]),
    visits: [],
    breaks: 0,
  }
}
const sheet = (id: string): ExamPaper => ({
  id,
  pattern: {
    id: 'bank',
    title: 'Bank',
    group: 'banking',
    clock: { kind: 'sectional' },
    sections: [],
    levels: [1, 1, 1],
    calculator: 'none',
    realOptions: 5,
    languages: [],
    cutOffs: [],
  },
  patternId: 'bank',
  scope: 'full',
  seed: 'a',
  skips: [],
  hasExtraTime: false,
  questions: [],
  startedAt: '2026-11-01T10:00:00.000Z',
})

it('a paper that was thrown away on one device while it went on on another is on both afterwards, with its questions', () => {
  const { devices } = openDevices(2)
  const [one, two] = devices
  if (!one || !two) throw new Error('no devices')
  const id = 'paper-1'
  one.place(id, { questions: sheet(id), state: { id, progress: fresh(id) } })
  settle(devices)
  one.place(id, {})
  two.place(id, { questions: sheet(id), state: { id, progress: { ...fresh(id), revision: 1 } } })
  settle(devices)
  expect(two.paper(id)).toMatchObject({ questions: { id }, state: { progress: { revision: 1 } } })
  expect(contents(one)).toEqual(contents(two))
})

/** How often each happens, compared with the others. */
const ACTS = { begin: 3, open: 8, answer: 20, close: 3, 'hand in': 2, 'throw away': 1, sync: 12 }
const paperStep = fc.record({
  do: fc.oneof(...Object.entries(ACTS).map(([act, weight]) => ({ arbitrary: fc.constant(act), weight }))),
  on: fc.nat(2),
  paper: fc.nat(2),
  question: fc.nat(QUESTIONS - 1),
  overlap: fc.nat(5),
})

it('exam papers that are sat on three devices never change where they are open, keep every answer, and stay handed in once they are', () => {
  const counts = { handedIn: 0, joined: 0 }
  fc.assert(
    fc.property(
      fc.array(paperStep, { minLength: 60, maxLength: 200 }),
      fc.tuple(fc.integer({ min: -9e6, max: 9e6 }), fc.integer({ min: -9e6, max: 9e6 }), fc.constant(0)),
      (steps, drift) => {
        const { account, devices } = openDevices(3, drift)
        const begun = new Set<string>()
        const handedIn = new Set<string>()
        const thrownAway = new Set<string>()
        const answered = new Map<string, Set<number>>()
        for (const [index, { do: act, on, paper, question, overlap }] of steps.entries()) {
          const device = devices[on]
          const id = `paper-${paper}`
          if (!device) continue
          const { questions, state } = device.paper(id)
          const isOpen = device.open.has(id)
          const done = state && !isHandedIn(state) ? state.progress : fresh(id)
          if (act === 'sync') device.sync(overlap)
          if (act === 'begin' && !begun.has(id)) device.place(id, { questions: sheet(id) })
          if (act === 'begin') begun.add(id)
          if (act === 'open' && questions) device.open.add(id)
          if (act === 'close') device.open.delete(id)
          if (act === 'answer' && isOpen) {
            const answers = done.answers.map((answer, at) => (at === question ? String(index) : answer))
            const progress = {
              ...done,
              answers,
              revision: done.revision + 1,
              elapsedMs: done.elapsedMs + 1000,
            }
            device.place(id, { questions, state: { id, progress } })
            answered.set(id, (answered.get(id) ?? new Set()).add(question))
          }
          if (act === 'hand in' && isOpen && questions) {
            const finishedAt = new Date(1_700_000_000_000 + index).toISOString()
            device.place(id, {
              state: { id, paper: questions, progress: done, finishedAt, endedBy: 'learner', causes: {} },
            })
            device.open.delete(id)
            handedIn.add(id)
          }
          if (act === 'throw away' && questions && !isOpen) {
            device.place(id, {})
            thrownAway.add(id)
          }
        }
        for (const device of devices) device.open.clear()
        settle(devices)
        const [first] = devices
        for (const device of devices) expect(contents(device)).toEqual(first && contents(first))
        for (const id of begun) {
          const { questions, state } = first?.paper(id) ?? {}
          if (handedIn.has(id)) {
            expect([questions, state && isHandedIn(state)]).toEqual([undefined, true])
            counts.handedIn += 1
          } else if (!thrownAway.has(id)) {
            expect(questions).toBeDefined()
            const answers = state?.progress.answers ?? []
            for (const question of answered.get(id) ?? []) expect(answers[question]).not.toBeNull()
            counts.joined += answered.has(id) ? 1 : 0
          } else if (state) expect(questions).toBeDefined()
        }
        const sent = account.rows.length
        settle(devices)
        expect(account.rows).toHaveLength(sent)
      },
    ),
    { numRuns: 60 },
  )
  // The steps must reach both ends often enough to say something.
  expect(Math.min(counts.handedIn, counts.joined)).toBeGreaterThan(3)
})
