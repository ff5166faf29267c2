import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CARD_COLOURS } from './card-colours.ts'

it('the picture is drawn in the light colours of the design', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../styles/tokens.css'), 'utf8')
  const light = tokens.slice(0, tokens.indexOf('.dark'))
  for (const [name, value] of Object.entries(CARD_COLOURS)) {
    expect(light).toContain(`--color-${name}: ${value};`)
  }
})
