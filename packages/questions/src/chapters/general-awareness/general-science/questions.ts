import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { alloys } from './alloys.table.ts'
import { branchesOfScience } from './branches-of-science.table.ts'
import { chemicalNames } from './chemical-names.table.ts'
import { diseases } from './diseases.table.ts'
import { elements } from './elements.table.ts'
import { healthAndEverydayScience } from './health-and-everyday-science.bank.ts'
import { hormones } from './hormones.table.ts'
import { humanBody } from './human-body.table.ts'
import { instruments } from './instruments.table.ts'
import { naturalAcids } from './natural-acids.table.ts'
import { ores } from './ores.table.ts'
import { phenomena } from './phenomena.table.ts'
import { plantDiseases } from './plant-diseases.table.ts'
import { siUnits } from './si-units.table.ts'
import { vitaminPairs } from './vitamin-pairs.bank.ts'
import { vitamins } from './vitamins.table.ts'
import { vitaminsInDepth } from './vitamins-in-depth.bank.ts'

export const generators = {
  'bank/vitamin-pairs': askBank(vitaminPairs),
  'bank/vitamins-in-depth': askBank(vitaminsInDepth),
  'facts/plant-diseases': askTable(plantDiseases),
  'facts/phenomena': askTable(phenomena),
  'facts/natural-acids': askTable(naturalAcids),
  'facts/human-body': askTable(humanBody),
  'facts/hormones': askTable(hormones),
  'facts/branches-of-science': askTable(branchesOfScience),
  'facts/alloys': askTable(alloys),
  'facts/ores': askTable(ores),
  'facts/chemical-names': askTable(chemicalNames),
  'facts/diseases': askTable(diseases),
  'facts/vitamins': askTable(vitamins),
  'facts/instruments': askTable(instruments),
  'facts/si-units': askTable(siUnits),
  'facts/elements': askTable(elements),
  'bank/health-and-everyday-science': askBank(healthAndEverydayScience),
}

export const notes = () => import('./notes.ts')
