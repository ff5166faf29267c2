import { figureAnalogy } from './figure-analogy.ts'
import { figureCompletion } from './figure-completion.ts'
import { figureOdd } from './figure-odd.ts'
import { figureSequence } from './figure-sequence.ts'

export const generators = {
  'reasoning/figure-completion': figureCompletion,
  'reasoning/figure-series': figureSequence,
  'reasoning/figure-odd': figureOdd,
  'reasoning/figure-analogy': figureAnalogy,
}

export const notes = () => import('./notes.ts')
