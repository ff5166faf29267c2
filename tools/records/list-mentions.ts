/** Writes packages/questions/src/topic/mentions/mentions.json anew: node tools/records/list-mentions.ts. Run it after changing questions or facts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMentions } from '@ekagra/questions/topic/mentions/list-mentions'
import { root } from '../paths.mjs'

const mentions = await listMentions()
writeFileSync(
  join(root, 'packages/questions/src/topic/mentions/mentions.json'),
  `${JSON.stringify(mentions, null, 2)}\n`,
)
console.log(`${mentions.words.split(' ').length} words of ${mentions.chapters.length} chapters`)
