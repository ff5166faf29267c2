import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InlineText } from '../components/rich-text/rich-text.tsx'
import { drawText } from './draw-text.ts'

const TEXTS = [
  'A train 120 m long passes a pole in 6 s.',
  '  Blanks around, and\r\na second line\nand a third ',
  'What is **most *nearly* right** about `x < 3`?',
  'The ratio is $\\frac{3}{4}$, or $2\\frac{1}{3}$%, or $-7$.',
  '$5 and $10 are money; 3*4*5 is a product; \\$ is escaped',
  '<img src=x onerror=alert(1)><script>alert(1)</script> &amp; [link](javascript:alert(1))',
  'If $\\sin\\theta = \\frac{1}{2}$, then $$x^2 + y^2 = r^2$$ holds.',
]

describe('drawText', () => {
  it.each(TEXTS)('draws %j as the app does', (text) => {
    const early = document.createElement('h2')
    drawText(early, text)
    const { container } = render(<InlineText text={text} />)
    // What a screen reader is told is the app's to say; a landing is not read out.
    for (const element of container.querySelectorAll('[role], [aria-label]')) {
      element.removeAttribute('role')
      element.removeAttribute('aria-label')
    }
    expect(early.innerHTML).toBe(container.innerHTML)
  })
})
