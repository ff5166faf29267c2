import { askBank } from '../../../kit/bank/ask-bank.ts'
import { bar } from './bar.ts'
import { caselet } from './caselet.ts'
import { dataSufficiency } from './data-sufficiency.bank.ts'
import { line } from './line.ts'
import { missingValue } from './missing-value.ts'
import { pie } from './pie.ts'
import { quantityCompare } from './quantity-compare.ts'
import { barSet, caseletSet, lineSet, mixedSet, pieSet, radarSet, tableSet } from './sets/data-sets.ts'
import { sufficiency } from './sufficiency.ts'
import { table } from './table.ts'

export const generators = {
  'interpretation/table': table,
  'interpretation/bar': bar,
  'interpretation/line': line,
  'interpretation/pie': pie,
  'interpretation/caselet': caselet,
  'interpretation/missing-value': missingValue,
  'interpretation/sufficiency': sufficiency,
  'interpretation/quantity-compare': quantityCompare,
  'interpretation/table-set': tableSet,
  'interpretation/bar-set': barSet,
  'interpretation/line-set': lineSet,
  'interpretation/pie-set': pieSet,
  'interpretation/radar-set': radarSet,
  'interpretation/mixed-set': mixedSet,
  'interpretation/caselet-set': caseletSet,
  'bank/data-sufficiency': askBank(dataSufficiency),
}

export const notes = () => import('./notes.ts')
