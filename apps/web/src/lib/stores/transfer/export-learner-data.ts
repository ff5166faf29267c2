import { listSetAside } from '../core/set-aside.ts'
import { localArea } from '../core/storage-area.ts'
import { families } from './families.ts'
import { FILE_FORMAT, FILE_VERSION } from './learner-file.ts'

export interface LearnerExport {
  /** 'ekagra-2026-11-15.json'. */
  fileName: string
  text: string
}

/**
 * Everything that Ekagra keeps of a learner in this browser, as one file. Unreadable values are included
 * unchanged.
 */
export async function exportLearnerData(now: () => Date = () => new Date()): Promise<LearnerExport> {
  const exportedAt = now().toISOString()
  const lists = await Promise.all(families.map(async ({ name, list }) => [name, await list()] as const))
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exportedAt,
    ...Object.fromEntries(lists),
    setAside: listSetAside(localArea).map(({ from, text }) => ({ from, text })),
  }
  return { fileName: `ekagra-${exportedAt.slice(0, 10)}.json`, text: JSON.stringify(file, null, 1) }
}
