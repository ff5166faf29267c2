import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, contentMark } from './merge-versions.ts'
import { type Agreed, hasLostStorage, reconcile, type SyncRow, type SyncRule } from './reconcile.ts'

const newest = (_older: string, newer: string) => newer
const rules: Record<string, SyncRule> = {
  history: { combine: newest },
  settings: { combine: newest },
  seen: {
    combine: (older, newer) =>
      canonicalJson([...new Set([...JSON.parse(older), ...JSON.parse(newer)])].sort()),
  },
  notes: { combine: newest, copy: (loser, key) => ({ key: `${key}~${contentMark(loser)}`, value: loser }) },
}

/** The account: rows in the order in which they came. */
class Account {
  rows: SyncRow[] = []
}

class Device {
  things = new Map<string, string>()
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
  /** Reads some rows a second time, as a device does that cannot know where it stopped. */
  sync(overlap = 0) {
    const local = [...this.things].map(([id, value]) => {
      const [kind = '', key = ''] = id.split('\n')
      return { kind, key, value }
    })
    const pulled = this.account.rows.slice(Math.max(0, this.cursor - overlap))
    const { apply, push, agreed } = reconcile({
      agreed: this.agreed,
      local,
      pulled,
      rules,
      now: this.clock(),
    })
    this.cursor = this.account.rows.length
    for (const { kind, key, value } of apply) {
      if (value === null) this.things.delete(`${kind}\n${key}`)
      else this.things.set(`${kind}\n${key}`, value)
    }
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
