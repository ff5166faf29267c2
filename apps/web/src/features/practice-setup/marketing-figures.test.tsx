import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MarketingFigures } from './marketing-figures.tsx'

vi.mock('../../lib/marketing-figures.ts', () => ({
  marketingFigures: [
    { value: '61%', label: 'successRate' },
    { value: '1.2k', label: 'questions' },
  ],
}))

it('SETUP-21 shows the figures of the settings file and no others', () => {
  render(<MarketingFigures />)
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['61%', '1.2k'])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'success rate',
    'questions',
  ])
})
