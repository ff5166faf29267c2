import { noteOptions } from '@ekagra/exam/notes/note-generation'
import type { GenerateNotesRequest } from '@ekagra/schema/generate-notes'
import type { NotesDoneEvent, NotesProgressEvent, NotesTextEvent } from '@ekagra/schema/notes-events'
import type { FunctionDependencies } from './dependencies.ts'
import { RequestRefused } from './failure.ts'
import { EXAMPLE_TOPICS } from './find-questions.ts'

/** The steps of an answer that succeeds; a failure is thrown. */
export type WritingStep = NotesProgressEvent | NotesTextEvent | NotesDoneEvent

/**
 * Notes piece by piece: by AI where a provider can write them, else by the engine.
 * @throws {RequestRefused} when there are no notes on the topic
 */
export async function* writeNotes(
  { topic, options = noteOptions('comprehensive', 'intermediate'), sourceContent }: GenerateNotesRequest,
  { makeNotes, drawSeed, generation }: FunctionDependencies,
  signal: AbortSignal,
): AsyncGenerator<WritingStep> {
  if (generation) {
    let percent = 5
    let servedBy: string | undefined
    yield { type: 'progress', stage: 'writing', percent }
    const sections = generation.writeNotes({ topic, options, text: sourceContent }, signal)
    for await (const { text, provider } of sections) {
      servedBy = provider
      yield { type: 'text', text }
      // The length is not known in advance; each section takes a share of the rest.
      percent += Math.round((95 - percent) / 6)
      yield { type: 'progress', stage: 'writing', percent }
    }
    if (servedBy) {
      yield { type: 'done', servedBy, resolvedTopic: topic }
      return
    }
  }
  if (sourceContent !== undefined) {
    throw generation
      ? new RequestRefused(503, AI_FAILED, { 'Retry-After': '30' })
      : new RequestRefused(422, NEEDS_AI)
  }

  yield { type: 'progress', stage: 'engine', percent: 10 }
  const notes = await makeNotes({ topic, ...options, seed: drawSeed() })
  if (!notes) throw new RequestRefused(422, describeUnknown(topic))
  const pieces = splitSections(notes.content)
  for (const [index, text] of pieces.entries()) {
    yield { type: 'text', text }
    yield { type: 'progress', stage: 'engine', percent: 10 + Math.round((90 * (index + 1)) / pieces.length) }
  }
  yield { type: 'done', servedBy: 'engine', resolvedTopic: notes.resolvedTopic }
}

/** Splits at headings, so that each piece can be read by itself. */
const splitSections = (content: string): string[] =>
  content.split(/(?=^#{2,3} )/m).filter((piece) => piece !== '')

const describeUnknown = (topic: string): string =>
  `The built-in engine has no notes on "${topic}" yet. It knows, among others: ${EXAMPLE_TOPICS.join(', ')}.`

const NEEDS_AI =
  "Notes from a person's own text need an AI provider, and none is configured here. Ask for notes on a topic instead."

const AI_FAILED = 'No AI provider could write notes from this text just now. Please try again in a minute.'
