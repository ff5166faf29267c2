import { alloys } from '@ekagra/content/facts/tables/alloys'
import { branchesOfScience } from '@ekagra/content/facts/tables/branches-of-science'
import { chemicalNames } from '@ekagra/content/facts/tables/chemical-names'
import { diseases } from '@ekagra/content/facts/tables/diseases'
import { elements } from '@ekagra/content/facts/tables/elements'
import { instruments } from '@ekagra/content/facts/tables/instruments'
import { siUnits } from '@ekagra/content/facts/tables/si-units'
import { vitamins } from '@ekagra/content/facts/tables/vitamins'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/branches-of-science': askTable(branchesOfScience),
  'facts/alloys': askTable(alloys),
  'facts/chemical-names': askTable(chemicalNames),
  'facts/diseases': askTable(diseases),
  'facts/vitamins': askTable(vitamins),
  'facts/instruments': askTable(instruments),
  'facts/si-units': askTable(siUnits),
  'facts/elements': askTable(elements),
}
