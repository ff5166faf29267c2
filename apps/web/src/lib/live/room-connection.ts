import { newerView, withCounts } from '@ekagra/exam/live-quiz/follow-room'
import { LATE_MS } from '@ekagra/exam/live-quiz/room'
import type { PlayerView, RoomAction, RoomAnswer, RoomView } from '@ekagra/schema/live-quiz'
import { createListeners } from '../stores/core/listeners.ts'
import type { RoomListener } from './listen-to-room.ts'
import type { RoomProblem, RoomResult } from './room-calls.ts'

/** After the end of a phase the next one is told at once; whoever hears nothing for so long asks. */
const OVERDUE_MS = 1500
/** In a room that waits for its host. */
const QUIET_MS = 20_000
/** When the server did not answer. */
const RETRY_MS = 1000

export interface RoomState {
  /** Undefined until the server has answered. */
  view: RoomView | undefined
  player: PlayerView | null
  /** By the clock of this device; null when the phase does not end by itself. */
  endsAt: number | null
  /** Why the room cannot be entered. A lost connection does not count: it is opened again. */
  refusal: RoomProblem | undefined
  isConnected: boolean
}

interface RoomConnectionOptions {
  look(): Promise<RoomResult<RoomAnswer>>
  act(action: RoomAction): Promise<RoomResult<RoomAnswer>>
  listen(listener: RoomListener): () => void
  now(): number
}

const isPassing = (problem: RoomProblem) => problem === 'offline' || problem === 'too-fast'

/** Follows one room: by what is told, and by asking when nothing is heard. */
export function openRoomConnection({ look, act, listen, now }: RoomConnectionOptions) {
  const listeners = createListeners()
  let state: RoomState = {
    view: undefined,
    player: null,
    endsAt: null,
    refusal: undefined,
    isConnected: true,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isHeard = true

  const change = (next: Partial<RoomState>) => {
    if (isOver) return
    state = { ...state, ...next }
    listeners.notify()
  }
  const askAfter = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void ask(), ms)
  }
  const waitFor = ({ phase, msLeft }: RoomView) => {
    clearTimeout(timer)
    if (phase === 'finished') return
    askAfter(msLeft === null ? QUIET_MS : msLeft + OVERDUE_MS + (phase === 'asking' ? LATE_MS : 0))
  }
  const take = (next: RoomView) => {
    const view = newerView(state.view, next)
    if (view !== next) return
    const isSameQuestion = state.view?.number === view.number
    change({
      view,
      endsAt: view.msLeft === null ? null : now() + view.msLeft,
      refusal: undefined,
      player: state.player && (isSameQuestion ? state.player : { ...state.player, choice: null }),
    })
    waitFor(view)
    const isGone = state.player?.plays && !view.board.some((line) => line.id === state.player?.id)
    if (isGone) void ask()
  }
  const takeAnswer = ({ room, player }: RoomAnswer) => {
    take(room)
    // An answer that was overtaken by a newer message says nothing about the question that is open now.
    if (state.view?.number === room.number) change({ player })
  }
  const ask = async () => {
    const result = await look()
    if ('value' in result) {
      takeAnswer(result.value)
      change({ isConnected: isHeard })
      if (state.view && state.view.version > result.value.room.version) return
      waitFor(result.value.room)
    } else if (isPassing(result.problem)) {
      change({ isConnected: false })
      askAfter(RETRY_MS)
    } else change({ refusal: result.problem })
  }
  const stopListening = listen({
    onView: take,
    onCounts(counts) {
      const view = state.view && withCounts(state.view, counts)
      if (view) change({ view })
      else void ask()
    },
    onConnected() {
      isHeard = true
      void ask()
    },
    onLost() {
      isHeard = false
      change({ isConnected: false })
    },
  })
  void ask()

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    /** Asks at once: the page was hidden, or the network has come back. */
    refresh: () => void ask(),
    /** Does something in the room. An answer is sent again until its question is closed. */
    async act(action: RoomAction): Promise<RoomProblem | undefined> {
      for (;;) {
        const result = await act(action)
        if ('value' in result) {
          takeAnswer(result.value)
          return undefined
        }
        const isOpen =
          action.kind === 'answer' && state.view?.phase === 'asking' && state.view.number === action.number
        if (!isPassing(result.problem) || !isOpen || isOver) return result.problem
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    },
    close(): void {
      isOver = true
      clearTimeout(timer)
      stopListening()
    },
  }
}
export type RoomConnection = ReturnType<typeof openRoomConnection>
