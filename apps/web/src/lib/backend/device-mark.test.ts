import { expect, it } from 'vitest'
import { deviceMark } from './device-mark.ts'

it('is the same for one device and one question, and another for any other', () => {
  const devices = Array.from({ length: 200 }, (_, index) => `device-17632${index}-abc`)
  const marks = devices.flatMap((device) => ['q-1', 'q-2'].map((content) => deviceMark(device, content)))
  expect(new Set(marks).size).toBe(marks.length)
  expect(deviceMark('device-1-a', 'q-1')).toBe(deviceMark('device-1-a', 'q-1'))
  expect(marks.every((mark) => /^[0-9a-f]{16}$/.test(mark))).toBe(true)
})
