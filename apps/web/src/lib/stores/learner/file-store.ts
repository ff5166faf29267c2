import * as z from 'zod/mini'
import { deleteRecords, getRecord, listRecords, putRecord } from '../core/database-records.ts'

/** The text of a file that a person turned into quizzes. The file itself is not kept. */
export const KeptFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  savedAt: z.number(),
  /** Whether the parts are the pages of the file, not only pieces of a text. */
  isPaged: z.boolean(),
  parts: z.array(z.string()),
})
export type KeptFile = z.infer<typeof KeptFile>

/** Newest first; unreadable ones are left out but not deleted. */
export async function listFiles(): Promise<KeptFile[]> {
  const records = await listRecords('files')
  return records
    .flatMap((record) => KeptFile.safeParse(record).data ?? [])
    .sort((one, other) => other.savedAt - one.savedAt)
}

export async function readFile(id: string): Promise<KeptFile | null> {
  return KeptFile.safeParse(await getRecord('files', id)).data ?? null
}

/** False when the browser could not keep it: the file can still be used until the page is left. */
export const keepFile = (file: KeptFile): Promise<boolean> => putRecord('files', file)

export const removeFile = (id: string): Promise<boolean> => deleteRecords('files', [id])
