import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { showLoadingError } from './loading-error.ts'

/** The page as it is shipped. */
function indexPage() {
  return new DOMParser().parseFromString(readFileSync('apps/web/index.html', 'utf8'), 'text/html')
}

it('SHELL-69 SHELL-70 shows the static Loading Error page with a button that reloads', () => {
  const page = indexPage()
  const reload = vi.fn()
  showLoadingError(page, reload)
  expect(page.querySelector('h1')?.textContent).toBe('Loading Error')
  expect(page.querySelector('p')?.textContent).toBe('Unable to load Ekagra. Please refresh the page.')
  const button = page.querySelector('button')
  expect(button?.textContent?.trim()).toBe('Refresh Page')
  button?.click()
  expect(reload).toHaveBeenCalledOnce()
})

it('SHELL-50 is preceded by a first paint that needs no script', () => {
  const text = indexPage().getElementById('root')?.textContent?.replaceAll(/\s+/g, ' ').trim()
  expect(text).toBe('Loading… Preparing your experience...')
})
