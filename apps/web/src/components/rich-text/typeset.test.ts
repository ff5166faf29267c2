// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { afterPaint } from '../../lib/start/after-paint.ts'
import { typeset } from './typeset.ts'

const element = () => document.createElement('span')

describe('typeset', () => {
  it('sets a formula as nodes, and adds its MathML once it is painted', async () => {
    const span = element()
    expect(typeset('\\sqrt{x}', span, false)).toBe(true)
    expect(span.querySelector('.katex-html')?.textContent).toContain('x')
    expect(span.querySelector('math')).toBeNull()
    await afterPaint()
    expect(span.querySelector('math msqrt')).not.toBeNull()
  })

  it('sets the same formula in two places', async () => {
    const [first, second] = [element(), element()]
    for (const span of [first, second]) expect(typeset('x^2', span, false)).toBe(true)
    await afterPaint()
    expect(second.innerHTML).toBe(first.innerHTML)
    typeset('y', first, false)
    await afterPaint()
    expect(first.querySelectorAll('math')).toHaveLength(1)
    expect(first.querySelector('math msup')).toBeNull()
    expect(second.querySelector('math msup')).not.toBeNull()
  })

  it('reads out only the last formula of an element that was set twice before it was painted', async () => {
    const span = element()
    typeset('x^2', span, false)
    typeset('y', span, false)
    await afterPaint()
    expect(span.querySelectorAll('math')).toHaveLength(1)
    expect(span.querySelector('math msup')).toBeNull()
  })

  it.each([
    ['a macro that never ends', '\\def\\a{\\a\\a}\\a'],
    ['a deep nest', '{'.repeat(200) + '}'.repeat(200)],
    ['nonsense', '\\frac{1'],
  ])('refuses %s and leaves nothing behind', (_, tex) => {
    const span = element()
    expect(typeset(tex, span, false)).toBe(false)
    expect(span.childNodes).toHaveLength(0)
  })

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://evil.example}',
    '\\includegraphics{https://evil.example/x.png}',
  ])('creates no link or image from %s', (tex) => {
    const span = element()
    typeset(tex, span, false)
    expect(span.querySelectorAll('a, img')).toHaveLength(0)
  })
})
