import { governmentAndParliament } from '@ekagra/content/bank/government-and-parliament'
import { rightsAndConstitution } from '@ekagra/content/bank/rights-and-constitution'
import { amendments } from '@ekagra/content/facts/tables/amendments'
import { articles } from '@ekagra/content/facts/tables/articles'
import { borrowedFeatures } from '@ekagra/content/facts/tables/borrowed-features'
import { committees } from '@ekagra/content/facts/tables/committees'
import { constitutionParts } from '@ekagra/content/facts/tables/constitution-parts'
import { nationalBodies } from '@ekagra/content/facts/tables/national-bodies'
import { presidents } from '@ekagra/content/facts/tables/presidents'
import { primeMinisters } from '@ekagra/content/facts/tables/prime-ministers'
import { schedules } from '@ekagra/content/facts/tables/schedules'
import { vicePresidents } from '@ekagra/content/facts/tables/vice-presidents'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'bank/rights-and-constitution': askBank(rightsAndConstitution),
  'bank/government-and-parliament': askBank(governmentAndParliament),
  'facts/national-bodies': askTable(nationalBodies),
  'facts/committees': askTable(committees),
  'facts/borrowed-features': askTable(borrowedFeatures),
  'facts/prime-ministers': askTable(primeMinisters),
  'facts/vice-presidents': askTable(vicePresidents),
  'facts/presidents': askTable(presidents),
  'facts/amendments': askTable(amendments),
  'facts/constitution-parts': askTable(constitutionParts),
  'facts/schedules': askTable(schedules),
  'facts/articles': askTable(articles),
}
