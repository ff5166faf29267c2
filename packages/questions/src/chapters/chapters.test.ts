import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Chapter } from '../kit/define-chapter.ts'
import { chapters } from './chapters.ts'
import { subjects } from './subjects.ts'

const here = new URL('.', import.meta.url)

const foldersIn = (path: string): string[] =>
  readdirSync(new URL(path, here), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

describe('the list of chapters', () => {
  it('has a folder for every subject, and one for the titles that a tool writes', () => {
    expect(foldersIn('.').sort()).toEqual([...Object.keys(subjects), 'concept-titles'].sort())
  })

  it('names every chapter folder, under its subject, and no other', () => {
    const folders = foldersIn('.').flatMap((subject) =>
      foldersIn(`${subject}/`).map((chapter) => `${subject}/${chapter}`),
    )
    const listed = Object.entries<Chapter>(chapters).map(([id, { subject }]) => `${subject}/${id}`)
    expect(listed.sort()).toEqual(folders.sort())
  })

  it.each(Object.entries<Chapter>(chapters))(
    '%s asks every table and every bank of its folder',
    (id, chapter) => {
      const written = readdirSync(new URL(`${chapter.subject}/${id}/`, here)).flatMap((file) => {
        const [, name, kind] = /^(.+)\.(table|bank)\.ts$/.exec(file) ?? []
        return name ? [`${kind === 'table' ? 'facts' : 'bank'}/${name}`] : []
      })
      const asked = Object.keys(chapter.types).filter((type) => /^(facts|bank)\//.test(type))
      expect(asked.sort()).toEqual(written.sort())
    },
  )
})
