import { askBank } from '../../../kit/bank/ask-bank.ts'
import { natureOfRoots } from './nature-of-roots.ts'
import { quadraticCompare } from './quadratic-compare.ts'
import { quadraticEquationsProblems } from './quadratic-equations-problems.bank.ts'
import { quadraticRoots } from './quadratic-roots.ts'
import { quadraticWordProblem } from './quadratic-word-problem.ts'
import { rootRelation } from './root-relation.ts'
import { rootSums } from './root-sums.ts'

export const generators = {
  'algebra/quadratic-roots': quadraticRoots,
  'algebra/quadratic-word-problem': quadraticWordProblem,
  'algebra/quadratic-compare': quadraticCompare,
  'algebra/root-sums': rootSums,
  'algebra/root-relation': rootRelation,
  'algebra/nature-of-roots': natureOfRoots,
  'bank/quadratic-equations-problems': askBank(quadraticEquationsProblems),
}

export const notes = () => import('./notes.ts')
