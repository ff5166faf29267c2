// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { typeset } from './typeset.ts'

const element = () => document.createElement('span')

describe('typeset', () => {
  it('sets a formula as nodes together with its MathML', () => {
    const span = element()
    expect(typeset('\\sqrt{x}', span, false)).toBe(true)
    expect(span.querySelector('math msqrt')).not.toBeNull()
  })

  it('sets the same formula in two places', () => {
    const [first, second] = [element(), element()]
    for (const span of [first, second]) expect(typeset('x^2', span, false)).toBe(true)
    expect(second.innerHTML).toBe(first.innerHTML)
    expect(first.querySelector('math msup')).not.toBeNull()
    typeset('y', first, false)
    expect(second.querySelector('math msup')).not.toBeNull()
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
