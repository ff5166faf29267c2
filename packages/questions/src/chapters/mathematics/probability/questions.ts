import { balls } from './balls.ts'
import { cards } from './cards.ts'
import { dice } from './dice.ts'

export const generators = {
  'statistics/dice': dice,
  'statistics/cards': cards,
  'statistics/balls': balls,
}

export const notes = () => import('./notes.ts')
