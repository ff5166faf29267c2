import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noteBody, notePreview, PREVIEW_LENGTH, plainMaths, stripMarkdown } from './note-preview.ts'

describe('stripMarkdown', () => {
  it.each([
    ['# Title\n\nText', 'Title Text'],
    ['A **bold**, *italic* and ~~old~~ word', 'A bold, italic and old word'],
    ['__bold__ and _italic_', 'bold and italic'],
    ['- one\n- [x] two\n1. three\n2) four', 'one two three four'],
    ['> quoted\n> > twice', 'quoted twice'],
    ['See [the Act](https://example.org/a) and ![a map](map.png)', 'See the Act and a map'],
    ['Use `x = 1` here', 'Use x = 1 here'],
    ['```js\nlet a\n```\nend', 'let a end'],
    ['~~~\ncode\n~~~', 'code'],
    ['a\n\n---\n\nb\n***\nc\n_ _ _\nd', 'a b c d'],
    ['| Year | Act |\n|------|:---:|\n| 1919 | Rowlatt |', 'Year Act 1919 Rowlatt'],
    ['a <b>bold</b> tag<br/>here', 'a bold taghere'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
    ['a < b and c > d', 'a < b and c > d'],
    ['#hashtag stays', '#hashtag stays'],
    ['', ''],
  ])('NOTES-09 makes plain text of %j', (markdown, text) => {
    expect(stripMarkdown(markdown)).toBe(text)
  })

  it('NOTES-09 gives one line without spaces at its ends, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('#', '*', '_', '`', '[', ']', '(', ')', '|', '-', '\n', ' ', 'a'),
        }),
        (text) => {
          expect(stripMarkdown(text)).not.toMatch(/\s{2}|^\s|\s$|\n/)
        },
      ),
    )
  })

  it.each([['*'], ['['], ['!['], ['`'], ['<a'], ['| '], ['> '], [' '], ['**a'], ['_ ']])(
    'stays quick on %j repeated without end',
    (part) => {
      const started = performance.now()
      notePreview(part.repeat(50_000), 'inline')
      expect(performance.now() - started).toBeLessThan(500)
    },
  )
})

describe('notePreview', () => {
  const long = 'x'.repeat(1000)

  it('NOTES-09 NOTES-43 cuts at 120 characters in a grid, 160 in a list, 400 inline', () => {
    expect(notePreview(long, 'grid')).toBe(`${'x'.repeat(120)}...`)
    expect(notePreview(long, 'list')).toBe(`${'x'.repeat(160)}...`)
    expect(notePreview(long, 'inline')).toBe(`${'x'.repeat(400)}...`)
    expect(PREVIEW_LENGTH).toEqual({ grid: 120, list: 160, inline: 400 })
  })

  it('leaves a short text whole', () => {
    expect(notePreview(`# ${'x'.repeat(120)}`, 'grid')).toBe('x'.repeat(120))
  })
})

it.each([
  ['$\\dfrac{\\text{new} - \\text{old}}{\\text{old}} \\times 100$', '(new - old)/old × 100'],
  ['lead $= (2w - 100)\\%$ of it', 'lead = (2w - 100)% of it'],
  ['$\\sqrt{ab}$ and $\\sin\\theta$', '√(ab) and sinθ'],
  ['It costs $5 and $10.', 'It costs $5 and $10.'],
  ['$$\\frac{1}{2}$$', '1/2'],
  ['$\\frac{-b}{a + c}$', '-b/(a + c)'],
  ['no maths', 'no maths'],
])('NOTES-09 writes %j as %j', (text, plain) => {
  expect(plainMaths(text)).toBe(plain)
})

it('stays fast on very many dollar signs', () => {
  const started = performance.now()
  plainMaths('$a'.repeat(50_000))
  plainMaths('$\\frac{'.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(1000)
})

it.each([
  ['# Profit & Loss\n\nCost price', '\nCost price'],
  ['  # profit & loss  \nCost price', 'Cost price'],
  ['# Profit & Loss', ''],
  ['# Profit\n\nCost price', '# Profit\n\nCost price'],
  ['## Profit & Loss\nCost price', '## Profit & Loss\nCost price'],
  ['Cost price\n# Profit & Loss', 'Cost price\n# Profit & Loss'],
])('shows %j below the title as %j', (content, body) => {
  expect(noteBody({ title: 'Profit & Loss', content })).toBe(body)
})
