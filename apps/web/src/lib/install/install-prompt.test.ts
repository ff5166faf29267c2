import { expect, it, vi } from 'vitest'
import { canInstall, install, listenForInstallOffer, subscribeToInstallOffer } from './install-prompt.ts'

it("keeps the browser's install offer until the person uses it, once", async () => {
  const listener = vi.fn()
  subscribeToInstallOffer(listener)
  listenForInstallOffer()
  expect(canInstall()).toBe(false)
  const prompt = vi.fn(async () => undefined)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  expect(canInstall()).toBe(true)
  await install()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(canInstall()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
})
