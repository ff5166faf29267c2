import { randomSuffix } from '@ekagra/exam/question/question-id'
import { secureRandom } from '../../secure-random.ts'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const DEVICE_ID_KEY = 'device-id'
/** Used for this visit when the browser cannot store an id. */
const TEMPORARY_DEVICE_ID = 'temp-device'
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

/** Made on the first call; 'temp-device' when the browser cannot keep it. */
export function deviceId(now: () => number = Date.now): string {
  const saved = savedDeviceId.read()
  if (saved !== null) return saved
  const made = `device-${now()}-${randomSuffix(secureRandom())}`
  const outcome = savedDeviceId.tryWrite(made)
  if (outcome === 'memory') savedDeviceId.remove()
  return outcome === 'kept' ? made : TEMPORARY_DEVICE_ID
}
