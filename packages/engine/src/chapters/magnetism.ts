import { magnetismConcepts } from '@ekagra/content/bank/magnetism-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { magneticForce } from '../generators/physics/magnetic-force.ts'

export const generators = {
  'physics/magnetic-force': magneticForce,
  'bank/magnetism-concepts': askBank(magnetismConcepts),
}
