import { chapterIds, loadNotes } from '@ekagra/questions/chapters/catalogue'
import { describe, expect, it } from 'vitest'
import { typeset } from '../rich-text/typeset.ts'
import { takeMaths } from './maths-slots.ts'

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
    const refused = formulas.filter(
      ({ tex, display }) => !typeset(tex, document.createElement('span'), display),
    )
    expect(refused.map(({ tex }) => tex)).toEqual([])
  })
})
