import type { TopicStanding } from '@ekagra/exam/weakness'
import { describe, expect, it } from 'vitest'
import { learningPath } from './learning-path.ts'

const standing = (topic: string, average: number, lastTaken = 1): TopicStanding => ({
  topic,
  average,
  tests: 1,
  last: average,
  lastTaken,
})

const shown = (typed: string, standings: TopicStanding[]) =>
  learningPath(typed, standings).steps.map(({ topic, state }) => `${topic}: ${state}`)

describe('HOME-07 the learning path', () => {
  it('starts newcomers on the first path', () => {
    expect(shown('', [])).toEqual([
      'Arithmetic: here',
      'Mathematics: next',
      'Calculus: later',
      'Trigonometry: later',
    ])
  })

  it('counts a topic with an average of 70 or more as done, and stands at the first that is not', () => {
    expect(shown('', [standing('arithmetic', 70), standing('Mathematics', 69)])).toEqual([
      'Arithmetic: done',
      'Mathematics: here',
      'Calculus: next',
      'Trigonometry: later',
    ])
  })

  it('follows the topic that is typed', () => {
    expect(learningPath('physics', []).topic).toBe('Physics')
  })

  it('follows the topic tested last, also when it is only related to a path', () => {
    const standings = [standing('Physics', 50, 1), standing('Genetics', 80, 2)]
    expect(learningPath('', standings).topic).toBe('Biology')
  })

  it('ignores a topic that is on no path', () => {
    expect(learningPath('quidditch', [standing('Physics', 50)]).topic).toBe('Physics')
  })
})
