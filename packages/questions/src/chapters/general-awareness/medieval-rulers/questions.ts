import { askBank } from '../../../kit/bank/ask-bank.ts'
import { courtsSaintsAndBuildings } from './courts-saints-and-buildings.bank.ts'
import { mughalsSaintsAndMarathas } from './mughals-saints-and-marathas.bank.ts'
import { rankAndGrantPairs } from './rank-and-grant-pairs.bank.ts'
import { sultansAndKingdoms } from './sultans-and-kingdoms.bank.ts'

export const generators = {
  'bank/rank-and-grant-pairs': askBank(rankAndGrantPairs),
  'bank/courts-saints-and-buildings': askBank(courtsSaintsAndBuildings),
  'bank/sultans-and-kingdoms': askBank(sultansAndKingdoms),
  'bank/mughals-saints-and-marathas': askBank(mughalsSaintsAndMarathas),
}

export const notes = () => import('./notes.ts')
