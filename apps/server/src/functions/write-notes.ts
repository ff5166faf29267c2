import { noteOptions } from '@ekagra/exam/notes/note-generation'
import { EXAMPLE_TOPICS } from '@ekagra/questions/topic/example-topics'
import type { GenerateNotesRequest } from '@ekagra/schema/generate-notes'
import type {
  NotesDoneEvent,
  NotesEnding,
  NotesProgressEvent,
  NotesTextEvent,
} from '@ekagra/schema/notes-events'
import type { FunctionDependencies } from './dependencies.ts'
import { RequestRefused } from './failure.ts'

/** The steps of an answer that succeeds; a failure is thrown. */
export type WritingStep = NotesProgressEvent | NotesTextEvent | NotesDoneEvent

/**
 * Notes piece by piece: by AI where a provider can write them, else by the engine.
 * @throws {RequestRefused} when there are no notes on the topic
 */
export async function* writeNotes(
  {
    topic,
    options = noteOptions('comprehensive', 'intermediate'),
    sourceContent,
    written,
  }: GenerateNotesRequest,
  { makeNotes, drawSeed, generation }: FunctionDependencies,
  signal: AbortSignal,
): AsyncGenerator<WritingStep> {
  if (generation) {
    let percent = 5
    let servedBy: string | undefined
    yield { type: 'progress', stage: 'writing', percent }
    let ending: NotesEnding = 'complete'
    const sections = generation.writeNotes({ topic, options, text: sourceContent, written }, signal)
    for await (const section of sections) {
      if ('ending' in section) {
        ending = section.ending
        continue
      }
      servedBy = section.provider
      yield { type: 'text', text: section.text }
      // The length is not known in advance; each section takes a share of the rest.
      percent += Math.round((95 - percent) / 6)
      yield { type: 'progress', stage: 'writing', percent }
    }
    if (servedBy) {
      yield { type: 'done', servedBy, resolvedTopic: topic, ending }
      return
    }
  }
  // The engine can neither write from a text nor continue what another wrote.
  if (sourceContent !== undefined || written !== undefined) {
    throw generation
      ? new RequestRefused(503, AI_FAILED, { 'Retry-After': '30' })
      : new RequestRefused(422, NEEDS_AI)
  }

  yield { type: 'progress', stage: 'engine', percent: 10 }
  const notes = await makeNotes({ topic, ...options, seed: drawSeed() })
  if (!notes)
    throw generation
      ? new RequestRefused(503, AI_DOWN, { 'Retry-After': '30' })
      : new RequestRefused(422, describeUnknown(topic))
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

/** The topic may well be known to the AI: the learner has done nothing wrong. */
const AI_DOWN =
  'The AI that writes notes on such topics does not answer just now. Nothing is wrong with your topic: please try again in a minute.'

const AI_FAILED = 'No AI provider could write notes from this text just now. Please try again in a minute.'
