import { describe, expect, it } from 'vitest'
import { readPush, readText, writeBroadcast, writeFrame } from './frames.ts'

/** A broadcast as the client writes it in version 2.0.0. */
function push(encoding: number, body: Uint8Array, { topic = 'realtime:a', event = 'say' } = {}): Uint8Array {
  const [join, ref, topicBytes, eventBytes] = ['1', '2', topic, event].map((text) => Buffer.from(text))
  if (!join || !ref || !topicBytes || !eventBytes) throw new Error('four texts')
  const lengths = [3, join.length, ref.length, topicBytes.length, eventBytes.length, 0, encoding]
  return Buffer.concat([Buffer.from(lengths), join, ref, topicBytes, eventBytes, body])
}

describe('the messages of live connections', () => {
  it('are lists in version 2.0.0 and objects in version 1.0.0', () => {
    const frame = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { a: 1 } }
    expect(readText('["1","2","realtime:a","phx_join",{"a":1}]', '2.0.0')).toEqual(frame)
    expect(writeFrame(frame, '2.0.0')).toBe('["1","2","realtime:a","phx_join",{"a":1}]')
    const text = '{"join_ref":"1","ref":"2","topic":"realtime:a","event":"phx_join","payload":{"a":1}}'
    expect(readText(text, '1.0.0')).toEqual(frame)
    expect(writeFrame(frame, '1.0.0')).toBe(text)
  })

  it.each(['', '{', 'null', '[]', '["1","2",3,"e",{}]', '["1","2","t","e"]', '"text"'])(
    'are refused when they cannot be read: %s',
    (text) => {
      expect(readText(text, '2.0.0')).toBeUndefined()
      expect(readText(text, '1.0.0')).toBeUndefined()
    },
  )

  it('carry broadcasts as JSON or as bytes, with names in any script', () => {
    const topic = 'realtime:कक्षा'
    expect(readPush(push(1, Buffer.from('{"text":"नमस्ते"}'), { topic, event: 'é' }))).toEqual({
      joinRef: '1',
      ref: '2',
      topic,
      message: { event: 'é', payload: { text: 'नमस्ते' } },
    })
    expect(readPush(push(0, Buffer.from([0, 255])))?.message).toEqual({ event: 'say', base64: 'AP8=' })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a header alone', Buffer.from([3, 1, 1, 1, 1, 0, 1])],
    ['lengths beyond the end', Buffer.from([3, 255, 255, 255, 255, 255, 1, 65])],
    ['another kind', Buffer.concat([Buffer.from([4]), push(1, Buffer.from('{}')).subarray(1)])],
    ['another encoding', push(7, Buffer.from('{}'))],
    ['JSON that is broken', push(1, Buffer.from('{'))],
  ])('are refused as bytes when they are %s', (_, bytes) => {
    expect(readPush(bytes)).toBeUndefined()
  })

  it('give bytes only to clients that can read them', () => {
    const message = { event: 'say', base64: 'AP8=' }
    expect(writeBroadcast('realtime:a', message, '1.0.0')).toBeUndefined()
    const expected = Buffer.concat([
      Buffer.from([4, 10, 3, 0, 0]),
      Buffer.from('realtime:asay'),
      Buffer.from([0, 255]),
    ])
    expect(writeBroadcast('realtime:a', message, '2.0.0')).toEqual(expected)
  })
})
