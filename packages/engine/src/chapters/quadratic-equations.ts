import { quadraticCompare } from '../generators/algebra/quadratic-compare.ts'
import { quadraticRoots } from '../generators/algebra/quadratic-roots.ts'
import { rootRelation } from '../generators/algebra/root-relation.ts'

export const generators = {
  'algebra/quadratic-roots': quadraticRoots,
  'algebra/quadratic-compare': quadraticCompare,
  'algebra/root-relation': rootRelation,
}
