import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RowBoundary } from './row-boundary.tsx'

function BrokenRow(): never {
  throw new Error('no date')
}

it('SHELL-67 says that a row could not be displayed and keeps the others', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ul>
      <RowBoundary>
        <BrokenRow />
      </RowBoundary>
      <RowBoundary>
        <li>Percentage</li>
      </RowBoundary>
    </ul>,
  )
  expect(screen.getByText('Error displaying this item.')).toBeTruthy()
  expect(screen.getByText('Percentage')).toBeTruthy()
})
