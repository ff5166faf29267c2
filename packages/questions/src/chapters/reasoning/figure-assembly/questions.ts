import { dotSituation } from './dot-situation.ts'
import { figurePieces } from './figure-pieces.ts'
import { figureRotation } from './figure-rotation.ts'

export const generators = {
  'reasoning/figure-rotation': figureRotation,
  'reasoning/figure-pieces': figurePieces,
  'reasoning/dot-situation': dotSituation,
}

export const notes = () => import('./notes.ts')
