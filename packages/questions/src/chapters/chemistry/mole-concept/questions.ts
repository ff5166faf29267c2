import { askBank } from '../../../kit/bank/ask-bank.ts'
import { composition } from './composition.ts'
import { dilution } from './dilution.ts'
import { empirical } from './empirical.ts'
import { limiting } from './limiting.ts'
import { molality } from './molality.ts'
import { molarity } from './molarity.ts'
import { mole } from './mole.ts'
import { moleConcepts } from './mole-concepts.bank.ts'

export const generators = {
  'chemistry/mole': mole,
  'chemistry/molarity': molarity,
  'chemistry/dilution': dilution,
  'chemistry/composition': composition,
  'chemistry/molality': molality,
  'chemistry/limiting': limiting,
  'chemistry/empirical': empirical,
  'bank/mole-concepts': askBank(moleConcepts),
}

export const notes = () => import('./notes.ts')
