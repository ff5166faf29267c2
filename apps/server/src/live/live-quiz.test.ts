/** Live quizzes over HTTP and live connections; and with two real processes on PostgreSQL. */
import { type LiveQuestion, type OpenRoomRequest, roomTopic } from '@ekagra/schema/live-quiz'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { joinRoomAs, openRoomAs } from '../testing/live-player.ts'
import { openServer } from '../testing/open-server.ts'
import { playLiveQuiz } from '../testing/play-live-quiz.ts'
import { createDatabase, postgresIsSkipped } from '../testing/run-postgres.ts'
import type { TestServer } from '../testing/run-server.ts'
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { waitUntil } from '../testing/wait-until.ts'

// Two processes start, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const question = (text: string, correctIndex: number): LiveQuestion => ({
  text,
  options: ['one', 'two', 'three', 'four'],
  correctIndex,
  explanation: 'because of the secret reason',
})
const OWN: OpenRoomRequest = {
  name: 'Teacher',
  secondsEach: 60,
  set: { kind: 'own', title: 'My set', questions: [question('Which?', 2), question('And now?', 0)] },
}

const Refused = z.object({ code: z.string() })
const refusalOf = async (answer: Response) => [answer.status, Refused.parse(await answer.json()).code]

describe.each(testDatabases)('a live quiz on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let database: TestDatabase
  let server: TestServer
  const place = () => ({ url: server.url, key: server.config.publishableKey })
  const post = (path: string, body: unknown, token = '') =>
    fetch(`${server.url}/realtime/v1/rooms${path}`, {
      method: 'POST',
      headers: { apikey: place().key, 'Content-Type': 'application/json', 'X-Room-Token': token },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    if (isSkipped) return
    database = await open()
    server = await openServer(database.environment)
  })
  afterAll(async () => {
    await server?.stop()
    await database?.remove()
  })

  it.skipIf(isSkipped)(
    'is opened from the host’s own set, joined by code without an account, and judged on the server',
    async () => {
      const host = await openRoomAs(place(), OWN)
      const { code } = host.view()
      const asha = await joinRoomAs(place(), code, ' Asha\u202e ')
      const bala = await joinRoomAs(place(), code, 'asha')
      expect([asha.name, bala.name]).toEqual(['Asha', 'asha 2'])
      expect((await asha.act({ kind: 'next', from: -1 })).status).toBe(403)
      await host.act({ kind: 'next', from: -1 })
      await waitUntil(() => asha.view().phase === 'asking' && bala.view().phase === 'asking')
      expect(asha.view().question?.options.toSorted()).toEqual(['four', 'one', 'three', 'two'])
      const right = asha.view().question?.options.indexOf('three') ?? -1
      const answered = await asha.act({ kind: 'answer', number: 0, choice: right })
      const said = await answered.text()
      expect(said).not.toMatch(/correctIndex|secret reason/)
      expect(JSON.parse(said)).toMatchObject({
        player: { choice: right, isHost: false },
        room: { key: null },
      })
      await waitUntil(() => host.view().answered === 1)
      await bala.act({ kind: 'answer', number: 0, choice: (right + 1) % 4 })
      await waitUntil(() => asha.view().phase === 'board')
      expect(asha.view().key).toMatchObject({
        correctIndex: right,
        explanation: 'because of the secret reason',
      })
      expect(asha.view().board.map(({ name: who, right: count }) => [who, count])).toEqual([
        ['Asha', 1],
        ['asha 2', 0],
      ])
      expect((await asha.act({ kind: 'answer', number: 0, choice: right })).status).toBe(409)
      await host.act({ kind: 'end' })
      await waitUntil(() => bala.view().phase === 'finished')
      expect((await post(`/${code}/players`, { name: 'Late' })).status).toBe(410)
      for (const player of [host, asha, bala]) player.leave()
    },
  )

  it.skipIf(isSkipped)(
    'has questions on a topic that the host has not seen, and says when there are none',
    async () => {
      const request = (topic: string) => ({
        name: 'Host',
        secondsEach: 20,
        set: { kind: 'topic', topic, difficulty: 'easy', count: 2 },
      })
      const opened = await post('', request('percentages'))
      expect(opened.status).toBe(201)
      const text = await opened.text()
      expect(text).not.toMatch(/correctIndex|explanation|options/)
      expect(JSON.parse(text)).toMatchObject({ room: { total: 2, players: 1 }, player: { plays: true } })
      const unknown = await post('', request('xqzzv wkkp'))
      expect(await refusalOf(unknown)).toEqual([404, 'no-topic'])
    },
  )

  it.skipIf(isSkipped)('refuses what it cannot read, strangers, and names that show nothing', async () => {
    const refused = async (path: string, body: unknown) => refusalOf(await post(path, body))
    const host = await openRoomAs(place(), OWN)
    const { code } = host.view()
    host.leave()
    expect(await refused('', { ...OWN, secondsEach: 1 })).toEqual([422, 'unreadable'])
    expect(await refused('', { ...OWN, name: '\u200b' })).toEqual([422, 'no-name'])
    expect(await refused(`/${code}/players`, { name: ' ' })).toEqual([422, 'no-name'])
    expect(await refused(`/${code}/players`, {})).toEqual([422, 'unreadable'])
    expect(await refused(`/${code}/actions`, { kind: 'end' })).toEqual([401, 'unknown-player'])
    expect(await refused('/BBBBBB/players', { name: 'Asha' })).toEqual([404, 'no-room'])
    expect(await refused("/';drop--/players", { name: 'Asha' })).toEqual([404, 'no-room'])
    const withoutKey = await fetch(`${server.url}/realtime/v1/rooms/${code}`)
    expect(withoutKey.status).toBe(401)
  })

  it.skipIf(isSkipped)(
    'is told by the server alone: what others say in its channel is not carried',
    async () => {
      const host = await openRoomAs(place(), OWN)
      const topic = roomTopic(host.view().code)
      const client = createClient(server.url, place().key, { auth: { persistSession: false } })
      const forged = { ...host.view(), version: 1000, title: 'forged' }
      const channel = client.channel(topic, { config: { broadcast: { ack: true } } })
      await new Promise<void>((resolve) => {
        channel.subscribe((status) => status === 'SUBSCRIBED' && resolve())
      })
      await expect(channel.httpSend('room', forged)).rejects.toThrow('Unauthorized')
      expect(await channel.send({ type: 'broadcast', event: 'room', payload: forged })).toBe('error')
      expect(await channel.track({ name: 'forged' })).toBe('error')
      await host.act({ kind: 'next', from: -1 })
      await waitUntil(() => host.view().phase === 'asking')
      expect(host.view().title).toBe('My set')
      client.realtime.disconnect()
      host.leave()
    },
  )
})

describe.skipIf(postgresIsSkipped)('a live quiz of 50 players on two processes', () => {
  it('shows everybody the same questions and loses nobody and no answer when a process is killed', async () => {
    const { spreads, lost, reconnected } = await playLiveQuiz({ DATABASE_URL: await createDatabase() }, 50)
    expect(lost).toEqual([])
    expect(reconnected).toBe(25)
    // Others work at the same time here; `npm run bench -- live` measures the spread.
    for (const { phase, ms } of spreads) expect([phase, ms < 5000]).toEqual([phase, true])
  })
})
