import { describe, expect, it } from 'vitest'
import { singular } from '../../kit/concepts.ts'
import { splitTopic } from './plain-words.ts'

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

describe('singular', () => {
  it('removes plurals and keeps words that end in s', () => {
    expect(['trains', 'probabilities', 'loss', 'gas', 'ratios', 'ssc'].map(singular)).toEqual([
      'train',
      'probability',
      'loss',
      'gas',
      'ratio',
      'ssc',
    ])
  })
})
