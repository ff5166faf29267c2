/**
 * Writes packages/questions/src/doubt/recall/chapter-index.json: which chapters know which question of fact, row or term, so that a typed
 * doubt loads only these. Run it after a change of facts, written questions or terms: node tools/records/index-doubts.ts
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadKnownQuestions, makeChapterIndex } from '@ekagra/questions/doubt/recall/make-chapter-index'
import { root } from '../paths.mjs'

const index = await makeChapterIndex(await loadKnownQuestions())
writeFileSync(
  join(root, 'packages/questions/src/doubt/recall/chapter-index.json'),
  `${JSON.stringify(index, null, 2)}\n`,
)
console.log(`${Object.keys(index.words).length} words of ${index.chapters.length} chapters`)
