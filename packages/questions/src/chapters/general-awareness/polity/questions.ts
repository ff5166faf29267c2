import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { amendments } from './amendments.table.ts'
import { articles } from './articles.table.ts'
import { articlesInDepth } from './articles-in-depth.bank.ts'
import { borrowedFeatures } from './borrowed-features.table.ts'
import { committees } from './committees.table.ts'
import { constitutionParts } from './constitution-parts.table.ts'
import { constitutionalActs } from './constitutional-acts.table.ts'
import { governmentAndParliament } from './government-and-parliament.bank.ts'
import { nationalBodies } from './national-bodies.table.ts'
import { officesInDepth } from './offices-in-depth.bank.ts'
import { polityStatements } from './polity-statements.bank.ts'
import { powersAndCases } from './powers-and-cases.bank.ts'
import { rightsAndConstitution } from './rights-and-constitution.bank.ts'
import { schedules } from './schedules.table.ts'

const explain = knowOptions({
  tables: [
    constitutionalActs,
    nationalBodies,
    committees,
    borrowedFeatures,
    amendments,
    constitutionParts,
    schedules,
    articles,
  ],
  banks: [
    powersAndCases,
    polityStatements,
    rightsAndConstitution,
    governmentAndParliament,
    articlesInDepth,
    officesInDepth,
  ],
})

export const generators = {
  'bank/powers-and-cases': askBank(powersAndCases, explain),
  'bank/polity-statements': askBank(polityStatements, explain),
  'bank/rights-and-constitution': askBank(rightsAndConstitution, explain),
  'bank/government-and-parliament': askBank(governmentAndParliament, explain),
  'bank/articles-in-depth': askBank(articlesInDepth, explain),
  'bank/offices-in-depth': askBank(officesInDepth, explain),
  'facts/constitutional-acts': askTable(constitutionalActs),
  'facts/national-bodies': askTable(nationalBodies),
  'facts/committees': askTable(committees),
  'facts/borrowed-features': askTable(borrowedFeatures),
  'facts/amendments': askTable(amendments),
  'facts/constitution-parts': askTable(constitutionParts),
  'facts/schedules': askTable(schedules),
  'facts/articles': askTable(articles),
}

export const notes = () => import('./notes.ts')
