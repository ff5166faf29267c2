import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { companyRule } from './company-rule.bank.ts'
import { congressSessions } from './congress-sessions.table.ts'
import { freedomMovement } from './freedom-movement.table.ts'
import { freedomStruggle } from './freedom-struggle.bank.ts'
import { glossary } from './glossary.ts'
import { modernBattles } from './modern-battles.table.ts'
import { modernHistory } from './modern-history.bank.ts'
import { newspapers } from './newspapers.table.ts'
import { peopleAndTurningPoints } from './people-and-turning-points.bank.ts'
import { reformers } from './reformers.table.ts'
import { slogans } from './slogans.table.ts'
import { treaties } from './treaties.table.ts'
import { uprisings } from './uprisings.table.ts'
import { viceroys } from './viceroys.table.ts'

const explain = knowOptions({
  glossary,
  tables: [
    congressSessions,
    newspapers,
    reformers,
    viceroys,
    freedomMovement,
    treaties,
    uprisings,
    slogans,
    modernBattles,
  ],
  banks: [peopleAndTurningPoints, modernHistory, companyRule, freedomStruggle],
})

export const generators = {
  'bank/people-and-turning-points': askBank(peopleAndTurningPoints, explain),
  'bank/modern-history': askBank(modernHistory, explain),
  'bank/company-rule': askBank(companyRule, explain),
  'bank/freedom-struggle': askBank(freedomStruggle, explain),
  'facts/congress-sessions': askTable(congressSessions),
  'facts/newspapers': askTable(newspapers),
  'facts/reformers': askTable(reformers),
  'facts/viceroys': askTable(viceroys),
  'facts/freedom-movement': askTable(freedomMovement),
  'facts/treaties': askTable(treaties),
  'facts/uprisings': askTable(uprisings),
  'facts/slogans': askTable(slogans),
  'facts/modern-battles': askTable(modernBattles),
}

export const notes = () => import('./notes.ts')
