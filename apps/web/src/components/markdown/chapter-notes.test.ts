import { chapterIds, loadNotes } from '@ekagra/questions/chapters/catalogue'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { isTooDeep, TYPESETTING } from '../rich-text/typesetting.ts'
import { takeMaths } from './maths-slots.ts'

/** As on the screen, but written as text: building a document of two thousand formulas took most of the time. */
function canTypeset(tex: string, display: boolean): boolean {
  if (isTooDeep(tex)) return false
  try {
    return katex.renderToString(tex, { ...TYPESETTING, displayMode: display }) !== ''
  } catch {
    return false
  }
}

describe('formulas of the built-in notes', () => {
  it.each(chapterIds)('NOTES-01 of %s can all be typeset', async (id) => {
    const {
      overview,
      method,
      tables,
      tips,
      mistakes,
      advanced,
      sections = [],
      lists = {},
    } = await loadNotes(id)
    const cells = tables.flatMap(({ title, rows }) => [title, ...rows.flat()])
    const lines = [...method, ...tips, ...mistakes, ...advanced].map((line) =>
      typeof line === 'string' ? line : line.line,
    )
    const { formulas } = takeMaths(
      [overview, ...lines, ...cells, ...sections.map(({ text }) => text), ...Object.values(lists)].join(
        '\n\n',
      ),
    )
    const refused = formulas.filter(({ tex, display }) => !canTypeset(tex, display))
    expect(refused.map(({ tex }) => tex)).toEqual([])
  })
})
