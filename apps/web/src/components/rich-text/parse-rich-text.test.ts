import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Inline,
  MAX_FORMULA_LENGTH,
  MAX_TEXT_LENGTH,
  parseInline,
  parseRichText,
} from './parse-rich-text.ts'

const text = (value: string): Inline => ({ kind: 'text', text: value })
const maths = (tex: string, display = false): Inline => ({ kind: 'maths', tex, display })

describe('parseInline', () => {
  it('leaves plain text as it is', () => {
    expect(parseInline('What is 7 × 12?')).toEqual([text('What is 7 × 12?')])
  })

  it.each([
    ['$x^2$', maths('x^2')],
    ['$$x^2$$', maths('x^2', true)],
    ['\\(x^2\\)', maths('x^2')],
    ['\\[x^2\\]', maths('x^2', true)],
  ])('reads %s as maths', (source, expected) => {
    expect(parseInline(source)).toEqual([expected])
  })

  it.each(['It costs $5 and $10.', 'From $5-$10', 'a lone $ sign', '$ x$', '$$', '$$$$', 'Only \\( open'])(
    'finds no maths in %s',
    (source) => {
      expect(parseInline(source).some(({ kind }) => kind === 'maths')).toBe(false)
    },
  )

  it('reads bold, emphasis and code', () => {
    expect(parseInline('**a** *b* `c`')).toEqual([
      { kind: 'strong', children: [text('a')] },
      text(' '),
      { kind: 'emphasis', children: [text('b')] },
      text(' '),
      { kind: 'code', text: 'c' },
    ])
  })

  it('keeps punctuation and signs with their formula, but not words', () => {
    expect(parseInline('gains $33\\frac{1}{3}$%. Find')).toEqual([
      text('gains '),
      { ...maths('33\\frac{1}{3}'), tail: '%.' },
      text(' Find'),
    ])
    expect(parseInline('$x$ (or so)')).toEqual([maths('x'), text(' (or so)')])
  })

  it('reads maths inside bold', () => {
    expect(parseInline('**$x$ days**')).toEqual([{ kind: 'strong', children: [maths('x'), text(' days')] }])
  })

  it.each(['3*4*5', '2 * 3 * 4', 'a **lone mark', '**'])('leaves the stars of %s alone', (source) => {
    expect(parseInline(source)).toEqual([text(source)])
  })

  it('shows a mark after a backslash literally', () => {
    expect(parseInline('\\$5 \\* 3')).toEqual([text('$5 * 3')])
  })

  it('keeps line ends', () => {
    expect(parseInline('one\ntwo')).toEqual([text('one'), { kind: 'break' }, text('two')])
  })

  it('shows a formula that is too long as it was written', () => {
    const source = `$${'x '.repeat(MAX_FORMULA_LENGTH / 2)}x$`
    expect(parseInline(source)).toEqual([text(source)])
  })

  it('breaks an extremely long word, which would slow down a browser', () => {
    expect(parseInline('x'.repeat(250))).toEqual([
      text(`${'x'.repeat(120)} ${'x'.repeat(120)} ${'x'.repeat(10)}`),
    ])
  })

  it('shows an HTML tag as text', () => {
    expect(parseInline('<b onclick="x()">hi</b>')).toEqual([text('<b onclick="x()">hi</b>')])
  })

  it('loses no character of any text without marks', () => {
    const plain = fc.string().filter((value) => !/[$\\`*\n]/.test(value))
    fc.assert(
      fc.property(plain, (value) => {
        expect(parseInline(value)).toEqual(value === '' ? [] : [text(value)])
      }),
    )
  })

  it.each(['$', '*', '**', '`', '\\(', '$a ', '*a '])('reads a long run of %s quickly', (mark) => {
    const started = performance.now()
    parseInline(mark.repeat(MAX_TEXT_LENGTH))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('parseRichText', () => {
  it('separates paragraphs at empty lines', () => {
    expect(parseRichText('one\r\n\r\ntwo\n \n\n')).toEqual([
      { kind: 'paragraph', children: [text('one')] },
      { kind: 'paragraph', children: [text('two')] },
    ])
  })

  it('reads a list that follows a sentence without an empty line', () => {
    expect(parseRichText('Which are prime?\n1. two\n2. four')).toEqual([
      { kind: 'paragraph', children: [text('Which are prime?')] },
      { kind: 'list', ordered: true, start: 1, items: [[text('two')], [text('four')]] },
    ])
    expect(parseRichText('- a\n- b')).toEqual([
      { kind: 'list', ordered: false, start: 1, items: [[text('a')], [text('b')]] },
    ])
  })

  it('takes a single numbered line as a sentence', () => {
    expect(parseRichText('5. That is all')).toEqual([
      { kind: 'paragraph', children: [text('5. That is all')] },
    ])
  })

  it('cuts a text that is too long for any question', () => {
    expect(JSON.stringify(parseRichText('x '.repeat(MAX_TEXT_LENGTH))).length).toBeLessThan(
      MAX_TEXT_LENGTH + 100,
    )
  })
})
