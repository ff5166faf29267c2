import type { DoubtSolver } from './solution.ts'
import { solveArithmetic } from './solvers/arithmetic.ts'
import { solveDerivative, solveIntegral } from './solvers/calculus.ts'
import { solveConversion } from './solvers/conversion.ts'
import { solveCounting } from './solvers/counting.ts'
import { solveEquation } from './solvers/equation.ts'
import { solveFactorise, solveSubstitution } from './solvers/factorise.ts'
import { solveInterest } from './solvers/interest.ts'
import { solveJourney } from './solvers/journey.ts'
import { solveAverage, solveHcfLcm, solveNumberFacts } from './solvers/number-solvers.ts'
import { solvePercentage } from './solvers/percentage.ts'
import { solveProbability } from './solvers/probability.ts'
import { solveRatio } from './solvers/ratio.ts'
import { solveSequence } from './solvers/sequence.ts'
import { solveShape } from './solvers/shape.ts'
import { solveSimultaneous } from './solvers/simultaneous.ts'
import { solveTrade } from './solvers/trade.ts'
import { solveWork } from './solvers/work.ts'

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
}
