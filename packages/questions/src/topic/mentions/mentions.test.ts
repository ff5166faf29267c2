import { expect, it } from 'vitest'
import { listMentions } from './list-mentions.ts'
import mentions from './mentions.json' with { type: 'json' }

it('lists the words that the questions mention now; else run node tools/records/list-mentions.ts', async () => {
  expect(await listMentions()).toEqual(mentions)
})
