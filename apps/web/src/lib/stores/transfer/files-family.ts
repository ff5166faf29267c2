import { KeptFile, listFiles } from '../learner/file-store.ts'
import { changeRecords } from './change-records.ts'
import { defineFamily } from './family.ts'

/** The text of a file never changes; what is known by its id is the same. */
export const filesFamily = defineFamily<KeptFile>({
  name: 'files',
  idOf: ({ id }) => id,
  read: (stored) => KeptFile.safeParse(stored).data ?? null,
  list: listFiles,
  combine: (here) => here,
  change: (changed) => changeRecords('files', changed),
})
