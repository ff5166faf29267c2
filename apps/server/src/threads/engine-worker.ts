/** What a thread that makes papers and notes can be asked for; each loads the chapters that it needs once. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

// Only what is imported from here on is read from what was compiled before; the rest would be compiled anew by every thread.
const { suggestTopics } = await import('@ekagra/questions/topic/suggest-topics')

export const { makeNotes } = await import('@ekagra/questions/notes/make-notes')
export const { makePaper } = await import('@ekagra/questions/paper/make-paper')
export const { describeTopic } = await import('@ekagra/questions/topic/describe-topic')

/** Tinypool hands over one argument. */
export const suggestNear = ({ topic, most }: { topic: string; most: number }) => suggestTopics(topic, most)
