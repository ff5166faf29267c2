import type { DoubtSolver } from '../solution.ts'
import { solveArithmetic } from './arithmetic.ts'
import { solveBinomial } from './binomial.ts'
import { solveDerivative, solveIntegral } from './calculus.ts'
import { solveConversion } from './conversion.ts'
import { solveCounting } from './counting.ts'
import { solveAreaBetween, solveEqualRoots, solveImplicit } from './curves.ts'
import { solveEquation } from './equation.ts'
import { solveFactorise, solveSubstitution } from './factorise.ts'
import { solveInequality } from './inequality.ts'
import { solveInterest } from './interest.ts'
import { solveJourney } from './journey.ts'
import { solveAverage, solveHcfLcm, solveNumberFacts } from './numbers.ts'
import { solvePercentage } from './percentage.ts'
import { solveProbability } from './probability.ts'
import { solveRatio } from './ratio.ts'
import { solveSequence } from './sequence.ts'
import { solveShape } from './shape.ts'
import { solveSimultaneous } from './simultaneous.ts'
import { solveExtremes, solveRootDifference, solveSlope } from './slopes.ts'
import { solveTrade } from './trade.ts'
import { solveTrigonometry } from './trigonometry.ts'
import { solveWork } from './work.ts'

/** Every kind of doubt that can be answered without AI. The first solver that recognises the doubt answers it. */
export const solvers: Readonly<Record<string, DoubtSolver>> = {
  percentage: solvePercentage,
  arithmetic: solveArithmetic,
  counting: solveCounting,
  ratio: solveRatio,
  substitution: solveSubstitution,
  equation: solveEquation,
  simultaneous: solveSimultaneous,
  factorise: solveFactorise,
  slope: solveSlope,
  extremes: solveExtremes,
  rootDifference: solveRootDifference,
  derivative: solveDerivative,
  integral: solveIntegral,
  hcfLcm: solveHcfLcm,
  numberFacts: solveNumberFacts,
  average: solveAverage,
  sequence: solveSequence,
  conversion: solveConversion,
  probability: solveProbability,
  trade: solveTrade,
  interest: solveInterest,
  journey: solveJourney,
  shape: solveShape,
  work: solveWork,
  trigonometry: solveTrigonometry,
  binomial: solveBinomial,
  inequality: solveInequality,
  implicit: solveImplicit,
  areaBetween: solveAreaBetween,
  equalRoots: solveEqualRoots,
}
