import { cone } from '../generators/mensuration/cone.ts'
import { cuboid } from '../generators/mensuration/cuboid.ts'
import { cylinder } from '../generators/mensuration/cylinder.ts'
import { dimensionPercent } from '../generators/mensuration/dimension-percent.ts'
import { frustum } from '../generators/mensuration/frustum.ts'
import { path } from '../generators/mensuration/path.ts'
import { quadrilateral } from '../generators/mensuration/quadrilateral.ts'
import { recast } from '../generators/mensuration/recast.ts'
import { sector } from '../generators/mensuration/sector.ts'
import { sphere } from '../generators/mensuration/sphere.ts'
import { triangle } from '../generators/mensuration/triangle.ts'

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
}
