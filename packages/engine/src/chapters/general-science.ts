import { alloys } from '@ekagra/content/facts/tables/alloys'
import { branchesOfScience } from '@ekagra/content/facts/tables/branches-of-science'
import { chemicalNames } from '@ekagra/content/facts/tables/chemical-names'
import { diseases } from '@ekagra/content/facts/tables/diseases'
import { elements } from '@ekagra/content/facts/tables/elements'
import { hormones } from '@ekagra/content/facts/tables/hormones'
import { humanBody } from '@ekagra/content/facts/tables/human-body'
import { instruments } from '@ekagra/content/facts/tables/instruments'
import { naturalAcids } from '@ekagra/content/facts/tables/natural-acids'
import { phenomena } from '@ekagra/content/facts/tables/phenomena'
import { plantDiseases } from '@ekagra/content/facts/tables/plant-diseases'
import { siUnits } from '@ekagra/content/facts/tables/si-units'
import { vitamins } from '@ekagra/content/facts/tables/vitamins'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/plant-diseases': askTable(plantDiseases),
  'facts/phenomena': askTable(phenomena),
  'facts/natural-acids': askTable(naturalAcids),
  'facts/human-body': askTable(humanBody),
  'facts/hormones': askTable(hormones),
  'facts/branches-of-science': askTable(branchesOfScience),
  'facts/alloys': askTable(alloys),
  'facts/chemical-names': askTable(chemicalNames),
  'facts/diseases': askTable(diseases),
  'facts/vitamins': askTable(vitamins),
  'facts/instruments': askTable(instruments),
  'facts/si-units': askTable(siUnits),
  'facts/elements': askTable(elements),
}
