import { EXCHANGE_FORMATS, IMPORT_PROBLEMS } from '@ekagra/questions/exchange/exchange-question'
import { Difficulty } from '@ekagra/schema/difficulty'
import { Figure } from '@ekagra/schema/figure'
import { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { deleteRecords, getRecord, listIds, putRecord } from '../core/database-records.ts'

/** A question as it was read from a file, before its key was checked. */
const FoundQuestion = z.lazy(() =>
  z.object({
    row: z.number(),
    text: z.string(),
    options: z.array(z.string()),
    key: z.nullable(z.number()),
    explanation: z.string(),
    difficulty: z.optional(Difficulty),
    topic: z.optional(z.string()),
    figure: z.optional(Figure),
  }),
)

const FoundSet = z.lazy(() =>
  z.object({
    format: z.enum(EXCHANGE_FORMATS),
    questions: z.array(FoundQuestion),
    problems: z.array(
      z.object({ row: z.number(), kind: z.enum(IMPORT_PROBLEMS), detail: z.optional(z.string()) }),
    ),
  }),
)

/** The text of a file that a person turned into quizzes. The file itself is not kept. */
export const KeptFile = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    name: z.string(),
    savedAt: z.number(),
    /** Whether the parts are the pages of the file, not only pieces of a text. */
    isPaged: z.boolean(),
    parts: z.array(z.string()),
    /** Chapters, and the part that each begins with, counted from 1. */
    headings: z.optional(z.array(z.object({ title: z.string(), part: z.number() }))),
    /** The questions that are already in the file, until they are imported. */
    found: z.optional(FoundSet),
    /** The questions that were imported from it. */
    questions: z.optional(z.array(Question)),
  }),
)
export type KeptFile = z.infer<typeof KeptFile>

/**
 * Newest first; unreadable ones are left out but not deleted. One after the other: a shelf of books read at once would
 * block the page.
 */
export async function listFiles(): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const id of await listIds('files')) {
    const file = await readFile(id)
    if (!file) continue
    // Worked out here, while each file has the processor for itself.
    sizeOfFile(file)
    files.push(file)
  }
  return files.sort((one, other) => other.savedAt - one.savedAt)
}

export async function readFile(id: string): Promise<KeptFile | null> {
  return KeptFile.safeParse(await getRecord('files', id)).data ?? null
}

/** False when the browser could not keep it: the file can still be used until the page is left. */
export const keepFile = (file: KeptFile): Promise<boolean> => putRecord('files', file)

export const removeFile = (id: string): Promise<boolean> => deleteRecords('files', [id])

const knownSizes = new WeakMap<KeptFile, number>()

/** About how many bytes the browser stores for a file. */
export function sizeOfFile(file: KeptFile): number {
  const known = knownSizes.get(file)
  if (known !== undefined) return known
  const size = new Blob([JSON.stringify(file)]).size
  knownSizes.set(file, size)
  return size
}
