import { genetics } from '@ekagra/content/bank/genetics'
import { askBank } from '../bank/ask-bank.ts'
import { bloodGroup } from '../generators/biology/blood-group.ts'
import { dihybrid } from '../generators/biology/dihybrid.ts'
import { dnaComplement } from '../generators/biology/dna-complement.ts'
import { hardyWeinberg } from '../generators/biology/hardy-weinberg.ts'
import { monohybrid } from '../generators/biology/monohybrid.ts'

export const generators = {
  'biology/monohybrid': monohybrid,
  'biology/dihybrid': dihybrid,
  'biology/blood-group': bloodGroup,
  'biology/hardy-weinberg': hardyWeinberg,
  'biology/dna-complement': dnaComplement,
  'bank/genetics': askBank(genetics),
}
