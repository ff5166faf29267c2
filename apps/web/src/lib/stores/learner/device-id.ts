import { randomSuffix } from '@ekagra/exam/question/question-id'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const DEVICE_ID = /^device-[\w.-]{1,80}$/

const savedDeviceId = createStoredValue<string | null>({
  area: localArea,
  key: DEVICE_ID_KEY,
  parse: (text) =>
    text !== null && DEVICE_ID.test(text)
      ? { value: text, intact: true }
      : { value: null, intact: text === null },
  format: (id) => id ?? '',
})

function secureRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn / 2 ** 32
}

/** Made on the first call; 'temp-device' when the browser cannot keep it. */
export function deviceId(now: () => number = Date.now): string {
  const saved = savedDeviceId.read()
  if (saved !== null) return saved
  const made = makeDeviceId(now(), secureRandom())
  const outcome = savedDeviceId.tryWrite(made)
  if (outcome === 'memory') savedDeviceId.remove()
  return outcome === 'kept' ? made : TEMPORARY_DEVICE_ID
}

export const DEVICE_ID_KEY = 'device-id'
/** Stands in for the device id when storage fails. */
export const TEMPORARY_DEVICE_ID = 'temp-device'

interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** 'device-{timestamp}-{random}'. */
export const makeDeviceId = (timestamp: number, random: number): string =>
  `device-${timestamp}-${randomSuffix(random)}`

/** The stored device id, made and stored at the first call. */
export const readDeviceId = (store: TextStore, timestamp: number, random: number): string => {
  try {
    const stored = store.getItem(DEVICE_ID_KEY)
    if (stored) return stored
    const made = makeDeviceId(timestamp, random)
    store.setItem(DEVICE_ID_KEY, made)
    return made
  } catch {
    return TEMPORARY_DEVICE_ID
  }
}
