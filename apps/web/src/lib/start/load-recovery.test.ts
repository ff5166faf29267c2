import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadRecovery, isChunkFailure, RELOAD_DELAY, RELOAD_FLAG } from './load-recovery.ts'

let logged: unknown[][]

beforeEach(() => {
  sessionStorage.clear()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    logged.push(words)
  })
})

function setUp(session: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage, isOnline = () => true) {
  const reload = vi.fn()
  const schedule = vi.fn()
  const target = new EventTarget()
  const recovery = createLoadRecovery({
    window: { addEventListener: target.addEventListener.bind(target) },
    session,
    reload,
    isOnline,
    schedule,
  })
  recovery.listen()
  const fail = (message: string) =>
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    target.dispatchEvent(event)
    return event
  }
  return { recovery, reload, schedule, fail, reject }
}

describe('a chunk that cannot be loaded', () => {
  it('SHELL-68 reloads the page once, after 1 s', () => {
    const { reload, schedule, fail } = setUp()
    fail('Failed to fetch dynamically imported module: /assets/home.js')
    fail('Failed to fetch dynamically imported module: /assets/home.js')
    expect(schedule.mock.calls).toEqual([[reload, 1000]])
    expect(RELOAD_DELAY).toBe(1000)
  })

  it('SHELL-68 does not reload a second time in the same session', () => {
    const first = setUp()
    first.fail('gone')
    expect(sessionStorage.getItem(RELOAD_FLAG)).toBe('1')
    const afterReload = setUp()
    afterReload.fail('gone')
    expect(afterReload.schedule).not.toHaveBeenCalled()
    expect(afterReload.recovery.isPending()).toBe(false)
  })

  it('does not reload offline, which would lose the page, and may still reload once online', () => {
    let online = false
    const { schedule, fail } = setUp(sessionStorage, () => online)
    fail('Failed to fetch dynamically imported module: /assets/home.js')
    expect(schedule).not.toHaveBeenCalled()
    online = true
    fail('Failed to fetch dynamically imported module: /assets/home.js')
    expect(schedule).toHaveBeenCalledOnce()
  })

  it('does not reload for an optional part, and reports the failure to the caller', async () => {
    const { recovery, schedule, fail } = setUp()
    const load = async () => {
      fail('Failed to fetch dynamically imported module: /assets/engine.js')
      throw new Error('gone')
    }
    await expect(recovery.withoutReload(load)).rejects.toThrow('gone')
    expect(schedule).not.toHaveBeenCalled()
    fail('Failed to fetch dynamically imported module: /assets/home.js')
    expect(schedule).toHaveBeenCalledOnce()
  })

  it('SHELL-68 does not reload if the flag cannot be stored, to avoid an endless loop', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    const { schedule, fail } = setUp({ getItem: forbidden, setItem: forbidden })
    fail('gone')
    expect(schedule).not.toHaveBeenCalled()
  })

  it.each([
    'Failed to fetch dynamically imported module: https://ekagra.example/assets/a.js',
    'error loading dynamically imported module: https://ekagra.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('SHELL-68 SHELL-71 is recognised by the error message of every browser: %s', (message) => {
    expect(isChunkFailure(new Error(message))).toBe(true)
  })

  it('is not confused with any other error', () => {
    expect(isChunkFailure(new Error('x is undefined'))).toBe(false)
    expect(isChunkFailure('Importing a module script failed.')).toBe(false)
  })

  it('SHELL-71 logs the style sheet that could not be preloaded', () => {
    const { fail } = setUp()
    fail('Unable to preload CSS for /assets/home.css')
    expect(logged.flat()).toContainEqual(new Error('Unable to preload CSS for /assets/home.css'))
  })
})

describe('an unhandled rejection', () => {
  it('SHELL-72 is only logged', () => {
    const { schedule, reject } = setUp()
    const event = reject(new Error('quota'))
    expect(logged).toEqual([['Unhandled rejection', new Error('quota')]])
    expect(event.defaultPrevented).toBe(true)
    expect(schedule).not.toHaveBeenCalled()
  })
})
