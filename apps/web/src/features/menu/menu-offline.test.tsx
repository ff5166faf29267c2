import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MenuOffline } from './menu-offline.tsx'

/** A browser in which a worker comes only after the page, as on a first visit. */
class FakeWorkers extends EventTarget {
  controller: { postMessage: (message: unknown, ports: MessagePort[]) => void } | null = null
  registration: object | undefined
  getRegistration = async () => this.registration
  takeOver() {
    this.controller = {
      postMessage: (_message, [port]) => port?.postMessage({ kept: 1, of: 4, bytes: 2_000_000 }),
    }
    this.dispatchEvent(new Event('controllerchange'))
  }
}

function stubWorkers(): FakeWorkers {
  const workers = new FakeWorkers()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }))
  return workers
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says on a first visit that the app is being stored, and how much of it is there as soon as the worker has come', async () => {
  const workers = stubWorkers()
  render(<MenuOffline />)
  expect(await screen.findByText(/is being stored on this device/)).toBeDefined()
  act(() => workers.takeOver())
  expect(await screen.findByText(/^25% of the app is on this device/)).toBeDefined()
})

it('says that a network is needed when no worker has been registered after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubWorkers()
  render(<MenuOffline />)
  await screen.findByText(/is being stored on this device/)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText(/Ekagra needs a network here/)).toBeDefined()
})

it('goes on waiting for a worker that is registered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubWorkers().registration = {}
  render(<MenuOffline />)
  await screen.findByText(/is being stored on this device/)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText(/is being stored on this device/)).toBeDefined()
})
