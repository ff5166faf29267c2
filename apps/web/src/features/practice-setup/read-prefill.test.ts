import { describe, expect, it } from 'vitest'
import { openForm, readPrefill } from './read-prefill.ts'

const nothing = { prefill: {}, draft: null, storedTopic: null }

describe('readPrefill', () => {
  it('SETUP-18 takes navigation state', () => {
    expect(readPrefill({ prefilledTopic: 'Trains', suggestedQuestions: 20 }, new URLSearchParams())).toEqual({
      topic: 'Trains',
      count: 20,
    })
  })

  it('SETUP-19 takes the query parameters topic, difficulty and count', () => {
    const query = new URLSearchParams('topic=Time+%26+Work&difficulty=HARD&count=15')
    expect(readPrefill(null, query)).toEqual({ topic: 'Time & Work', difficulty: 'hard', count: 15 })
  })

  it('prefers the state to the query, which still adds the level', () => {
    const query = new URLSearchParams('topic=Old&difficulty=hard&count=30')
    const prefill = readPrefill({ prefilledTopic: 'New', suggestedQuestions: 10 }, query)
    expect(prefill).toEqual({ topic: 'New', difficulty: 'hard', count: 10 })
  })

  it('changes a suggested count to one that the slider has', () => {
    expect(readPrefill({ suggestedQuestions: 12 }, new URLSearchParams()).count).toBe(10)
    expect(readPrefill(null, new URLSearchParams('count=99')).count).toBe(30)
    expect(readPrefill(null, new URLSearchParams('count=many')).count).toBe(10)
  })

  it('cuts a topic to the length that the server accepts', () => {
    const endless = 'x'.repeat(5000)
    expect(readPrefill(null, new URLSearchParams({ topic: endless })).topic).toHaveLength(200)
    expect(readPrefill({ prefilledTopic: endless }, new URLSearchParams()).topic).toHaveLength(200)
  })

  it('ignores an unreadable state and a blank query', () => {
    expect(readPrefill('junk', new URLSearchParams('topic=%20'))).toEqual({})
  })
})

describe('the form when it opens', () => {
  it('SETUP-03 SETUP-05 starts a test at easy with 10 questions', () => {
    expect(openForm('test', nothing)).toEqual({ topic: '', difficulty: 'easy', count: 10, mode: 'test' })
  })

  it('SETUP-17 starts practice at medium', () => {
    expect(openForm('practice', nothing).difficulty).toBe('medium')
  })

  it('SETUP-10 uses the topic of session storage when neither state nor query gives one', () => {
    expect(openForm('test', { ...nothing, storedTopic: 'Optics' }).topic).toBe('Optics')
  })

  it('restores what was typed before a reload', () => {
    const draft = { topic: 'Boa', difficulty: 'hard', count: 25, mode: 'practice' } as const
    expect(openForm('practice', { ...nothing, draft, storedTopic: 'Optics' })).toEqual(draft)
  })

  it('SETUP-05 prefers a suggestion to what was typed before', () => {
    const draft = { topic: 'Boa', difficulty: 'hard', count: 25, mode: 'practice' } as const
    const form = openForm('practice', { prefill: { topic: 'Trains', count: 15 }, draft, storedTopic: null })
    expect(form).toEqual({ topic: 'Trains', difficulty: 'medium', count: 15, mode: 'practice' })
  })
})
