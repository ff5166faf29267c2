import type { SessionMode } from '@ekagra/exam/session/session'
import { useEffect, useState } from 'react'
import { prepareFigures } from '../../../components/figure/figure-parts.ts'
import { withOrderKey } from '../../../lib/option-order.ts'
import { secureRandom } from '../../../lib/secure-random.ts'
import { holdSession } from '../../../lib/stores/session/hold-session.ts'
import { takenChallenge } from '../../../lib/stores/session/session-values.ts'
import { restoreSession } from '../../../lib/stores/session/tab-session.ts'
import { type OpenOutcome, openSession } from './open-session.ts'

export type SessionLoad = { kind: 'loading' } | { kind: 'elsewhere' } | OpenOutcome

/** After a reload, the old page may hold its lock for another moment. */
const HOLD_ATTEMPTS = 5
const HOLD_PAUSE_MS = 120

/** Sessions open one at a time: two at once would start the same questions twice. */
let opening: Promise<unknown> = Promise.resolve()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The id says that it is a practice; a challenge shows its options in the order that the challenger saw. */
function makeId(mode: SessionMode): string {
  const id = `${mode}-${Date.now()}-${secureRandom() * 2 ** 32}`
  const challenge = takenChallenge.read()
  return challenge ? withOrderKey(id, challenge.orderKey) : id
}

async function hold(id: string): Promise<{ release: () => void } | null> {
  for (let attempt = 1; attempt < HOLD_ATTEMPTS; attempt += 1) {
    const held = await holdSession(id)
    if (held) return held
    await pause(HOLD_PAUSE_MS)
  }
  return holdSession(id)
}

/** Opens the session of this tab and locks it, so that no second tab overwrites its answers. */
export function useOpenSession(mode: SessionMode, attempt: number): SessionLoad {
  const [load, setLoad] = useState<SessionLoad>({ kind: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
  useEffect(() => {
    let isWanted = true
    let release = () => {}

    async function open(): Promise<SessionLoad> {
      const opened = await openSession(mode, { now: new Date(), newId: () => makeId(mode) })
      if (opened.kind !== 'ready') return opened
      const held = await hold(opened.record.paper.id)
      if (held === null) return { kind: 'elsewhere' }
      release = held.release
      if (!isWanted) release()
      restoreSession(opened.record.paper)
      await prepareFigures(opened.record.paper.questions)
      return opened
    }

    const opened = opening.then(() => (isWanted ? open() : null))
    opening = opened.then(
      (result) => (result?.kind === 'ready' ? result.stored : undefined),
      () => undefined,
    )
    opened.then(
      (result) => {
        if (isWanted && result) setLoad(result)
      },
      () => {
        if (isWanted) setLoad({ kind: 'unreadable' })
      },
    )
    return () => {
      isWanted = false
      release()
    }
  }, [mode, attempt])

  return load
}
