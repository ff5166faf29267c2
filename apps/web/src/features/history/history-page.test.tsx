import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '../../lib/toast.ts'
import { HistoryScreen } from './history-page.tsx'

beforeEach(() => {
  localStorage.clear()
  toast.dismiss()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('HISTORY-03 HISTORY-04 HISTORY-05 says that the history could not be loaded, and tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce([])
  render(
    <MemoryRouter>
      <HistoryScreen load={load} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('status').textContent).toContain('Loading...')
  const card = await screen.findByRole('alert')
  expect(card.textContent).toContain('Something went wrong')
  expect(card.textContent).toContain('Could not load your exam history. Please try again later.')
  await waitFor(() =>
    expect(toast.list()[0]).toMatchObject({ kind: 'error', title: 'Error loading exam history', open: true }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No tests yet')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})
