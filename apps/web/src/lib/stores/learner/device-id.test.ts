import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../core/log-storage-problem.ts')

beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
})

describe('device id', () => {
  it("STORE-04 SHELL-05 is 'device-{timestamp}-{random}' and stays the same", async () => {
    const { deviceId } = await import('./device-id.ts')
    const id = deviceId(() => 1_763_200_000_000)
    expect(id).toMatch(/^device-1763200000000-[a-z0-9]{7}$/)
    expect(deviceId()).toBe(id)
    expect(localStorage.getItem('device-id')).toBe(id)
  })

  it('STORE-04 keeps an id made by an earlier version', async () => {
    localStorage.setItem('device-id', 'device-1699999999999-abc123')
    const { deviceId } = await import('./device-id.ts')
    expect(deviceId()).toBe('device-1699999999999-abc123')
  })

  it("STORE-04 is 'temp-device' if storage is forbidden", async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { deviceId } = await import('./device-id.ts')
    expect(deviceId()).toBe('temp-device')
    expect(deviceId()).toBe('temp-device')
  })

  it("STORE-04 is 'temp-device' if storage is full", async () => {
    localStorage.setItem('x', 'x'.repeat(4_999_990))
    const { deviceId } = await import('./device-id.ts')
    expect(deviceId()).toBe('temp-device')
  })

  it('replaces an invalid id with a new one and sets the invalid one aside', async () => {
    localStorage.setItem('device-id', '{"id": 7}')
    const { deviceId } = await import('./device-id.ts')
    expect(deviceId()).toMatch(/^device-\d+-/)
    expect(localStorage.getItem('device-id.corrupt-1')).toBe('{"id": 7}')
  })
})
