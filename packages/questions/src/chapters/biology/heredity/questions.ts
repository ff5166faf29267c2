import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { bloodGroup } from './blood-group.ts'
import { dihybrid } from './dihybrid.ts'
import { dnaComplement } from './dna-complement.ts'
import { genetics } from './genetics.bank.ts'
import { hardyWeinberg } from './hardy-weinberg.ts'
import { independentAssortment } from './independent-assortment.ts'
import { inheritancePatterns } from './inheritance-patterns.bank.ts'
import { monohybrid } from './monohybrid.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [genetics, inheritancePatterns] })

export const generators = {
  'biology/monohybrid': monohybrid,
  'biology/dihybrid': dihybrid,
  'biology/independent-assortment': independentAssortment,
  'biology/blood-group': bloodGroup,
  'biology/hardy-weinberg': hardyWeinberg,
  'biology/dna-complement': dnaComplement,
  'bank/genetics': askBank(genetics, explain),
  'bank/inheritance-patterns': askBank(inheritancePatterns, explain),
}

export const notes = () => import('./notes.ts')
