import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { FunctionDependencies } from '../functions/dependencies.ts'
import { SPARE_CORES, takeTurns } from './take-turns.ts'

type DoubtWorker = typeof import('./doubt-worker.ts')

/** Each thread holds the engine's chapters in its own memory. */
const MOST_THREADS = 4
/** A set of this size is made in a moment. */
const SMALL_SET = 10
/** Topics are asked for again and again, on a day before an exam by hundreds. */
const MOST_DESCRIBED = 1000

export interface Engine extends Pick<FunctionDependencies, 'makePaper' | 'makeNotes' | 'topics'> {
  /** A worked answer by the engine alone; null when it has none. */
  solveDoubt: DoubtWorker['solveDoubt']
  /** Loads what every request needs, so that the first learner does not wait for it. */
  warmUp(): Promise<void>
  /** How much waits for a thread. */
  waiting(): number
  close(): Promise<void>
}

const openPool = (worker: URL, threads: number) =>
  new Tinypool({
    filename: fileURLToPath(worker),
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: threads,
  })

/** Opened when it is first needed: its threads load the engine at once, which takes a second of processor. */
function once<Opened>(open: () => Opened) {
  let opened: Opened | undefined
  return {
    get(): Opened {
      opened ??= open()
      return opened
    },
    opened: () => opened,
  }
}

/** The built-in engine in threads of its own, so that a large set does not hold up other requests. */
export function openEngine(): Engine {
  const threads = Math.min(MOST_THREADS, SPARE_CORES)
  const pool = once(() => openPool(new URL('./engine-worker.ts', import.meta.url), threads))
  // The first doubt loads every table, which takes seconds: nobody's set waits for that.
  const doubtPool = once(() => openPool(new URL('./doubt-worker.ts', import.meta.url), 1))
  const takeTurn = takeTurns(threads)
  let waiting = 0
  const inTurn: typeof takeTurn = (size, work) => {
    waiting += 1
    return takeTurn(size, () => {
      waiting -= 1
      return work()
    })
  }
  const makePaper: Engine['makePaper'] = (request) => {
    const isSmall = request.count <= SMALL_SET && request.text === undefined
    return inTurn(
      isSmall ? 'small' : 'large',
      (): ReturnType<Engine['makePaper']> => pool.get().run(request, { name: 'makePaper' }),
    )
  }
  const described = new Map<string, ReturnType<Engine['topics']['describe']>>()
  return {
    makePaper,
    topics: {
      describe(topic) {
        const before = described.get(topic)
        if (before) return before
        const description = inTurn(
          'small',
          (): ReturnType<Engine['topics']['describe']> => pool.get().run(topic, { name: 'describeTopic' }),
        )
        description.catch(() => described.delete(topic))
        if (described.size >= MOST_DESCRIBED) described.clear()
        described.set(topic, description)
        return description
      },
      suggest: (topic, most) =>
        inTurn('small', (): Promise<string[]> => pool.get().run({ topic, most }, { name: 'suggestNear' })),
    },
    makeNotes: (request) =>
      inTurn('large', (): ReturnType<Engine['makeNotes']> => pool.get().run(request, { name: 'makeNotes' })),
    solveDoubt: (content) => doubtPool.get().run(content, { name: 'solveDoubt' }),
    async warmUp() {
      await makePaper({ topic: 'percentages', difficulty: 'medium', count: 1, seed: 'warm up' })
    },
    waiting: () => waiting,
    async close() {
      await Promise.all([pool.opened()?.destroy(), doubtPool.opened()?.destroy()])
    },
  }
}
