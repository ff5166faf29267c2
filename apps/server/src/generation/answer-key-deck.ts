import { shuffle } from '@ekagra/exam/session/shuffle-options'
import type { Draft } from './draft.ts'

const PLACES = [0, 1, 2, 3]

/** Deals out places for the right option, each as often as the others, and mixes the wrong ones around it. */
export function createAnswerKeyDeck(random: () => number) {
  let deck: number[] = []
  return ({ options, correctIndex }: Pick<Draft, 'options' | 'correctIndex'>) => {
    if (deck.length === 0) deck = shuffle(PLACES, random)
    const place = deck.pop() ?? 0
    const wrong = shuffle(
      options.filter((_, index) => index !== correctIndex),
      random,
    )
    return {
      options: [...wrong.slice(0, place), options[correctIndex] ?? '', ...wrong.slice(place)],
      correctIndex: place,
    }
  }
}
