import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { dams } from './dams.table.ts'
import { earthAirAndOceans } from './earth-air-and-oceans.bank.ts'
import { glossary } from './glossary.ts'
import { hills } from './hills.table.ts'
import { indianGeography } from './indian-geography.bank.ts'
import { lakes } from './lakes.table.ts'
import { landAndPeopleOfIndia } from './land-and-people-of-india.bank.ts'
import { landAndWaterForms } from './land-and-water-forms.bank.ts'
import { mines } from './mines.table.ts'
import { oceanCurrents } from './ocean-currents.table.ts'
import { passes } from './passes.table.ts'
import { peaks } from './peaks.table.ts'
import { physicalGeography } from './physical-geography.bank.ts'
import { rivers } from './rivers.table.ts'
import { rocks } from './rocks.table.ts'
import { shiftingCultivation } from './shifting-cultivation.table.ts'
import { straits } from './straits.table.ts'
import { tributaries } from './tributaries.table.ts'
import { waterfalls } from './waterfalls.table.ts'
import { windsAndGrasslands } from './winds-and-grasslands.table.ts'

const explain = knowOptions({
  glossary,
  tables: [
    mines,
    windsAndGrasslands,
    lakes,
    passes,
    peaks,
    straits,
    dams,
    rivers,
    oceanCurrents,
    rocks,
    tributaries,
    hills,
    waterfalls,
    shiftingCultivation,
  ],
  banks: [landAndWaterForms, physicalGeography, indianGeography, earthAirAndOceans, landAndPeopleOfIndia],
})

export const generators = {
  'bank/land-and-water-forms': askBank(landAndWaterForms, explain),
  'facts/mines': askTable(mines),
  'bank/physical-geography': askBank(physicalGeography, explain),
  'bank/indian-geography': askBank(indianGeography, explain),
  'facts/winds-and-grasslands': askTable(windsAndGrasslands),
  'facts/lakes': askTable(lakes),
  'facts/passes': askTable(passes),
  'facts/peaks': askTable(peaks),
  'facts/straits': askTable(straits),
  'facts/dams': askTable(dams),
  'facts/rivers': askTable(rivers),
  'bank/earth-air-and-oceans': askBank(earthAirAndOceans, explain),
  'bank/land-and-people-of-india': askBank(landAndPeopleOfIndia, explain),
  'facts/ocean-currents': askTable(oceanCurrents),
  'facts/rocks': askTable(rocks),
  'facts/tributaries': askTable(tributaries),
  'facts/hills': askTable(hills),
  'facts/waterfalls': askTable(waterfalls),
  'facts/shifting-cultivation': askTable(shiftingCultivation),
}

export const notes = () => import('./notes.ts')
