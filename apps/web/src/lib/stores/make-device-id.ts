import { randomSuffix } from '@ekagra/exam/question/question-id'

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
