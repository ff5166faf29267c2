/**
 * Writes packages/questions/src/paper/topics-served.txt anew: what each topic of the list is served as now. Run it after
 * adding concepts, names or questions, and read what changed: node tools/records/record-topics.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeServed, readServed } from '@ekagra/questions/paper/describe-served'
import { openTopic } from '@ekagra/questions/paper/open-topic'
import { root } from '../paths.mjs'

const file = join(root, 'packages/questions/src/paper/topics-served.txt')
const { comments, topics } = readServed(readFileSync(file, 'utf8'))
const lines: string[] = []
for (const { typed } of topics) lines.push(describeServed(typed, await openTopic(typed)))
writeFileSync(file, `${[...comments, ...lines].join('\n')}\n`)
console.log(`${lines.length} topics, ${lines.filter((line) => line.endsWith('| nothing')).length} declined`)
