import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../paths.mjs'

const MODEL = 'wink-eng-lite-web-model/dist/languages/cur/models/eng-core-web-model.json'

/** The plain words of the language model that reads texts: about 60,000. */
export function readLexicon(): string[] {
  const file = createRequire(join(root, 'packages/questions/package.json')).resolve(MODEL)
  const model: { features: { lexeme: { list: string[] } } } = JSON.parse(readFileSync(file, 'utf8'))
  return model.features.lexeme.list.filter((word) => /^[a-z]{4,}$/.test(word))
}
