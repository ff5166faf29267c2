import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readForms } from './read-form.ts'

const read = readForms(readFileSync(new URL('./forms.jsonl', import.meta.url), 'utf8'))

describe('forms of the generators', () => {
  it('DOUBT-01 never read a number of choices as a number of arrangements', async () => {
    const choices = await read('Find the value of 4 × ^11C_4 + ^12C_4.')
    const arrangements = await read('Find the value of 4 × ^11P_4 + ^12P_4.')
    // 4 × 330 + 495 and 4 × 7,920 + 11,880
    expect(['1,815', undefined]).toContain(choices?.finalAnswer)
    expect(arrangements?.finalAnswer).toBe('43,560')
  })
})
