import { describe, expect, it } from 'vitest'
import { askBank } from '../kit/bank/ask-bank.ts'
import { defineBank } from '../kit/bank/define-bank.ts'
import { askTable } from '../kit/facts/ask-table.ts'
import { defineTable } from '../kit/facts/define-table.ts'
import { chapterIds, loadChapter } from './catalogue.ts'
import { chapters } from './chapters.ts'
import { checkConcepts } from './check-concepts.ts'
import { conceptLists } from './concept-lists.ts'

const concepts = `
  rain | Rain | barish
  snow | Snow | barf
`
const bank = (rows: string) => askBank(defineBank({ id: 'weather', sets: [{ rows }] }))
const row = (mark: string, text: string) => `${mark} | ${text} | a | b | c | d | Why it is so.\n`

describe('checkConcepts', () => {
  it.each(chapterIds)('finds nothing wrong in %s', async (id) => {
    expect(
      checkConcepts(conceptLists[id] ?? '', chapters[id], (await loadChapter(id)).values()).problems,
    ).toEqual([])
  })

  it('counts the different questions on each concept', () => {
    const rows = row('1 rain', 'One?') + row('2 rain, snow', 'Two?')
    const table = askTable(
      defineTable({
        id: 'rains',
        about: 'rains',
        header: 'Rain',
        columns: {
          month: {
            header: 'Month',
            kind: 'text',
            say: '{name} falls in {value}',
            conceptOf: { June: 'rain' },
          },
          depth: { header: 'Depth', kind: 'number', say: '{name} is {value} deep', concepts: ['snow'] },
        },
        parts: [
          { sources: ['A', 'B'], rows: '1 | Monsoon | June | 12 | Wet.\n1 rain | Shower | May | 3 | Short.' },
        ],
      }),
    )
    expect(checkConcepts(concepts, { types: {} }, [bank(rows), table])).toEqual({
      counts: [
        { id: 'rain', title: 'Rain', questions: 6 },
        { id: 'snow', title: 'Snow', questions: 3 },
      ],
      problems: [],
    })
  })

  it('reports an unknown concept, a missing one, and a name given twice', () => {
    const rows = row('1 hail', 'One?') + row('2', 'Two?')
    const types = { 'bank/weather': { title: 'Weather', aliases: ['climate', 'rain'] } }
    expect(checkConcepts(`${concepts} sleet | Sleet | barf`, { types }, [bank(rows)]).problems).toEqual([
      "two concepts are named 'barf'",
      "bank/weather: 'rain' is the name of a concept, so it is no name of the type",
      "bank/weather: the chapter has no concept 'hail'",
      'bank/weather: line 2 has no concept',
    ])
  })
})
