/** What the thread for doubts can be asked for. The code that reads doubts is as large as the rest of the engine, so papers do without it. */
import { readFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

const { answerDoubt } = await import('@ekagra/questions/doubt/answer-doubt')
const { readForms } = await import('@ekagra/questions/doubt/forms/read-form')

const FORMS = new URL('../../../../packages/questions/src/doubt/forms/forms.jsonl', import.meta.url)
let forms: Promise<ReturnType<typeof readForms>> | undefined
/** Read on the first doubt that nothing else answers. */
const openForms = () => {
  forms ??= readFile(FORMS, 'utf8').then((text) => readForms(text))
  return forms
}

export const solveDoubt = (content: string) => answerDoubt(content, openForms)
