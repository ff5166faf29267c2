import { askBank } from '../../../kit/bank/ask-bank.ts'
import { applicationsOfDerivatives } from './applications-of-derivatives.bank.ts'
import { calculusProblems } from './calculus-problems.bank.ts'
import { continuity } from './continuity.bank.ts'
import { continuousFunction } from './continuous-function.ts'
import { derivative } from './derivative.ts'
import { differentialEquation } from './differential-equation.ts'
import { integral } from './integral.ts'
import { integralProperties } from './integral-properties.ts'
import { integrationMethods } from './integration-methods.ts'
import { lHospital } from './l-hospital.ts'
import { limit } from './limit.ts'
import { maximaAndMinima } from './maxima-and-minima.ts'

export const generators = {
  'higher/derivative': derivative,
  'higher/maxima-and-minima': maximaAndMinima,
  'higher/integral': integral,
  'higher/integration-methods': integrationMethods,
  'higher/integral-properties': integralProperties,
  'higher/limit': limit,
  'higher/l-hospital': lHospital,
  'higher/continuous-function': continuousFunction,
  'bank/continuity': askBank(continuity),
  'higher/differential-equation': differentialEquation,
  'bank/applications-of-derivatives': askBank(applicationsOfDerivatives),
  'bank/calculus-problems': askBank(calculusProblems),
}

export const notes = () => import('./notes.ts')
