import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { ancientAndMedievalHistory } from './ancient-and-medieval-history.bank.ts'
import { ancientIndia } from './ancient-india.bank.ts'
import { battles } from './battles.table.ts'
import { dynasties } from './dynasties.table.ts'
import { glossary } from './glossary.ts'
import { harappanSites } from './harappan-sites.table.ts'
import { historyTerms } from './history-terms.table.ts'
import { inscriptions } from './inscriptions.table.ts'
import { mahajanapadas } from './mahajanapadas.table.ts'
import { medievalIndia } from './medieval-india.bank.ts'
import { monuments } from './monuments.table.ts'
import { rulers } from './rulers.table.ts'
import { saints } from './saints.table.ts'
import { sikhGurus } from './sikh-gurus.table.ts'
import { travellers } from './travellers.table.ts'

const explain = knowOptions({
  glossary,
  tables: [
    mahajanapadas,
    inscriptions,
    saints,
    sikhGurus,
    harappanSites,
    rulers,
    dynasties,
    battles,
    historyTerms,
    travellers,
    monuments,
  ],
  banks: [ancientAndMedievalHistory, ancientIndia, medievalIndia],
})

export const generators = {
  'bank/ancient-and-medieval-history': askBank(ancientAndMedievalHistory, explain),
  'bank/ancient-india': askBank(ancientIndia, explain),
  'bank/medieval-india': askBank(medievalIndia, explain),
  'facts/mahajanapadas': askTable(mahajanapadas),
  'facts/inscriptions': askTable(inscriptions),
  'facts/saints': askTable(saints),
  'facts/sikh-gurus': askTable(sikhGurus),
  'facts/harappan-sites': askTable(harappanSites),
  'facts/rulers': askTable(rulers),
  'facts/dynasties': askTable(dynasties),
  'facts/battles': askTable(battles),
  'facts/history-terms': askTable(historyTerms),
  'facts/travellers': askTable(travellers),
  'facts/monuments': askTable(monuments),
}

export const notes = () => import('./notes.ts')
