import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notePreview, PREVIEW_LENGTH, stripMarkdown } from './note-preview.ts'

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
