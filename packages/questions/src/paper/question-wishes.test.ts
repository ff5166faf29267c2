import { describe, expect, it } from 'vitest'
import { marksOf } from '../kit/marks.ts'
import { makePaper } from './make-paper.ts'

const ask = (topic: string) => makePaper({ topic, difficulty: 'medium', count: 10, seed: 'wishes' })

describe('a topic that says which kind of question is wanted', () => {
  it.each([
    ["ohm's law numericals", "Ohm's Law (numericals)"],
    ['refraction numerical problems', 'Refraction (numericals)'],
    ['half life calculation based', 'Half-Life & Decay Law (numericals)'],
    ['thermodynamics theory', 'Thermodynamics (theory)'],
    ['mitosis one liner', 'Mitosis (one-liners)'],
    ['battles chronology', 'Battles (in order)'],
    ['mughal emperors in order', 'Mughal Emperors in Order'],
    ['prepositions fill in the blanks', 'Prepositions (fill in the blanks)'],
  ])('%s is served as %s', async (topic, title) => {
    const paper = await ask(topic)
    expect(paper?.resolvedTopic).toBe(title)
    expect(paper?.topic.ignored).toEqual([])
    expect(paper?.questions).toHaveLength(10)
  })

  it('asks numericals that give figures and have one for an answer, or that are computed', async () => {
    const { questions = [] } = (await ask("ohm's law numericals")) ?? {}
    for (const { trust, text, options, correctIndex } of questions)
      if (trust === 'curated')
        expect(marksOf({ text, key: options[correctIndex] ?? '' })).toContain('#numerical')
  })

  it('asks theory without sums', async () => {
    const { questions = [] } = (await ask('thermodynamics theory')) ?? {}
    expect(questions.every(({ trust }) => trust === 'curated')).toBe(true)
    for (const { text, options, correctIndex } of questions)
      expect(marksOf({ text, key: options[correctIndex] ?? '' })).not.toContain('#numerical')
  })

  it('asks for the order of things', async () => {
    const { questions = [] } = (await ask('battles chronology')) ?? {}
    for (const { text } of questions) expect(text).toMatch(/order|arrange|earliest/i)
  })

  it.each([
    ['percentage theory', 'Percentage', ['theory']],
    ['human eye numericals', 'Human Eye', ['numericals']],
  ])('%s has too few of the kind: all are served and the wish is named', async (topic, title, ignored) => {
    const paper = await ask(topic)
    expect(paper?.resolvedTopic).toBe(title)
    expect(paper?.topic.ignored).toEqual(ignored)
  })

  it.each([
    ['clock sums', 'Clock'],
    ['clock problems', 'Clock'],
    ['percentage concepts', 'Percentage'],
    ['vsepr theory', 'VSEPR Theory'],
  ])('%s says nothing that %s does not', async (topic, title) => {
    const paper = await ask(topic)
    expect(paper?.resolvedTopic).toBe(title)
    expect(paper?.topic.ignored).toEqual([])
  })

  it.each([
    ['articles error spotting', 'Errors of Article and Determiner'],
    ['subject verb agreement error detection', 'Errors of Subject-Verb Agreement'],
  ])('%s asks for the errors of one kind', async (topic, title) => {
    expect((await ask(topic))?.resolvedTopic).toBe(title)
  })
})

describe('the marks of a written question', () => {
  it.each([
    ['In a balanced bridge P = 10 Ω, Q = 20 Ω and R = 15 Ω. S is:', '30 Ω', '#numerical'],
    ['The critical angle of a medium of refractive index 2 in air is:', '30°', '#numerical'],
    ['Insulin was first isolated in 1921 by:', 'Banting and Best', '#theory'],
    ['The Act of 1935 came into force in:', '1937', '#theory'],
    ['About how many nephrons does each human kidney have?', '10 lakh', '#theory'],
    ['In which year was the Third Battle of Panipat fought?', '1761', '#when'],
    ['Where was the First Buddhist Council held?', 'Rajagriha', '#where'],
  ])('%s', (text, key, mark) => {
    expect(marksOf({ text, key })).toContain(mark)
  })
})
