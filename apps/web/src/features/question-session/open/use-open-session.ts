import { optionText } from '@ekagra/exam/question/normalise-question'
import type { SessionMode } from '@ekagra/exam/session/session'
import { useEffect, useState } from 'react'
import { prepareFigures } from '../../../components/figure/figure-parts.ts'
import { prepareTypesetter } from '../../../components/rich-text/prepare-texts.ts'
import { withOrderKey } from '../../../lib/option-order.ts'
import { secureRandom } from '../../../lib/secure-random.ts'
import { createFirstOpening } from '../../../lib/start/first-opening.ts'
import { holdSession } from '../../../lib/stores/session/hold-session.ts'
import { takenChallenge } from '../../../lib/stores/session/session-values.ts'
import { restoreSession } from '../../../lib/stores/session/tab-session.ts'
import { type OpenOutcome, openSession } from './open-session.ts'

export type SessionLoad = { kind: 'loading' } | { kind: 'elsewhere' } | OpenOutcome

/** Sessions open one at a time: two at once would start the same questions twice. */
let opening: Promise<unknown> = Promise.resolve()

/** The id says that it is a practice; a challenge shows its options in the order that the challenger saw. */
function makeId(mode: SessionMode): string {
  const id = `${mode}-${Date.now()}-${secureRandom() * 2 ** 32}`
  const challenge = takenChallenge.read()
  return challenge ? withOrderKey(id, challenge.orderKey) : id
}

interface Opened {
  load: Exclude<SessionLoad, { kind: 'loading' }>
  release: () => void
}

const nothing = () => {}

/** Opens the session of this tab and locks it, so that no second tab overwrites its answers. */
async function open(mode: SessionMode): Promise<Opened> {
  const opened = await openSession(mode, { now: new Date(), newId: () => makeId(mode) })
  if (opened.kind !== 'ready') return { load: opened, release: nothing }
  const held = await holdSession(opened.record.paper.id)
  if (held === null) return { load: { kind: 'elsewhere' }, release: nothing }
  restoreSession(opened.record.paper)
  await prepareFigures(opened.record.paper.questions)
  return { load: opened, release: held.release }
}

function inTurn<Result extends Opened | null>(start: () => Promise<Result>): Promise<Result> {
  const opened = opening.then(start)
  opening = opened.then(
    (result) => (result?.load.kind === 'ready' ? result.load.stored : undefined),
    () => undefined,
  )
  return opened
}

const firstOpening = createFirstOpening<Opened>()

/** The landing shows the question already: the session is opened before the app takes its place, with all that the question needs. */
export async function openBeforeFirstRender(mode: SessionMode): Promise<void> {
  const opened = inTurn(() => open(mode))
  await firstOpening.begin(mode, opened)
  const { load } = await opened
  if (load.kind !== 'ready') return
  const { paper, progress } = load.record
  const question = paper.questions[progress?.progress.index ?? 0]
  if (question) await prepareTypesetter([question.text, ...question.options.map(optionText)])
}

export function useOpenSession(mode: SessionMode, attempt: number): SessionLoad {
  const [load, setLoad] = useState<SessionLoad>(() => firstOpening.read(mode)?.load ?? { kind: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
  useEffect(() => {
    let isWanted = true
    let release = nothing
    const opened = firstOpening.take(mode) ?? inTurn(async () => (isWanted ? open(mode) : null))
    opened.then(
      (result) => {
        if (!isWanted) result?.release()
        else if (result) {
          release = result.release
          setLoad(result.load)
        }
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
