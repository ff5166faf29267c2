import { expect, it } from 'vitest'
import { patternsNamed } from './patterns-named.ts'

it.each([
  ['SSC CGL', ['ssc-cgl']],
  ['ssc cgl tier 1 mock test', ['ssc-cgl']],
  ['ssc cgl tier 2 mock test', ['ssc-cgl-tier-2']],
  ['IBPS PO', ['ibps-po']],
  ['ntpc', ['rrb-ntpc']],
  ['neet 2025', ['neet']],
  ['NDA', ['nda-maths', 'nda-gat']],
  ['Percentage', []],
  ['mock test', []],
  ['', []],
])('%s names the papers %j', (topic, ids) => {
  expect(patternsNamed(topic).map(({ id }) => id)).toEqual(ids)
})
