/** What a thread that makes papers and notes can be asked for; each loads the chapters that it needs once. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

const { suggestTopics } = await import('@ekagra/questions/topic/suggest-topics')

export { makeNotes } from '@ekagra/questions/notes/make-notes'
export { makePaper } from '@ekagra/questions/paper/make-paper'
export { describeTopic } from '@ekagra/questions/topic/describe-topic'

/** Tinypool hands over one argument. */
export const suggestNear = ({ topic, most }: { topic: string; most: number }) => suggestTopics(topic, most)
