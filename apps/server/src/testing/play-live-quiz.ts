import { joinRoomAs, type LivePlayer, openRoomAs } from './live-player.ts'
import { runRelay } from './run-relay.ts'
import { type RunningServer, runServer } from './run-server.ts'
import { waitUntil } from './wait-until.ts'

/** On a busy machine everything takes longer; what is lost never comes. */
const PATIENCE_MS = 60_000

interface Played {
  /** For each phase: the time between the first and the last who saw it, in milliseconds. */
  spreads: { phase: string; ms: number }[]
  /** From the kill until everybody was connected again, in milliseconds. */
  recoveredMs: number
  /** How many had lost their connection. */
  reconnected: number
  /** What went missing, in words; empty when nothing did. */
  lost: string[]
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

/** A live quiz of many players on two processes, one of which is killed in the middle of a question. */
export async function playLiveQuiz(environment: Record<string, string>, count: number): Promise<Played> {
  const [first, second] = await Promise.all([runServer(environment), runServer(environment)])
  let target: RunningServer = second
  // Whoever is on the second process finds the first one at the same address later, as behind a balancer.
  const relay = await runRelay(() => target)
  const key = first.config.publishableKey
  const places = [
    { url: first.url, key },
    { url: relay.url, key },
  ] as const
  const set = { kind: 'topic' as const, topic: 'percentages', difficulty: 'easy' as const, count: 4 }
  const host = await openRoomAs(places[0], { name: 'Host', secondsEach: 60, set })
  const { code } = host.view()
  const guests = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const place = index % 2 === 0 ? places[0] : places[1]
      return joinRoomAs(place, code, `Player ${index}`)
    }),
  )
  const everybody = [host, ...guests]
  const spreads: Played['spreads'] = []

  const allSee = async (phase: string) => {
    await waitUntil(() => everybody.every((player) => player.seenAt(phase) !== undefined), PATIENCE_MS)
    const moments = sorted(everybody.map((player) => player.seenAt(phase) ?? 0))
    spreads.push({ phase, ms: (moments.at(-1) ?? 0) - (moments[0] ?? 0) })
  }
  const answer = (players: readonly LivePlayer[], number: number) =>
    Promise.all(
      players.map((player, index) => player.act({ kind: 'answer', number, choice: (index + number) % 4 })),
    )

  await host.act({ kind: 'next', from: -1 })
  await allSee('asking 0')
  await answer(everybody, 0)
  await allSee('board 0')

  await host.act({ kind: 'next', from: 0 })
  await allSee('asking 1')
  // Four neighbours are two on each process.
  const isEarly = (_: LivePlayer, index: number) => index % 8 < 4
  await answer(everybody.filter(isEarly), 1)
  const killedAt = performance.now()
  const joinsBefore = everybody.map((player) => player.joins())
  target = first
  second.signal('SIGKILL')
  await second.ended
  await answer(
    everybody.filter((player, index) => !isEarly(player, index)),
    1,
  )
  // Whoever is late may find the next question, which comes by itself.
  await waitUntil(
    () => everybody.every(({ view }) => view().number > 1 || view().phase === 'board'),
    PATIENCE_MS,
  )
  const cutOff = guests.filter((_, index) => index % 2 === 1)
  await waitUntil(() => cutOff.every((player) => player.joins() > 1), PATIENCE_MS)
  const recoveredMs = performance.now() - killedAt
  const reconnected = everybody.filter((player, index) => player.joins() > (joinsBefore[index] ?? 0)).length

  await host.act({ kind: 'next', from: 1 })
  await allSee('asking 2')
  await answer(everybody, 2)
  await allSee('board 2')
  await host.act({ kind: 'next', from: 2 })
  await allSee('asking 3')
  await host.act({ kind: 'skip', number: 3 })
  await allSee('board 3')
  await host.act({ kind: 'next', from: 3 })
  await allSee('finished 3')

  const final = host.view().board
  const lost = everybody.flatMap((player) => {
    const line = final.find(({ id }) => id === player.id)
    if (!line) return [`${player.name} is not on the board`]
    const right = player.right(host.keys())
    if (line.right !== right) return [`${player.name} has ${line.right} right answers of ${right}`]
    if ([0, 1, 2, 3].some((number) => player.questions().get(number) !== host.questions().get(number)))
      return [`${player.name} was asked something else`]
    if (JSON.stringify(player.view().board) !== JSON.stringify(final))
      return [`${player.name} sees another board`]
    return []
  })
  for (const player of everybody) player.leave()
  relay.close()
  await first.stop()
  return { spreads, recoveredMs, reconnected, lost }
}
