/**
 * Records the questions of every computed type, for the test that no seed changes its question unnoticed:
 *   node tools/records/record-questions.ts
 * Run it after raising the version of a generator. The version of a table or bank is made from its content.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { digestQuestions } from '@ekagra/questions/chapters/record-questions'
import { root } from '../paths.mjs'

const records = []
for (const entry of catalogue) {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (generator?.trust !== 'computed') continue
  records.push({ type: entry.id, version: generator.version, digest: digestQuestions(generator, entry) })
}
records.sort((a, b) => a.type.localeCompare(b.type, 'en'))
const lines = records.map(
  (record) =>
    `  ${JSON.stringify(record).replaceAll('":', '": ').replaceAll(',"', ', "').replace('{', '{ ').replace('}', ' }')}`,
)
writeFileSync(
  join(root, 'packages/questions/src/chapters/recorded-questions.json'),
  `[\n${lines.join(',\n')}\n]\n`,
)
console.log(`${records.length} computed types recorded`)
