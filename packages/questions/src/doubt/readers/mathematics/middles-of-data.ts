import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const NAME = '(?:mean|average|median|mode|range)'

/** The one value that is there most often; null when several are. */
function modeOf(list: readonly Exact[]): Exact | null {
  const times = (value: Exact) => list.filter((one) => one.equals(value)).length
  const most = Math.max(...list.map(times))
  const modes = list.filter(
    (value, at) => times(value) === most && list.findIndex((one) => one.equals(value)) === at,
  )
  return modes.length === 1 ? (modes[0] ?? null) : null
}

export const middlesOfData: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Statistics'],
  readers: [
    {
      // "Find the mean, median and mode of 2, 3, 3, 5, 7"
      id: 'several-middles',
      cue: new RegExp(`${NAME}.*${NAME}.* of .*\\d`),
      read(r) {
        const match = new RegExp(
          `^(?:(?:find|what is|what are|calculate|the) )*(${NAME}(?:,? (?:and )?(?:the )?${NAME})+) of (?:the )?(?:following |given )?(?:data|numbers|observations|values|series|set|scores)?[: ]*((?:\\d+(?:\\.\\d+)?(?:,| and|, and)? ?)+)$`,
        ).exec(r.text)
        if (!match?.[1] || !match[2]) return null
        const list = (match[2].match(/\d+(?:\.\d+)?/g) ?? []).map((one) => new Fraction(one))
        const sorted = list.toSorted((a, b) => a.compare(b))
        const names = match[1].match(new RegExp(NAME, 'g')) ?? []
        if (list.length < 3 || new Set(names).size !== names.length) return null
        const half = Math.floor(list.length / 2)
        const [low, high] = [sorted[list.length % 2 === 0 ? half - 1 : half], sorted[half]]
        const [first, last] = [sorted[0], sorted.at(-1)]
        if (!low || !high || !first || !last) return null
        const mean = list.reduce((sum, one) => sum.add(one)).div(list.length)
        const values: Readonly<Record<string, Exact | null>> = {
          mean,
          average: mean,
          median: low.add(high).div(2),
          mode: modeOf(list),
          range: last.sub(first),
        }
        const told = names.map((name) => ({ name, value: values[name] ?? null }))
        if (told.some(({ value }) => value === null)) return null
        const text = told.map(({ name, value }) => `${name} ${value ? sayNumber(value) : ''}`).join(', ')
        return found({
          value: `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`,
          steps: [
            ['In order', sorted.map((one) => sayNumber(one)).join(', ')],
            ...told.map(({ name, value }) => [`The ${name}`, value ? sayNumber(value) : ''] as const),
          ],
          // What lies above the mean balances what lies below it.
          check: list.reduce((sum, one) => sum.add(one.sub(mean)), new Fraction(0)).equals(0),
        })
      },
    },
  ],
}
