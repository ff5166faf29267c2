import { expect, it } from 'vitest'
import { GenerateNotesRequest, GenerateNotesResponse } from './generate-notes.ts'
import { NotesEvent } from './notes-events.ts'

it('API-08 asks by topic and is answered by content', () => {
  expect(GenerateNotesRequest.parse({ topic: ' Optics ' })).toEqual({ topic: 'Optics' })
  expect(GenerateNotesRequest.safeParse({ topic: ' ' }).success).toBe(false)
  expect(GenerateNotesResponse.safeParse({ content: '# Optics' }).success).toBe(true)
  expect(GenerateNotesResponse.safeParse({}).success).toBe(false)
})

it('API-09 takes noteType, difficulty, includeExamples and includeQuestions as options', () => {
  const options = { noteType: 'exam', difficulty: 'beginner', includeExamples: true, includeQuestions: true }
  expect(GenerateNotesRequest.safeParse({ topic: 'Optics', options }).success).toBe(true)
  for (const field of Object.keys(options)) {
    const broken = { ...options, [field]: 'other' }
    expect(GenerateNotesRequest.safeParse({ topic: 'Optics', options: broken }).success).toBe(false)
  }
})

it.each([
  [{ type: 'progress', stage: 'writing', percent: 40 }, true],
  [{ type: 'text', text: '## Overview' }, true],
  [{ type: 'done', servedBy: 'engine', resolvedTopic: 'Optics' }, true],
  [{ type: 'error', error: 'Nobody could write notes just now.', status: 503 }, true],
  [{ type: 'progress', stage: 'writing', percent: 101 }, false],
  [{ type: 'done' }, false],
])('takes %j for an event of a stream of notes: %j', (event, isOne) => {
  expect(NotesEvent.safeParse(event).success).toBe(isOne)
})
