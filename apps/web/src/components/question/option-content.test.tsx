import type { Figure } from '@ekagra/schema/figure'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OptionContent } from './option-content.tsx'

const figure: Figure = {
  kind: 'pictures',
  title: 'Odd figure',
  description: 'Two figures.',
  given: [],
  choices: [10, 90].map((x) => ({
    shapes: [{ kind: 'circle', x, y: 50, radius: 4, fill: 'solid' }],
    isFramed: true,
  })),
}

it('shows the picture that an option names, with its name below', () => {
  const { container } = render(<OptionContent text="Picture 2" figure={figure} />)
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('90')
  expect(screen.getByText('Picture 2')).toBeDefined()
})

it('shows only the text where the question has no such picture', () => {
  const { container } = render(<OptionContent text="Picture 3" figure={figure} />)
  expect(container.querySelector('svg')).toBeNull()
  expect(screen.getByText('Picture 3')).toBeDefined()
})
