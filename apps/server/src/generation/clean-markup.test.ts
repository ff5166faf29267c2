import { describe, expect, it } from 'vitest'
import { cleanMarkup } from './clean-markup.ts'

describe('the tags of a model', () => {
  it.each([
    ['one <br> two', 'one  \ntwo'],
    ['one<br/><BR >two ', 'one  \n  \ntwo '],
    ['| a | b <br> c |', '| a | b, c |'],
    [' no tag ', ' no tag '],
  ])('that end a line become the line ends of markdown: %s', (text, expected) => {
    expect(cleanMarkup(text)).toBe(expected)
  })

  it('are cleaned at once in a line of many thousand spaces', () => {
    const start = performance.now()
    cleanMarkup(`${' '.repeat(40_000)}.`)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
