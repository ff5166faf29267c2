import { leagueSet } from './league-set.ts'
import { networkSet } from './network-set.ts'
import { routes } from './routes.ts'
import { tournaments } from './tournaments.ts'

export const generators = {
  'reasoning/tournaments': tournaments,
  'reasoning/routes': routes,
  'reasoning/league-set': leagueSet,
  'reasoning/network-set': networkSet,
}

export const notes = () => import('./notes.ts')
