import { localArea } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'

const TEMPORARY = 'temp-device'
const DEVICE_ID = /^device-[\w.-]{1,80}$/

const savedDeviceId = createStoredValue<string | null>({
  area: localArea,
  key: 'device-id',
  parse: (text) =>
    text !== null && DEVICE_ID.test(text)
      ? { value: text, intact: true }
      : { value: null, intact: text === null },
  format: (id) => id ?? '',
})

function randomSuffix(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (a.toString(36) + b.toString(36)).slice(0, 12)
}

/** Made on the first call; 'temp-device' when the browser cannot keep it. */
export function deviceId(now: () => number = Date.now): string {
  const saved = savedDeviceId.read()
  if (saved !== null) return saved
  const made = `device-${now()}-${randomSuffix()}`
  const outcome = savedDeviceId.tryWrite(made)
  if (outcome === 'memory') savedDeviceId.remove()
  return outcome === 'kept' ? made : TEMPORARY
}
