import { describe, expect, it } from 'vitest'
import { holdsDocumentMarkup, holdsMarkup } from './holds-markup.ts'

describe('a text by a model', () => {
  it.each([
    'See https://example.org',
    '![a picture](data:image/png;base64,AA)',
    'Read [this](notes.md)',
    '[1]: //evil.example/x',
    'more at //evil.example/x',
    'write to mailto:a@evil.example',
    'java\u200Bscript:alert(1)',
    '<script>alert(1)</script>',
    '<img\nsrc=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<IMG SRC=x onerror=alert(1)',
    '<math><mtext></mtext></math>',
    '<video src=x autoplay>',
    '<details open ontoggle=alert(1)>',
    '<marquee>',
    '<object data="x">',
    '<x-element hidden="1">',
    '<unknown>',
    '<!-- hidden -->',
    '<!doctype html>',
    '<?xml version="1.0"?>',
    '<a title="<">',
    '</div>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;img src=x&#62;',
    '&#x3c;iframe src=x>',
    'x" onerror=alert(1) y="',
  ])('does not pass with %j', (text) => {
    expect(holdsMarkup(text)).toBe(true)
    expect(holdsDocumentMarkup(text)).toBe(true)
  })

  it.each([
    'If x <y then x + 1 < y + 1',
    'If a < b and c > d, which is greatest?',
    'x<y and y>z',
    'What does vector<int> hold? #include <stdio.h>',
    'Plants make food from carbon dioxide and water.',
    'Given data: 5, 7 and 9. Ratio 3:4.',
    'The option is 5! and the array is a[i][j].',
    '$\\frac{a}{b} < 1$ on a scale of 1 = low',
    'A and B finish a work in 12 days; AT&T; R&D; 2 << 3',
  ])('passes as a question with %j', (text) => {
    expect(holdsMarkup(text)).toBe(false)
  })

  it('that is shown as a document may not even look like a tag', () => {
    expect(holdsDocumentMarkup('x <y z> and')).toBe(true)
    expect(holdsDocumentMarkup('If x <y then x + 1 < y + 1')).toBe(false)
  })

  it.each([
    ['tags', '<a '],
    ['attributes', '<x a'],
    ['entities', '&lt;x '],
    ['brackets', '['],
    ['pictures', '![a'],
  ])('is read fast with thousands of %s that do not end', (_, part) => {
    const start = performance.now()
    expect(holdsDocumentMarkup(part.repeat(13_000))).toBe(false)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
