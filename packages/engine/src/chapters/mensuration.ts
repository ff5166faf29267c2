import { cuboid } from '../generators/mensuration/cuboid.ts'

export const generators = {
  'mensuration/cuboid': cuboid,
}
