/** What a worker thread of the engine can be asked for; each worker loads the chapters that it needs once. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

const { openFactLookup } = await import('@ekagra/questions/doubt/look-up-fact')
const { solveDoubt: solve } = await import('@ekagra/questions/doubt/solve-doubt')

export { makeNotes } from '@ekagra/questions/notes/make-notes'
export { makePaper } from '@ekagra/questions/paper/make-paper'

export const solveDoubt = async (content: string) => solve(content, await openFactLookup())
