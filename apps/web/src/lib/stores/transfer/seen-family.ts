import { addSeenIds, fullySeenKey, seenKey, seenLevelKey } from '@ekagra/exam/generation/seen-keys'
import { Difficulty } from '@ekagra/schema/difficulty'
import * as z from 'zod/mini'
import { parseJson } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { deviceId } from '../learner/device-id.ts'
import { defineFamily } from './family.ts'

const Topic = z.string().check(z.minLength(1), z.maxLength(200))
const Ids = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100_000))

/** Seen questions, without the device: in another browser they count for that browser. */
export const SeenList = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topic'), topic: Topic, ids: Ids }),
  z.strictObject({ kind: z.literal('level'), topic: Topic, level: Difficulty, ids: Ids }),
  z.strictObject({ kind: z.literal('fully-seen'), topic: Topic }),
])
export type SeenList = z.infer<typeof SeenList>

const DEVICE = '(?:device-\\d+-[a-z0-9]+|temp-device)'
const OF_TOPIC = new RegExp(`^seen-questions-(${DEVICE})-(.+)$`, 's')
const FULLY = new RegExp(`^fully-seen-(${DEVICE})-(.+)$`, 's')
const OF_LEVEL = /^(?!seen-questions-|fully-seen-)(.+)-(easy|medium|hard)$/s

/**
 * The seen questions under a key; null for a key of something else. With `device`, only that device's lists.
 */
export function readSeenKey(key: string, value: unknown, device?: string): SeenList | null {
  const [, owner = '', topic = ''] = OF_TOPIC.exec(key) ?? []
  if (topic) return own(owner, device) ? parse({ kind: 'topic', topic, ids: value }) : null
  const [, flagOwner = '', flagTopic = ''] = FULLY.exec(key) ?? []
  if (flagTopic)
    return own(flagOwner, device) && value === true ? parse({ kind: 'fully-seen', topic: flagTopic }) : null
  const [, levelTopic, level] = OF_LEVEL.exec(key) ?? []
  return levelTopic ? parse({ kind: 'level', topic: levelTopic, level, ids: value }) : null
}

const own = (owner: string, device: string | undefined) => device === undefined || owner === device
const parse = (value: unknown) => SeenList.safeParse(value).data ?? null

function keyOf(list: SeenList): string {
  if (list.kind === 'level') return seenLevelKey(list.topic, list.level)
  return list.kind === 'topic' ? seenKey(deviceId(), list.topic) : fullySeenKey(deviceId(), list.topic)
}

const textOf = (list: SeenList) => (list.kind === 'fully-seen' ? 'true' : JSON.stringify(list.ids))

const idOf = (list: SeenList) =>
  `${list.kind}:${list.topic.toLowerCase()}${list.kind === 'level' ? `:${list.level}` : ''}`

/** Rebuilds the key from an id, to remove what an import added. */
function keyOfId(id: string): string {
  const [kind = '', ...rest] = id.split(':')
  const level = kind === 'level' ? (rest.pop() ?? '') : ''
  const topic = rest.join(':')
  if (kind === 'level') return seenLevelKey(topic, level)
  return kind === 'topic' ? seenKey(deviceId(), topic) : fullySeenKey(deviceId(), topic)
}

export const seenFamily = defineFamily<SeenList>({
  name: 'seen',
  idOf,
  read: parse,
  list: async () =>
    localArea
      .keys()
      .flatMap((key) => readSeenKey(key, parseJson(localArea.read(key) ?? ''), deviceId()) ?? []),
  combine: (here, incoming) =>
    'ids' in here && 'ids' in incoming ? { ...here, ids: addSeenIds(incoming.ids, here.ids) } : here,
  async change({ put, remove }) {
    const before = new Map<string, string | null>()
    for (const list of put) {
      const key = keyOf(list)
      before.set(key, localArea.kept(key))
      if (localArea.write(key, textOf(list)) !== 'full') continue
      for (const [written, text] of before) {
        if (text === null) localArea.remove(written)
        else localArea.write(written, text)
      }
      return false
    }
    for (const id of remove) localArea.remove(keyOfId(id))
    return true
  },
})
