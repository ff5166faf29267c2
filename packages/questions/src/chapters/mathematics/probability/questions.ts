import { askBank } from '../../../kit/bank/ask-bank.ts'
import { balls } from './balls.ts'
import { bayes } from './bayes.ts'
import { cards } from './cards.ts'
import { coinsAndDice } from './coins-and-dice/coins-and-dice.ts'
import { dice } from './dice.ts'
import { events } from './events.ts'
import { probabilityProblems } from './probability-problems.bank.ts'
import { randomVariables } from './random-variables.bank.ts'

export const generators = {
  'statistics/dice': dice,
  'statistics/coins-and-dice': coinsAndDice,
  'statistics/cards': cards,
  'statistics/balls': balls,
  'statistics/events': events,
  'statistics/bayes': bayes,
  'bank/random-variables': askBank(randomVariables),
  'bank/probability-problems': askBank(probabilityProblems),
}

export const notes = () => import('./notes.ts')
