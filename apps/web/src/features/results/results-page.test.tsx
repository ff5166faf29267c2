import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { toast } from '../../lib/toast.ts'
import { ResultsPage } from './results-page.tsx'

// The stores never reject; this simulates an unexpected fault.
vi.mock('./load-result.ts', () => ({ loadResult: () => Promise.reject(new Error('unforeseen')) }))

it('RESULTS-08 RESULTS-29 reports a fault while loading and offers links to go on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <MemoryRouter initialEntries={['/test/results?id=test-1']}>
      <ResultsPage mode="test" />
    </MemoryRouter>,
  )
  expect(screen.getByText('Loading results')).toBeDefined()
  await waitFor(() =>
    expect(toast.list().map(({ title }) => title)).toEqual(['There was a problem loading your test results']),
  )
  expect(screen.getByRole('link', { name: 'Try Another Test' }).getAttribute('href')).toBe('/test')
})
