import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { artPairs } from './art-pairs.bank.ts'
import { artsOfIndia } from './arts-of-india.bank.ts'
import { crafts } from './crafts.table.ts'
import { dances } from './dances.table.ts'
import { dancesMusicAndHeritage } from './dances-music-and-heritage.bank.ts'
import { festivals } from './festivals.table.ts'
import { heritageSites } from './heritage-sites.table.ts'
import { mastersAndTemples } from './masters-and-temples.bank.ts'
import { musicians } from './musicians.table.ts'
import { stateDancesAndCourtArt } from './state-dances-and-court-art.bank.ts'
import { tribes } from './tribes.table.ts'

export const generators = {
  'bank/art-pairs': askBank(artPairs),
  'bank/state-dances-and-court-art': askBank(stateDancesAndCourtArt),
  'bank/masters-and-temples': askBank(mastersAndTemples),
  'facts/tribes': askTable(tribes),
  'facts/crafts': askTable(crafts),
  'facts/musicians': askTable(musicians),
  'facts/heritage-sites': askTable(heritageSites),
  'facts/festivals': askTable(festivals),
  'facts/dances': askTable(dances),
  'bank/arts-of-india': askBank(artsOfIndia),
  'bank/dances-music-and-heritage': askBank(dancesMusicAndHeritage),
}

export const notes = () => import('./notes.ts')
