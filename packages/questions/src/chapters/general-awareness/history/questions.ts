import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { ancientAndMedievalHistory } from './ancient-and-medieval-history.bank.ts'
import { ancientIndia } from './ancient-india.bank.ts'
import { battles } from './battles.table.ts'
import { companyRule } from './company-rule.bank.ts'
import { congressSessions } from './congress-sessions.table.ts'
import { dynasties } from './dynasties.table.ts'
import { freedomMovement } from './freedom-movement.table.ts'
import { freedomStruggle } from './freedom-struggle.bank.ts'
import { harappanSites } from './harappan-sites.table.ts'
import { historyTerms } from './history-terms.table.ts'
import { inscriptions } from './inscriptions.table.ts'
import { mahajanapadas } from './mahajanapadas.table.ts'
import { medievalIndia } from './medieval-india.bank.ts'
import { modernHistory } from './modern-history.bank.ts'
import { monuments } from './monuments.table.ts'
import { newspapers } from './newspapers.table.ts'
import { peopleAndTurningPoints } from './people-and-turning-points.bank.ts'
import { reformers } from './reformers.table.ts'
import { rulers } from './rulers.table.ts'
import { saints } from './saints.table.ts'
import { sikhGurus } from './sikh-gurus.table.ts'
import { slogans } from './slogans.table.ts'
import { travellers } from './travellers.table.ts'
import { treaties } from './treaties.table.ts'
import { uprisings } from './uprisings.table.ts'
import { viceroys } from './viceroys.table.ts'
import { worldHistory } from './world-history.bank.ts'

export const generators = {
  'bank/people-and-turning-points': askBank(peopleAndTurningPoints),
  'facts/history-terms': askTable(historyTerms),
  'facts/travellers': askTable(travellers),
  'facts/treaties': askTable(treaties),
  'facts/uprisings': askTable(uprisings),
  'facts/slogans': askTable(slogans),
  'facts/monuments': askTable(monuments),
  'bank/ancient-and-medieval-history': askBank(ancientAndMedievalHistory),
  'bank/modern-history': askBank(modernHistory),
  'facts/harappan-sites': askTable(harappanSites),
  'facts/congress-sessions': askTable(congressSessions),
  'facts/newspapers': askTable(newspapers),
  'facts/reformers': askTable(reformers),
  'facts/viceroys': askTable(viceroys),
  'facts/rulers': askTable(rulers),
  'facts/dynasties': askTable(dynasties),
  'facts/battles': askTable(battles),
  'facts/freedom-movement': askTable(freedomMovement),
  'bank/ancient-india': askBank(ancientIndia),
  'bank/medieval-india': askBank(medievalIndia),
  'bank/company-rule': askBank(companyRule),
  'bank/freedom-struggle': askBank(freedomStruggle),
  'bank/world-history': askBank(worldHistory),
  'facts/mahajanapadas': askTable(mahajanapadas),
  'facts/inscriptions': askTable(inscriptions),
  'facts/saints': askTable(saints),
  'facts/sikh-gurus': askTable(sikhGurus),
}

export const notes = () => import('./notes.ts')
