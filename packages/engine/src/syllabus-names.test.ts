import { describe, expect, it } from 'vitest'
import { splitTopic, stem, syllabusNodes } from './syllabus-names.ts'

describe('splitTopic', () => {
  it.each([
    ['Time & Work', ['time', 'work']],
    ['  Simple   Interest!! ', ['simple', 'interest']],
    ['Trains, Boats/Streams', ['train', 'boat', 'stream']],
    ['coding–decoding', ['coding', 'decoding']],
    ['ＳＳＣ ＣＧＬ', ['ssc', 'cgl']],
    ['', []],
  ])('splits %j into %j', (topic, words) => {
    expect(splitTopic(topic).map(({ word }) => word)).toEqual(words)
  })

  it('remembers what was listed', () => {
    expect(splitTopic('trains and boats fast').map(({ separated }) => separated)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('stem', () => {
  it('takes plurals off without hurting words that end in s', () => {
    expect(['trains', 'probabilities', 'loss', 'gas', 'ratios', 'ssc'].map(stem)).toEqual([
      'train',
      'probability',
      'loss',
      'gas',
      'ratio',
      'ssc',
    ])
  })
})

describe('the names of the syllabus', () => {
  // 'interest' may mean simple and compound interest, but no title may be the name of something else.
  it.each(['exam', 'subject', 'chapter', 'type'] as const)(
    'leave the title of every %s to itself',
    (kind) => {
      const nodes = syllabusNodes.filter((node) => node.kind === kind)
      const mixedUp = nodes.flatMap(({ title }) => {
        const name = splitTopic(title)
          .map(({ word }) => word)
          .join(' ')
        return nodes
          .filter((node) => node.title !== title && node.names.has(name))
          .map((node) => `${title}: ${node.title}`)
      })
      expect(mixedUp).toEqual([])
      expect(new Set(nodes.map(({ title }) => title)).size).toBe(nodes.length)
    },
  )
})
