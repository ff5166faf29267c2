import { expect, it } from 'vitest'
import { turnAround } from './opposites.ts'

const turned = (text: string) => turnAround({ text, words: [] }).map((opposite) => opposite.text)

it('turns one word of a sentence into its opposite', () => {
  expect(turned('Sound travels faster in steel.')).toEqual(['Sound travels slower in steel.'])
  expect(turned('Article 20 cannot be suspended.')).toEqual(['Article 20 can be suspended.'])
})

it('turns no word that would leave the sentence true', () => {
  expect(turned('The total is smaller than the smallest part.')).toEqual([
    'The total is larger than the smallest part.',
  ])
})

it.each([
  ['that has both words', 'The outer core is liquid and the inner core is solid.'],
  ['where a river rises', 'The Tapi rises in the Satpura range.'],
  ['where the word is a part of a name', 'The army won the Second Battle of Panipat.'],
  ['that asks for another article', 'An increase in the rate makes loans dear.'],
  ['in which "only" would turn with it', 'S-waves can travel only through rock.'],
])('leaves a sentence %s as it is', (_, text) => {
  expect(turned(text)).toEqual([])
})
