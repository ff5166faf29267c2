import { expect, it } from 'vitest'
import { makeDeviceId, readDeviceId, TEMPORARY_DEVICE_ID } from './make-device-id.ts'

const storeOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
})

it("STORE-04 makes 'device-{timestamp}-{random}' once and keeps it", () => {
  const values = new Map<string, string>()
  const made = readDeviceId(storeOf(values), 1_700_000_000_000, 0.5)
  expect(made).toBe('device-1700000000000-i000000')
  expect(values).toEqual(new Map([['device-id', made]]))
  expect(readDeviceId(storeOf(values), 1_800_000_000_000, 0.1)).toBe(made)
  expect(makeDeviceId(1, 0)).toBe('device-1-0000000')
})

it("STORE-04 falls back to 'temp-device' when storage fails", () => {
  const fail = () => {
    throw new Error('storage is blocked')
  }
  expect(readDeviceId({ getItem: fail, setItem: fail }, 1, 0)).toBe('temp-device')
  expect(readDeviceId({ getItem: () => null, setItem: fail }, 1, 0)).toBe('temp-device')
  expect(TEMPORARY_DEVICE_ID).toBe('temp-device')
})
