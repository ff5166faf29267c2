import * as z from 'zod/mini'
import type { RealtimeSource } from '../backend/realtime-source.ts'
import type { Broadcast } from './frames.ts'
import { channelName, type Hub } from './hub.ts'
import { LONGEST_NAME_BYTES } from './limits.ts'
import { maySpeak, toMember } from './permissions.ts'

interface BroadcastCallOptions {
  hub: Hub
  identify: RealtimeSource['identify']
}

const ONE = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/
const MANY = /^\/realtime\/v1\/api\/broadcast\/?$/

/** Of one call. */
const MOST_MESSAGES = 50

const Name = z
  .string()
  .check(
    z.refine((text) => text !== '' && Buffer.byteLength(text) <= LONGEST_NAME_BYTES - 'realtime:'.length),
  )
const Batch = z.looseObject({
  messages: z
    .array(
      z.looseObject({
        topic: Name,
        event: Name,
        payload: z.unknown(),
        private: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(MOST_MESSAGES)),
})

interface Sent {
  topic: string
  isPrivate: boolean
  message: Broadcast
}

function decodeName(text = ''): string | undefined {
  try {
    return Name.safeParse(decodeURIComponent(text)).data
  } catch {
    return undefined
  }
}

async function readOne(request: Request, url: URL): Promise<Sent[] | undefined> {
  const [, topic, event] = ONE.exec(url.pathname)?.map((part) => decodeName(part)) ?? []
  if (topic === undefined || event === undefined) return undefined
  const isPrivate = url.searchParams.get('private') === 'true'
  const isBytes = request.headers.get('Content-Type')?.startsWith('application/octet-stream')
  if (isBytes) {
    const base64 = Buffer.from(await request.arrayBuffer()).toString('base64')
    return [{ topic, isPrivate, message: { event, base64 } }]
  }
  const payload: unknown = await request.json().catch(() => undefined)
  return payload === undefined ? undefined : [{ topic, isPrivate, message: { event, payload } }]
}

async function readMany(request: Request): Promise<Sent[] | undefined> {
  const { success, data } = Batch.safeParse(await request.json().catch(() => undefined))
  if (!success) return undefined
  return data.messages.map(({ topic, event, payload, private: isPrivate = false }) => ({
    topic,
    isPrivate,
    message: { event, payload },
  }))
}

/** Broadcasts without a socket: all are sent, or none when one of them is not allowed. The caller has checked the key. */
export function broadcastCalls({ hub, identify }: BroadcastCallOptions) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const isMany = MANY.test(url.pathname)
    if (!isMany && !ONE.test(url.pathname))
      return Response.json({ message: 'There is nothing here.' }, { status: 404 })
    if (request.method !== 'POST')
      return Response.json(
        { message: 'Send a broadcast with POST.' },
        { status: 405, headers: { Allow: 'POST' } },
      )
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
    const token = bearer ?? request.headers.get('apikey') ?? ''
    const member = toMember(token, await identify(token))
    if (typeof member === 'string') return Response.json({ message: member }, { status: 401 })
    const sent = isMany ? await readMany(request) : await readOne(request, url)
    if (!sent) return Response.json({ message: 'The broadcast cannot be read.' }, { status: 422 })
    if (!sent.every(({ topic, isPrivate }) => maySpeak(member, topic, isPrivate)))
      return Response.json({ message: 'Unauthorized' }, { status: 403 })
    for (const { topic, isPrivate, message } of sent) hub.broadcast(channelName(topic, isPrivate), message)
    return new Response(null, { status: 202 })
  }
}
