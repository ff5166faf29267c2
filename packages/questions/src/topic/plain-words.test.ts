import { describe, expect, it } from 'vitest'
import { splitTopic, stem } from './plain-words.ts'

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

  it('marks words that were listed', () => {
    expect(splitTopic('trains and boats fast').map(({ separated }) => separated)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('stem', () => {
  it('removes plurals and keeps words that end in s', () => {
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
