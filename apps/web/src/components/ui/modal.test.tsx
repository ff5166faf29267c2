import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

it('stays open when a dialog inside it is closed or cancelled', () => {
  const closeOuter = vi.fn()
  const closeInner = vi.fn()
  render(
    <Modal open title="Recent tests" onClose={closeOuter}>
      <Modal open title="Delete this test?" onClose={closeInner} />
    </Modal>,
  )
  const inner = screen.getByRole('dialog', { name: 'Delete this test?' })
  act(() => {
    inner.dispatchEvent(new Event('cancel', { cancelable: true }))
    inner.dispatchEvent(new Event('close'))
  })
  expect(closeInner).toHaveBeenCalledTimes(2)
  expect(closeOuter).not.toHaveBeenCalled()
})
