import { expect, it, vi } from 'vitest'
import { isPageOld, subscribeToNewVersion, watchForNewVersion } from './new-version.ts'

/** A worker that knows only the scripts of its own build. */
class FakeWorkers extends EventTarget {
  scripts: readonly string[] = []
  readonly controller = {
    postMessage: ({ path }: { path: string }, [port]: [MessagePort]) =>
      port.postMessage(this.scripts.includes(path)),
  }
  async takeOver(scripts: readonly string[]) {
    this.scripts = scripts
    this.dispatchEvent(new Event('controllerchange'))
    // The answer of a port arrives as a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('calls a page old when the worker of another build does not know its script, and only then', async () => {
  const workers = new FakeWorkers()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }))
  const root = document.createElement('div')
  root.id = 'root'
  root.dataset.app = '/assets/framework-1.js /assets/index-1.js'
  document.body.append(root)
  const told = vi.fn()
  subscribeToNewVersion(told)
  const registration: Pick<ServiceWorkerRegistration, 'update'> = { update: vi.fn() }
  watchForNewVersion(registration)
  await workers.takeOver(['/assets/index-1.js'])
  expect(isPageOld()).toBe(false)
  await workers.takeOver(['/assets/index-2.js'])
  expect(isPageOld()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
  root.remove()
  vi.unstubAllGlobals()
})
