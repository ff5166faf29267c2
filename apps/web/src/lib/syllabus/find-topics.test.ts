import { describe, expect, it } from 'vitest'
import { findTopics, type NamedTopic } from './find-topics.ts'

const topic = (title: string, ...aliases: string[]): NamedTopic => ({ title, topic: title, aliases })

const topics = [
  topic('Time & Work', 'men and days'),
  topic('Pipes & Cisterns', 'tank'),
  topic('Simple Interest', 'si'),
  topic('Compound Interest', 'ci'),
  topic('Trigonometry', 'heights and distances'),
  topic('Magnetism', 'electromagnetism'),
  topic('Electrostatics'),
]

const titles = (text: string, limit = 3) => findTopics(text, topics, limit).map(({ title }) => title)

describe('finding topics', () => {
  it('offers the name that begins with what was typed before the one that only contains it', () => {
    expect(titles('int')).toEqual(['Simple Interest', 'Compound Interest'])
    expect(titles('si')[0]).toBe('Simple Interest')
  })

  it('offers a topic by its title before one by another of its names', () => {
    expect(titles('electro')).toEqual(['Electrostatics', 'Magnetism'])
  })

  it('looks at every name of a topic', () => {
    expect(titles('heights')).toEqual(['Trigonometry'])
    expect(titles('men and')).toEqual(['Time & Work'])
  })

  it('reads & and "and" alike', () => {
    expect(titles('pipes and cis')).toEqual(['Pipes & Cisterns'])
  })

  it('tolerates a typing mistake', () => {
    expect(titles('simple intrest')[0]).toBe('Simple Interest')
    expect(titles('trignometry')[0]).toBe('Trigonometry')
  })

  it('finds nothing for blank text or an unrelated text', () => {
    expect(titles('   ')).toEqual([])
    expect(titles('quidditch')).toEqual([])
  })

  it('keeps to the limit', () => {
    expect(titles('i', 1)).toHaveLength(1)
  })
})
