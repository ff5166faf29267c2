import { describe, expect, it } from 'vitest'
import { findRoute, learningPath, type RouteChapter } from './learning-path.ts'

const chapters: RouteChapter[] = [
  'Ratio',
  'Percentage',
  'Profit & Loss',
  'Simple Interest',
  'Average',
  'Trains',
].map((title) => ({
  title,
  aliases: title === 'Trains' ? ['railway'] : [],
  subject: 'Quantitative Aptitude',
}))

const averages: Record<string, number> = { Ratio: 84, Percentage: 70, 'Profit & Loss': 69, Average: 90 }
const shown = (topics: string[]) =>
  learningPath(findRoute(topics, chapters), (topic) => averages[topic]).map(
    ({ topic, state }) => `${topic}: ${state}`,
  )

describe('HOME-07 the learning path', () => {
  it('starts newcomers on the first route', () => {
    expect(findRoute([], chapters)).toEqual({
      name: 'Mathematics',
      topics: ['Arithmetic', 'Mathematics', 'Calculus', 'Trigonometry'],
    })
    expect(shown([])[0]).toBe('Arithmetic: here')
  })

  it('leads from the prerequisites of a built-in topic to its next level', () => {
    expect(findRoute(['physics'], chapters).topics).toEqual([
      'Mathematics',
      'Science',
      'Physics',
      'Thermodynamics',
      'Modern Physics',
    ])
  })

  it('leads through the chapters of the subject if the topic is in the syllabus', () => {
    expect(findRoute(['profit and loss'], chapters)).toEqual({
      name: 'Quantitative Aptitude',
      topics: ['Ratio', 'Percentage', 'Profit & Loss', 'Simple Interest', 'Average'],
    })
    expect(findRoute(['Railway'], chapters).topics).toEqual([
      'Percentage',
      'Profit & Loss',
      'Simple Interest',
      'Average',
      'Trains',
    ])
  })

  it('counts an average of 70 or more as done, and puts the learner at the first chapter that is not done', () => {
    expect(shown(['Percentage'])).toEqual([
      'Ratio: done',
      'Percentage: done',
      'Profit & Loss: here',
      'Simple Interest: next',
      'Average: done',
    ])
  })

  it('puts the learner at a chapter that was begun, before one that was never tried', () => {
    expect(shown(['Simple Interest']).slice(0, 3)).toEqual([
      'Percentage: done',
      'Profit & Loss: here',
      'Simple Interest: next',
    ])
    const steps = learningPath(findRoute(['Simple Interest'], chapters), (topic) =>
      topic === 'Simple Interest' ? 30 : undefined,
    )
    expect(steps.map(({ state }) => state)).toEqual(['untried', 'untried', 'here', 'next', 'later'])
  })

  it('follows the first topic that is on any route', () => {
    expect(findRoute(['quidditch', 'Genetics', 'Physics'], chapters).name).toBe('Biology')
  })
})
