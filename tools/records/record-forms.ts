/**
 * Learns how the questions of computed types are worded: node tools/records/record-forms.ts [--all]
 * Types whose version has been learned are kept, unless --all asks for them too: after a change of the kit, or of what a form is.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { catalogue, loadChapter } from '../../packages/questions/src/chapters/catalogue.ts'
import { TypeForms } from '../../packages/questions/src/doubt/forms/form.ts'
import { learnForms } from '../../packages/questions/src/doubt/forms/learn-forms.ts'

/** Wordings with many choices come back only in this many draws of a level. */
const DRAWS = 1200
/**
 * Types whose answer depends on which thing each statement is about. A form takes those words as mere story, so that a few of its questions were
 * read wrongly.
 */
const UNREADABLE = new Set(['interpretation/sufficiency'])
const file = new URL('../../packages/questions/src/doubt/forms/forms.jsonl', import.meta.url)
const lines = process.argv.includes('--all') ? [] : readFileSync(file, 'utf8').trim().split('\n')
const learnedBefore = new Map(
  lines.map((line) => {
    const type = TypeForms.parse(JSON.parse(line))
    return [type.id, type] as const
  }),
)
const types = []
for (const { id, chapterId } of catalogue) {
  const generator = (await loadChapter(chapterId)).get(id)
  if (generator?.trust !== 'computed' || UNREADABLE.has(id)) continue
  const before = learnedBefore.get(id)
  const learned = before?.version === generator.version ? before : learnForms(generator, DRAWS)
  if (learned.forms.length > 0) types.push(learned)
}
writeFileSync(file, types.map((type) => `${JSON.stringify(type)}\n`).join(''))
console.log(`${types.length} types, ${types.reduce((sum, { forms }) => sum + forms.length, 0)} forms`)
