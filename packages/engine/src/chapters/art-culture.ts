import { crafts } from '@ekagra/content/facts/tables/crafts'
import { dances } from '@ekagra/content/facts/tables/dances'
import { festivals } from '@ekagra/content/facts/tables/festivals'
import { heritageSites } from '@ekagra/content/facts/tables/heritage-sites'
import { musicians } from '@ekagra/content/facts/tables/musicians'
import { tribes } from '@ekagra/content/facts/tables/tribes'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/tribes': askTable(tribes),
  'facts/crafts': askTable(crafts),
  'facts/musicians': askTable(musicians),
  'facts/heritage-sites': askTable(heritageSites),
  'facts/festivals': askTable(festivals),
  'facts/dances': askTable(dances),
}
