import * as z from 'zod/mini'

/** The client names the form of its messages in its address: 1.0.0 are objects, 2.0.0 are lists and, for broadcasts, bytes. */
export type Version = '1.0.0' | '2.0.0'

export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** What members of a channel send each other: JSON, or bytes as base64. */
export type Broadcast = { event: string; payload: unknown } | { event: string; base64: string }

const Ref = z.nullish(z.string())

const ListFrame = z.tuple([Ref, Ref, z.string(), z.string(), z.unknown()])
const ObjectFrame = z.object({
  join_ref: Ref,
  ref: Ref,
  topic: z.string(),
  event: z.string(),
  payload: z.optional(z.unknown()),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined when the text is not a message of this version. */
export function readText(text: string, version: Version): Frame | undefined {
  const json = parseJson(text)
  if (version === '2.0.0') {
    const { success, data } = ListFrame.safeParse(json)
    if (!success) return undefined
    const [joinRef, ref, topic, event, payload] = data
    return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload }
  }
  const { success, data } = ObjectFrame.safeParse(json)
  if (!success) return undefined
  const { join_ref: joinRef, ref, topic, event, payload } = data
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload }
}

const PUSH = 3
const BROADCAST = 4
const BYTES = 0
const JSON_TEXT = 1
const PUSH_HEADER = 7
const BROADCAST_HEADER = 5

interface PushedBroadcast {
  joinRef: string | null
  ref: string | null
  topic: string
  message: Broadcast
}

/** A broadcast as version 2.0.0 sends it: lengths, names, then JSON or bytes. */
export function readPush(bytes: Uint8Array): PushedBroadcast | undefined {
  const [kind, joinRefLength, refLength, topicLength, eventLength, metadataLength, encoding] = bytes
  if (
    kind !== PUSH ||
    joinRefLength === undefined ||
    refLength === undefined ||
    topicLength === undefined ||
    eventLength === undefined ||
    metadataLength === undefined ||
    (encoding !== BYTES && encoding !== JSON_TEXT)
  )
    return undefined
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = PUSH_HEADER
  const take = (length: number) => {
    offset += length
    return buffer.toString('utf8', offset - length, offset)
  }
  const [joinRef, ref, topic, event] = [
    take(joinRefLength),
    take(refLength),
    take(topicLength),
    take(eventLength),
  ]
  offset += metadataLength
  if (offset > buffer.length) return undefined
  const body = buffer.subarray(offset)
  const payload = encoding === JSON_TEXT ? parseJson(body.toString('utf8')) : undefined
  if (encoding === JSON_TEXT && payload === undefined) return undefined
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    message: encoding === JSON_TEXT ? { event, payload } : { event, base64: body.toString('base64') },
  }
}

export function writeFrame({ joinRef, ref, topic, event, payload }: Frame, version: Version): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  )
}

/** Undefined when the client has no way to read it: version 1.0.0 knows no bytes. */
export function writeBroadcast(
  topic: string,
  message: Broadcast,
  version: Version,
): string | Uint8Array | undefined {
  const { event } = message
  if (!('base64' in message)) {
    const payload = { type: 'broadcast', event, payload: message.payload }
    return writeFrame({ joinRef: null, ref: null, topic, event: 'broadcast', payload }, version)
  }
  if (version === '1.0.0') return undefined
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  const header = Buffer.alloc(BROADCAST_HEADER)
  header.set([BROADCAST, topicBytes.length, eventBytes.length, 0, BYTES])
  return Buffer.concat([header, topicBytes, eventBytes, Buffer.from(message.base64, 'base64')])
}
