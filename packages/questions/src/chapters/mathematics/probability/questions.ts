import { balls } from './balls.ts'
import { cards } from './cards.ts'
import { dice } from './dice.ts'
import { events } from './events.ts'

export const generators = {
  'statistics/dice': dice,
  'statistics/cards': cards,
  'statistics/balls': balls,
  'statistics/events': events,
}

export const notes = () => import('./notes.ts')
