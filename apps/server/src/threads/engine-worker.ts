/** What a worker thread of the engine can be asked for; each worker loads the chapters that it needs once. */
import { readFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

const { answerDoubt } = await import('@ekagra/questions/doubt/answer-doubt')
const { readForms } = await import('@ekagra/questions/doubt/forms/read-form')
const { suggestTopics } = await import('@ekagra/questions/topic/suggest-topics')

const FORMS = new URL('../../../../packages/questions/src/doubt/forms/forms.jsonl', import.meta.url)
let forms: Promise<ReturnType<typeof readForms>> | undefined
/** Read on the first doubt that nothing else answers. */
const openForms = () => {
  forms ??= readFile(FORMS, 'utf8').then((text) => readForms(text))
  return forms
}

export { makeNotes } from '@ekagra/questions/notes/make-notes'
export { makePaper } from '@ekagra/questions/paper/make-paper'
export { describeTopic } from '@ekagra/questions/topic/describe-topic'

/** Tinypool hands over one argument. */
export const suggestNear = ({ topic, most }: { topic: string; most: number }) => suggestTopics(topic, most)

export const solveDoubt = (content: string) => answerDoubt(content, openForms)
