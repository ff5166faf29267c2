import { describe, expect, it } from 'vitest'
import { GenerationEvent } from './generation-events.ts'

const QUESTION = {
  id: 'q-1',
  text: 'What is 6 × 7?',
  options: ['42', '36', '48', '13'],
  correctIndex: 0,
  explanation: 'Six sevens are 42.',
  difficulty: 'easy',
  trust: 'cross-checked',
}

describe('an event of a generation', () => {
  it.each([
    [{ type: 'progress', stage: 'writing', ready: 3, requested: 10 }],
    [{ type: 'question', question: QUESTION }],
    [{ type: 'done', servedBy: 'deepseek', sources: { bank: 1, deepseek: 9 }, resolvedTopic: 'Tables' }],
    [{ type: 'error', error: 'Nobody could write questions just now.', status: 503 }],
  ])('may be %j', (event) => {
    expect(GenerationEvent.parse(event)).toEqual(event)
  })

  it.each([
    [{ type: 'progress', stage: 'dreaming', ready: 0, requested: 1 }],
    [{ type: 'question', question: { ...QUESTION, options: ['42', '36', '48'] } }],
    [{ type: 'done' }],
    [{ type: 'other' }],
  ])('may not be %j', (event) => {
    expect(GenerationEvent.safeParse(event).success).toBe(false)
  })
})
