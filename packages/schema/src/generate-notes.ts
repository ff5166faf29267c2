import * as z from 'zod/mini'
import { NotesEnding } from './notes-events.ts'

export const NoteType = z.enum(['comprehensive', 'summary', 'detailed', 'practical', 'exam'])
export type NoteType = z.infer<typeof NoteType>

export const NoteDifficulty = z.enum(['beginner', 'intermediate', 'advanced'])
export type NoteDifficulty = z.infer<typeof NoteDifficulty>

export const NoteOptions = z.strictObject({
  noteType: NoteType,
  difficulty: NoteDifficulty,
  includeExamples: z.boolean(),
  includeQuestions: z.boolean(),
})
export type NoteOptions = z.infer<typeof NoteOptions>

/** `topic` alone is enough; the rest says what kind of notes is wanted, and from what text. */
export const GenerateNotesRequest = z.strictObject({
  topic: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  options: z.optional(NoteOptions),
  /** Text of a file or a note to write from. */
  sourceContent: z.optional(z.string().check(z.maxLength(12_100))),
  /** Notes that were cut off and are to be continued. */
  written: z.optional(z.string().check(z.maxLength(60_000))),
})
export type GenerateNotesRequest = z.infer<typeof GenerateNotesRequest>

export const GenerateNotesResponse = z.strictObject({
  /** Markdown. */
  content: z.string(),
  /** The provider that wrote them, or 'engine'. */
  servedBy: z.optional(z.string()),
  /** What the topic was understood as, for the learner to see. */
  resolvedTopic: z.optional(z.string()),
  ending: z.optional(NotesEnding),
})
export type GenerateNotesResponse = z.infer<typeof GenerateNotesResponse>
