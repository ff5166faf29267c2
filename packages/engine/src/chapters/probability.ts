import { balls } from '../generators/statistics/balls.ts'
import { cards } from '../generators/statistics/cards.ts'
import { dice } from '../generators/statistics/dice.ts'

export const generators = {
  'statistics/dice': dice,
  'statistics/cards': cards,
  'statistics/balls': balls,
}
