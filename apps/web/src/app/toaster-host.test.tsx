import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toast } from '../lib/toast.ts'

vi.mock('../components/ui/toaster.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const { ToasterHost } = await import('./toaster-host.tsx')

afterEach(cleanup)

it('shows the message even if the code of the toasts cannot be fetched', async () => {
  render(<ToasterHost />)
  act(() => void toast.error('Failed to save your progress', { description: 'The disk is full.' }))
  const shown = await screen.findByRole('status')
  expect(shown.textContent).toBe('Failed to save your progress The disk is full.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).toBeNull()
})
