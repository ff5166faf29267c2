import * as z from 'zod/mini'
import { ErrorEvent } from './generation-events.ts'

/**
 * What generate-notes sends to a caller with `Accept: text/event-stream`, in the form of generation-events.ts: the type is the event
 * name, the rest its data. Every stream ends with exactly one `done` or `error`; without it, the stream was cut.
 */

/** Who writes; `writing` is an AI provider at work. */
export const NotesStage = z.enum(['writing', 'engine'])
export type NotesStage = z.infer<typeof NotesStage>

export const NotesProgressEvent = z.strictObject({
  type: z.literal('progress'),
  stage: NotesStage,
  /** How much is done, as an estimate. */
  percent: z.number().check(z.gte(0), z.lte(100)),
})
export type NotesProgressEvent = z.infer<typeof NotesProgressEvent>

/** The next piece of the markdown; all pieces in their order are the notes. */
export const NotesTextEvent = z.strictObject({ type: z.literal('text'), text: z.string() })
export type NotesTextEvent = z.infer<typeof NotesTextEvent>

/** Whether all was written: a writer may be cut off, and a section with a link or a script is left out. */
export const NotesEnding = z.enum(['complete', 'cut-off', 'filtered'])
export type NotesEnding = z.infer<typeof NotesEnding>

export const NotesDoneEvent = z.strictObject({
  type: z.literal('done'),
  /** The provider that wrote them, or 'engine'. */
  servedBy: z.string(),
  /** What the topic was understood as, for the learner to see. */
  resolvedTopic: z.optional(z.string()),
  /** Notes by the engine are always complete. */
  ending: z.optional(NotesEnding),
})
export type NotesDoneEvent = z.infer<typeof NotesDoneEvent>

export const NotesEvent = z.discriminatedUnion('type', [
  NotesProgressEvent,
  NotesTextEvent,
  NotesDoneEvent,
  ErrorEvent,
])
export type NotesEvent = z.infer<typeof NotesEvent>
