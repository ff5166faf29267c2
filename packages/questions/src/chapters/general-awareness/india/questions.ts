import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { censusAndSymbols } from './census-and-symbols.bank.ts'
import { farmsRiversAndWork } from './farms-rivers-and-work.bank.ts'
import { peopleWeatherAndCoasts } from './people-weather-and-coasts.bank.ts'
import { stateSymbols } from './state-symbols.table.ts'
import { states } from './states.table.ts'

export const generators = {
  'facts/state-symbols': askTable(stateSymbols),
  'facts/states': askTable(states),
  'bank/census-and-symbols': askBank(censusAndSymbols),
  'bank/people-weather-and-coasts': askBank(peopleWeatherAndCoasts),
  'bank/farms-rivers-and-work': askBank(farmsRiversAndWork),
}

export const notes = () => import('./notes.ts')
