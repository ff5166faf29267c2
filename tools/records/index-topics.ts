/**
 * Writes what a topic is looked up in: packages/questions/src/topic/names/*.json, topic/words/*.json and topic/near/*.json, three
 * files for each first letter, and packages/questions/src/chapters/concept-titles/*.json, one for a few chapters and one with all.
 * Run it after changing concepts, and after tools/records/list-mentions.ts and tools/records/near-words.ts: node tools/records/index-topics.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTopicIndex } from '@ekagra/questions/topic/make-topic-index'
import { root } from '../paths.mjs'

const source = join(root, 'packages/questions/src')
const { names, words, near, titles } = makeTopicIndex()
const folders = {
  'topic/names': names,
  'topic/words': words,
  'topic/near': near,
  'chapters/concept-titles': titles,
}
for (const [folder, files] of Object.entries(folders)) {
  rmSync(join(source, folder), { recursive: true, force: true })
  mkdirSync(join(source, folder))
  for (const [name, content] of files)
    writeFileSync(join(source, folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)
}
console.log(`${names.size} letters, ${titles.size} files of titles`)
