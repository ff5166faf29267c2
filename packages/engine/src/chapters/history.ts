import { ancientAndMedievalHistory } from '@ekagra/content/bank/ancient-and-medieval-history'
import { modernHistory } from '@ekagra/content/bank/modern-history'
import { battles } from '@ekagra/content/facts/tables/battles'
import { congressSessions } from '@ekagra/content/facts/tables/congress-sessions'
import { dynasties } from '@ekagra/content/facts/tables/dynasties'
import { freedomMovement } from '@ekagra/content/facts/tables/freedom-movement'
import { harappanSites } from '@ekagra/content/facts/tables/harappan-sites'
import { historyTerms } from '@ekagra/content/facts/tables/history-terms'
import { monuments } from '@ekagra/content/facts/tables/monuments'
import { newspapers } from '@ekagra/content/facts/tables/newspapers'
import { reformers } from '@ekagra/content/facts/tables/reformers'
import { rulers } from '@ekagra/content/facts/tables/rulers'
import { slogans } from '@ekagra/content/facts/tables/slogans'
import { travellers } from '@ekagra/content/facts/tables/travellers'
import { treaties } from '@ekagra/content/facts/tables/treaties'
import { uprisings } from '@ekagra/content/facts/tables/uprisings'
import { viceroys } from '@ekagra/content/facts/tables/viceroys'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
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
}
