import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastStore } from '../../lib/toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  // The test document has no top layer.
  HTMLElement.prototype.showPopover = vi.fn()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('shows a toast inside the open dialog, and keeps showing it when the page removes the dialog', async () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  const store = createToastStore()
  render(<Toaster store={store} />)
  act(() => void store.info('Practice session ended'))
  expect(dialog.contains(screen.getByText('Practice session ended'))).toBe(true)

  await act(async () => dialog.remove())
  expect(await screen.findByText('Practice session ended')).toBeDefined()
})
