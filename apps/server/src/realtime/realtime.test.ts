/** Live connections with the real client library, on SQLite, and on PostgreSQL over two processes. */
import { randomUUID } from 'node:crypto'
import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codeOfApp } from '../testing/authenticator.ts'
import { forgeTokens } from '../testing/forge-tokens.ts'
import { openServer } from '../testing/open-server.ts'
import { postgresIsSkipped } from '../testing/run-postgres.ts'
import { runRelay } from '../testing/run-relay.ts'
import {
  openFirstAdmin,
  type RunningServer,
  readKeys,
  runServer,
  signIn,
  type TestServer,
} from '../testing/run-server.ts'
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { waitUntil } from '../testing/wait-until.ts'

// A second process starts, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const PASSWORD = 'nine-otters-under-a-bridge'
const ASHA = { email: 'asha@example.org', password: PASSWORD }
const BALA = { email: 'bala@example.org', password: PASSWORD }

describe.each(testDatabases)('live connections on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let database: TestDatabase
  let first: TestServer
  /** On PostgreSQL a process of its own. */
  let second: TestServer
  let killable: RunningServer | undefined
  let asha: SupabaseClient
  let ashaElsewhere: SupabaseClient
  let bala: SupabaseClient
  const clients: SupabaseClient[] = []

  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''
  const idOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.user.id ?? ''
  /** A client that says at each call and join who it is by this token; without one it is a guest. */
  const connect = (url: string, token?: string, key = first.config.publishableKey): SupabaseClient => {
    const client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { reconnectAfterMs: () => 50, timeout: 8000 },
      ...(token !== undefined && { accessToken: () => Promise.resolve(token) }),
    })
    clients.push(client)
    return client
  }

  beforeAll(async () => {
    if (isSkipped) return
    database = await open()
    first = await openServer(database.environment)
    killable = name === 'PostgreSQL' ? await runServer(database.environment) : undefined
    second = killable ?? first
    await database.addUser(ASHA)
    await database.addUser(BALA)
    const signed = await Promise.all([signIn(first, ASHA), signIn(second, ASHA), signIn(second, BALA)])
    ;[asha, ashaElsewhere, bala] = signed
    clients.push(...signed)
  })
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.removeAllChannels()))
  })
  afterAll(async () => {
    for (const client of clients) await client.realtime.disconnect()
    await Promise.all([first?.stop(), killable?.stop()])
    await database?.remove()
  })

  /** Joins a channel. What comes back is how it went. */
  const join = (channel: RealtimeChannel): Promise<string> =>
    new Promise((resolve) => {
      channel.subscribe((status) => resolve(status))
    })
  const listen = (client: SupabaseClient, topic: string, options?: RealtimeChannelOptions) => {
    const heard: unknown[] = []
    const channel = client
      .channel(topic, options)
      .on('broadcast', { event: '*' }, ({ payload }) => void heard.push(payload))
    return { channel, heard }
  }
  const record = (userId: string, value = '{}') => ({
    id: randomUUID(),
    user_id: userId,
    kind: 'notes',
    key: 'a note',
    value,
    mark: 'm1',
    changed_at: 1,
  })
  const watchRows = async (client: SupabaseClient, filter?: string) => {
    const changes: { eventType: string; new: object; old: object; errors: unknown }[] = []
    const systems: { status: string; extension: string }[] = []
    const channel = client
      .channel(`rows ${randomUUID()}`)
      .on('system', {}, (message) => void systems.push(message))
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'learner_records', ...(filter && { filter }) },
        (change) => void changes.push(change),
      )
    const status = await join(channel)
    await waitUntil(() => status !== 'SUBSCRIBED' || systems.length > 0)
    return { status, system: systems[0]?.status, changes, channel }
  }

  it.skipIf(isSkipped)(
    'AUTH-34 carry what one member says to the others: JSON of any length, bytes, and calls without a socket',
    async () => {
      const [speaker, hearer] = [connect(first.url), connect(second.url)]
      const { channel, heard } = listen(hearer, 'a room')
      const speaking = speaker.channel('a room', { config: { broadcast: { ack: true } } })
      expect(await join(channel)).toBe('SUBSCRIBED')
      expect(await join(speaking)).toBe('SUBSCRIBED')
      const long = 'क'.repeat(20_000)
      expect(await speaking.send({ type: 'broadcast', event: 'say', payload: { n: 1 } })).toBe('ok')
      await speaking.send({ type: 'broadcast', event: 'say', payload: { n: 2, long } })
      await speaking.send({ type: 'broadcast', event: 'say', payload: { n: 3 } })
      await speaking.send({ type: 'broadcast', event: 'say', payload: new Uint8Array([0, 255]).buffer })
      await waitUntil(() => heard.length === 4)
      expect(heard.slice(0, 3)).toEqual([{ n: 1 }, { n: 2, long }, { n: 3 }])
      const bytes = heard[3]
      expect(bytes instanceof ArrayBuffer && [...new Uint8Array(bytes)]).toEqual([0, 255])
      const silent = speaker.channel('a room/with a slash')
      const other = listen(hearer, 'a room/with a slash')
      await join(other.channel)
      expect(await silent.httpSend('say', { n: 4 })).toEqual({ success: true })
      vi.spyOn(console, 'warn').mockReturnValueOnce(undefined)
      expect(await silent.send({ type: 'broadcast', event: 'say', payload: { n: 5 } })).toBe('ok')
      await waitUntil(() => other.heard.length === 2)
      expect(other.heard).toEqual([{ n: 4 }, { n: 5 }])
      expect(heard).toHaveLength(4)
    },
  )

  it.skipIf(isSkipped)('show who is there, on every process, until they leave', async () => {
    const [anna, bela] = [connect(first.url), connect(second.url)]
    const room = (client: SupabaseClient, key: string) =>
      client
        .channel('presence', { config: { presence: { key } } })
        .on('presence', { event: 'sync' }, () => undefined)
    const [one, other] = [room(anna, 'anna'), room(bela, 'bela')]
    await join(one)
    expect(await one.track({ score: 3 })).toBe('ok')
    await join(other)
    await other.track({ score: 5 })
    const everybody = { anna: [{ score: 3 }], bela: [{ score: 5 }] }
    for (const channel of [one, other])
      await waitUntil(() => Object.keys(channel.presenceState()).length === 2)
    expect(one.presenceState()).toMatchObject(everybody)
    expect(other.presenceState()).toMatchObject(everybody)
    await anna.realtime.disconnect()
    await waitUntil(() => Object.keys(other.presenceState()).length === 1)
    expect(other.presenceState()).toMatchObject({ bela: [{ score: 5 }] })
  })

  it.skipIf(isSkipped)('tell people what changes in their own rows, and in nobody else’s', async () => {
    const userId = await idOf(asha)
    const [mine, notes, others, guests] = [
      await watchRows(asha),
      await watchRows(asha, 'kind=eq.bookmarks'),
      await watchRows(bala),
      await watchRows(connect(second.url)),
    ]
    expect([mine, notes, others, guests].map(({ status }) => status)).toEqual(Array(4).fill('SUBSCRIBED'))
    expect([mine, notes, others, guests].map(({ system }) => system)).toEqual(['ok', 'ok', 'ok', 'error'])
    const rows = [record(userId), record(userId, JSON.stringify('x'.repeat(300_000)))]
    const { error } = await ashaElsewhere.from('learner_records').insert(rows)
    expect(error).toBeNull()
    await waitUntil(() => mine.changes.length === 2)
    const ids = rows.map(({ id }) => id)
    const found = mine.changes.map((change) => ('id' in change.new ? change.new.id : undefined))
    expect(found.toSorted()).toEqual(ids.toSorted())
    const large = mine.changes.find((change) => 'id' in change.new && change.new.id === ids[1])
    expect(large).toMatchObject({ eventType: 'INSERT', errors: ['Error 413: Payload Too Large'] })
    await ashaElsewhere.from('learner_records').delete().in('id', ids)
    await waitUntil(() => mine.changes.length === 4)
    expect(mine.changes[2]).toMatchObject({ eventType: 'DELETE', new: {} })
    expect(
      mine.changes
        .slice(2)
        .map((change) => ('id' in change.old ? change.old.id : ''))
        .toSorted(),
    ).toEqual(ids.toSorted())
    expect([notes, others, guests].map(({ changes }) => changes.length)).toEqual([0, 0, 0])
  })

  it.skipIf(isSkipped)('leak nothing: each caller joins what is theirs and no more', async () => {
    const { client: adminClient, account: admin } = await openFirstAdmin(first)
    const { jwtSecret } = await readKeys(database.environment)
    const [ashaId, balaId] = [await idOf(asha), await idOf(bala)]
    const jwks = await fetch(`${first.url}/auth/v1/.well-known/jwks.json`, {
      headers: { apikey: first.config.publishableKey },
    })
    const forged = await forgeTokens({
      token: await tokenOf(asha),
      published: await jwks.text(),
      jwtSecret,
    })
    // Differs from the expired one by its dates alone.
    const sameSecret = await new SignJWT(decodeJwt(await tokenOf(asha)))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwtSecret))
    const gone = await signIn(first, ASHA)
    const revoked = await tokenOf(gone)
    await gone.auth.signOut({ scope: 'local' })
    /** The session of a person who has enrolled a second factor and given it. */
    const enrol = async (client: SupabaseClient) => {
      const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
      const { error } = await client.auth.mfa.challengeAndVerify({
        factorId: factor?.id ?? '',
        code: codeOfApp(factor && 'totp' in factor ? factor.totp.secret : ''),
      })
      expect(error).toBeNull()
      return client
    }
    const withFactor = await enrol(await signIn(first, BALA))
    const withoutFactor = await tokenOf(await signIn(first, BALA))

    const callers: [string, string | undefined, string][] = [
      // Who, with which token; then: public, private of Asha, private of Bala, private of nobody, rows
      ['a guest', undefined, 'yes no no no error'],
      ['Asha', await tokenOf(asha), 'yes yes no no ok'],
      ['Asha by the shared secret', sameSecret, 'yes yes no no ok'],
      ['Bala', await tokenOf(withFactor), 'yes no yes no ok'],
      ['Bala without the second factor', withoutFactor, 'yes no no no error'],
      ['an admin', await tokenOf(adminClient), 'yes no no no ok'],
      ...Object.entries(forged).map(([kind, token]): [string, string, string] => [
        `a token ${kind}`,
        token,
        'no no no no -',
      ]),
      ['a token of an ended session', revoked, 'no no no no -'],
      ['no token at all', 'text', 'no no no no -'],
    ]
    expect(Object.keys(forged)).toContain('expired')
    const said = async (client: SupabaseClient, topic: string, isPrivate: boolean) => {
      const status = await join(client.channel(topic, { config: { private: isPrivate } }))
      return status === 'SUBSCRIBED' ? 'yes' : 'no'
    }
    const check = async (who: string, token: string | undefined, expected: string) => {
      const client = connect(second.url, token)
      // Otherwise the first channels are joined before the client knows its token.
      await client.realtime.setAuth(token)
      const answers = await Promise.all([
        said(client, 'everybody', false),
        said(client, `user:${ashaId}`, true),
        said(client, `user:${balaId}`, true),
        said(client, 'staff', true),
        watchRows(client).then(({ status, system }) => (status === 'SUBSCRIBED' ? system : '-')),
      ])
      expect([who, answers.join(' ')]).toEqual([who, expected])
      const call = await fetch(
        `${second.url}/realtime/v1/api/broadcast/user%3A${ashaId}/events/say?private=true`,
        {
          method: 'POST',
          headers: {
            apikey: first.config.publishableKey,
            'Content-Type': 'application/json',
            ...(token && { Authorization: `Bearer ${token}` }),
          },
          body: '{}',
        },
      )
      expect([who, call.ok]).toEqual([who, who.startsWith('Asha')])
      await client.removeAllChannels()
    }
    for (const caller of callers) await check(...caller)
    const strongAdmin = await enrol(adminClient)
    await check('an admin with the second factor', await tokenOf(strongAdmin), 'yes no no no ok')
    const weakAdmin = await tokenOf(await signIn(first, admin))
    await check('an admin without the second factor', weakAdmin, 'yes no no no error')
    const withoutKey = await fetch(`${first.url}/realtime/v1/api/broadcast`, { method: 'POST', body: '{}' })
    expect(withoutKey.status).toBe(401)
  })

  it.skipIf(isSkipped)(
    'are found again by a client whose connection broke or whose process died',
    async () => {
      let target: TestServer = second
      const relay = await runRelay(() => target)
      const { channel, heard } = listen(connect(relay.url), 'again')
      const states: string[] = []
      await new Promise<void>((resolve) => {
        channel.subscribe((status) => {
          states.push(status)
          if (status === 'SUBSCRIBED') resolve()
        })
      })
      target = first
      if (killable) {
        killable.signal('SIGKILL')
        await killable.ended
      } else relay.cut()
      await waitUntil(() => states.filter((status) => status === 'SUBSCRIBED').length === 2, 30_000)
      const speaking = connect(first.url).channel('again')
      await speaking.httpSend('say', { n: 1 })
      await waitUntil(() => heard.length === 1)
      expect(heard).toEqual([{ n: 1 }])
      await channel.unsubscribe()
      relay.close()
    },
  )

  it.skipIf(isSkipped)('end when the server shuts down, which waits for nobody', async () => {
    const client = connect(first.url)
    const channel = client.channel('to the end')
    expect(await join(channel)).toBe('SUBSCRIBED')
    const start = performance.now()
    expect(await first.stop()).toBe(true)
    expect(performance.now() - start).toBeLessThan(4000)
    await client.realtime.disconnect()
  })
})
