import { readResultQuery } from '@ekagra/exam/results/result-source'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adminQuestionsPath,
  categoryPath,
  createNotePath,
  currentAffairsPath,
  filePath,
  notePath,
  resultsPath,
  searchPath,
  sessionPath,
  setupPath,
  subcategoryPath,
} from './filled-paths.ts'

const RESULT = {
  id: 'exam-1',
  score: 7,
  total: 10,
  topic: 'Trains',
  time: '5:30',
  difficulty: 'hard',
  mock: false,
}

describe('setupPath', () => {
  it('WEAK-18 opens practice setup with topic, difficulty and count', () => {
    expect(setupPath('practice', { topic: 'Time & Work', difficulty: 'hard', count: 15 })).toBe(
      '/practice?topic=Time%20%26%20Work&difficulty=hard&count=15',
    )
  })

  it('leaves out what is not given', () => {
    expect(setupPath('test')).toBe('/test')
    expect(setupPath('test', { topic: 'HCF' })).toBe('/test?topic=HCF')
    expect(setupPath('practice', { challenge: 'abc.1' })).toBe('/practice?challenge=abc.1')
  })
})

it('takes a test at /test/session?test=true and a practice at /practice/session', () => {
  expect(sessionPath('test')).toBe('/test/session?test=true')
  expect(sessionPath('practice')).toBe('/practice/session')
})

describe('resultsPath', () => {
  it('RESULTS-01 writes the path that the results page reads', () => {
    expect(resultsPath('practice', { ...RESULT, topic: 'Time & Work', difficulty: 'Hard' })).toBe(
      '/practice/results?id=exam-1&score=7&total=10&topic=Time%20%26%20Work&time=5%3A30&difficulty=hard',
    )
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.boolean(), (topic, score, mock) => {
        const query = { ...RESULT, topic, score, mock }
        const { searchParams } = new URL(resultsPath('test', query), 'https://ekagra.test')
        expect(readResultQuery((name) => searchParams.get(name))).toEqual(query)
      }),
    )
  })

  it('RESULTS-02 ends in mock=true for the mock view only', () => {
    expect(resultsPath('test', { ...RESULT, mock: true })).toMatch(/&difficulty=hard&mock=true$/)
    expect(resultsPath('test', RESULT)).not.toContain('mock')
  })
})

it('WEAK-20 opens note creation with topic and category', () => {
  expect(createNotePath('Time & Work', 'a b')).toBe('/notes/create?topic=Time%20%26%20Work&category=a%20b')
  expect(createNotePath('Optics')).toBe('/notes/create?topic=Optics')
})

it.each([
  [notePath('note-1'), '/notes/note-1'],
  [notePath('note 1', 'preview'), '/notes/note%201?tab=preview'],
  [categoryPath('a/b'), '/category/a%2Fb'],
  [subcategoryPath('time-and-work'), '/subcategory/time-and-work'],
  [searchPath('time & work'), '/search?q=time%20%26%20work'],
  [searchPath(''), '/search'],
  [filePath('f-1'), '/files?file=f-1'],
  [currentAffairsPath('Defence'), '/current-affairs?category=Defence'],
  [adminQuestionsPath('hcf', new URLSearchParams()), '/admin/questions?q=hcf'],
  [
    adminQuestionsPath('hcf', new URLSearchParams('status=draft&page=3&q=lcm')),
    '/admin/questions?status=draft&q=hcf',
  ],
  [adminQuestionsPath('', new URLSearchParams('q=lcm')), '/admin/questions'],
])('writes %s', (path, expected) => {
  expect(path).toBe(expected)
})
