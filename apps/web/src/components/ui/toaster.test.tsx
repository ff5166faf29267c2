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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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

const SCREEN = 768
const TOAST_HEIGHT = 60

/** Lays out a phone: the toast in its usual place below the header, the dialog or the banner where the test puts it. */
function layOut(element: Element, top: number, bottom: number) {
  vi.stubGlobal('innerHeight', SCREEN)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    if (this === element) return new DOMRect(0, top, 360, bottom - top)
    if (this.tagName === 'H2') return new DOMRect(0, top + 20, 300, 30)
    return new DOMRect(16, 64, 328, TOAST_HEIGHT)
  })
}

function openDialog(top: number, bottom: number): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  dialog.append(document.createElement('h2'))
  document.body.append(dialog)
  layOut(dialog, top, bottom)
  return dialog
}

/** Where the toast is put on a phone; empty in its usual place. */
function topOfToast(): string {
  const store = createToastStore()
  render(<Toaster store={store} />)
  act(() => void store.info('Saved'))
  return document.querySelector<HTMLElement>('[popover]')?.style.top ?? 'none'
}

it.each([
  ['stays in its usual place when the dialog is below it', 300, 500, ''],
  ['moves up above a dialog that begins higher', 110, 600, '42px'],
  ['goes below a dialog that leaves no room above it', 20, 600, '608px'],
  ['covers what is below the title only of a dialog that fills the screen', 16, 752, '74px'],
])('on a phone a toast %s', (_what, top, bottom, expected) => {
  openDialog(top, bottom)
  expect(topOfToast()).toBe(expected)
})

it('on a phone a toast leaves a banner free that stands at the top of the page', () => {
  const banner = document.createElement('div')
  banner.setAttribute('data-above-toasts', '')
  document.body.append(banner)
  layOut(banner, 100, 190)
  expect(topOfToast()).toBe('198px')
})

it('on a phone a toast follows when its dialog has grown', async () => {
  let grown: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown = callback
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const dialog = openDialog(110, 600)
  expect(topOfToast()).toBe('42px')
  layOut(dialog, 20, 600)
  grown()
  expect(document.querySelector<HTMLElement>('[popover]')?.style.top).toBe('608px')
})
