import { bar } from '../generators/interpretation/bar.ts'
import { caselet } from '../generators/interpretation/caselet.ts'
import { line } from '../generators/interpretation/line.ts'
import { missingValue } from '../generators/interpretation/missing-value.ts'
import { pie } from '../generators/interpretation/pie.ts'
import { quantityCompare } from '../generators/interpretation/quantity-compare.ts'
import { sufficiency } from '../generators/interpretation/sufficiency.ts'
import { table } from '../generators/interpretation/table.ts'

export const generators = {
  'interpretation/table': table,
  'interpretation/bar': bar,
  'interpretation/line': line,
  'interpretation/pie': pie,
  'interpretation/caselet': caselet,
  'interpretation/missing-value': missingValue,
  'interpretation/sufficiency': sufficiency,
  'interpretation/quantity-compare': quantityCompare,
}
