import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CARD_COLOURS, fitLines } from './draw-result-card.ts'

it('the picture is drawn in the light colours of the design', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')
  const light = tokens.slice(0, tokens.indexOf('.dark'))
  for (const [name, value] of Object.entries(CARD_COLOURS)) {
    expect(light).toContain(`--color-${name}: ${value};`)
  }
})

const within = (length: number) => (line: string) => line.length <= length

it('leaves a short text on one line', () => {
  expect(fitLines('Time and Work', 2, within(20))).toEqual(['Time and Work'])
})

it('breaks between words and ends the last line with an ellipsis', () => {
  expect(fitLines('Time Speed and Distance of Trains', 2, within(12))).toEqual(['Time Speed', 'and Distanc…'])
})

it('cuts one very long word, but never between a Devanagari letter and its vowel sign', () => {
  expect(fitLines('x'.repeat(50), 2, within(8))).toEqual(['xxxxxxx…'])
  expect(fitLines('मौलिकअधिकार', 1, within(5))).toEqual(['मौलि…'])
})
