import { routes } from './routes.ts'
import { tournaments } from './tournaments.ts'

export const generators = {
  'reasoning/tournaments': tournaments,
  'reasoning/routes': routes,
}

export const notes = () => import('./notes.ts')
