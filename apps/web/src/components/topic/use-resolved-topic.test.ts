import { describe, expect, it } from 'vitest'
import { readTopicPath } from './use-resolved-topic.ts'

const type = (subject: string, chapter: string) => ({ entry: { subject, chapter } })

describe('where a topic is in the syllabus', () => {
  it('names subject, chapter and topic', () => {
    const types = [type('Mathematics', 'Time & Work')]
    expect(readTopicPath({ title: 'Pipes & Cisterns', types })).toEqual([
      'Mathematics',
      'Time & Work',
      'Pipes & Cisterns',
    ])
  })

  it('does not repeat a chapter or a subject that is the topic itself', () => {
    const oneChapter = [type('Mathematics', 'Percentage')]
    expect(readTopicPath({ title: 'Percentage', types: oneChapter })).toEqual(['Mathematics', 'Percentage'])
    expect(readTopicPath({ title: 'Mathematics', types: oneChapter })).toEqual(['Mathematics'])
  })

  it('leaves out the levels that the topic spans', () => {
    const types = [type('Mathematics', 'Percentage'), type('Mathematics', 'Average')]
    expect(readTopicPath({ title: 'Percentage, Average', types })).toEqual([
      'Mathematics',
      'Percentage, Average',
    ])
    const exam = [type('Mathematics', 'Percentage'), type('Reasoning', 'Series')]
    expect(readTopicPath({ title: 'SSC CGL', types: exam })).toEqual(['SSC CGL'])
  })
})
