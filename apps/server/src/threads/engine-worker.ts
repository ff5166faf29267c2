/** What a worker thread of the engine can be asked for; each worker loads the chapters that it needs once. */
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

// On Linux this is the priority of this thread alone, elsewhere that of the whole server: requests go before large sets.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))

const { openFactLookup } = await import('@ekagra/questions/doubt/look-up-fact')
const { solveDoubt: solve } = await import('@ekagra/questions/doubt/solve-doubt')

export { makeNotes } from '@ekagra/questions/notes/make-notes'
export { makePaper } from '@ekagra/questions/paper/make-paper'

export const solveDoubt = async (content: string) => solve(content, await openFactLookup())
