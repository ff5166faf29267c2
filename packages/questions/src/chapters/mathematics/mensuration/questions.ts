import { askBank } from '../../../kit/bank/ask-bank.ts'
import { cone } from './cone.ts'
import { cuboid } from './cuboid.ts'
import { cylinder } from './cylinder.ts'
import { dimensionPercent } from './dimension-percent.ts'
import { frustum } from './frustum.ts'
import { mensurationProblems } from './mensuration-problems.bank.ts'
import { path } from './path.ts'
import { quadrilateral } from './quadrilateral.ts'
import { recast } from './recast.ts'
import { sector } from './sector.ts'
import { sphere } from './sphere.ts'
import { triangle } from './triangle.ts'

export const generators = {
  'mensuration/triangle': triangle,
  'mensuration/quadrilateral': quadrilateral,
  'mensuration/sector': sector,
  'mensuration/path': path,
  'mensuration/cuboid': cuboid,
  'mensuration/cylinder': cylinder,
  'mensuration/cone': cone,
  'mensuration/sphere': sphere,
  'mensuration/frustum': frustum,
  'mensuration/recast': recast,
  'mensuration/dimension-percent': dimensionPercent,
  'bank/mensuration-problems': askBank(mensurationProblems),
}

export const notes = () => import('./notes.ts')
