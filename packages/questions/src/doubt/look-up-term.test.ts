import { describe, expect, it } from 'vitest'
import { chapterIds, loadNotes } from '../chapters/catalogue.ts'
import { openTermLookup } from './look-up-term.ts'

const lookUpTerm = await openTermLookup()

describe('looking up terms', () => {
  it.each([
    'What is specific heat?',
    'define specific heat',
    'what is meant by specific heat',
    'specific heat kya hai',
    'specific heat kise kehte hain?',
    'Explain the term specific heat in short.',
    'state specific heat',
    'specific heat',
  ])('DOUBT-01 answers "%s" from the notes on heat', (doubt) => {
    const answer = lookUpTerm(doubt)
    expect(answer?.finalAnswer).toMatch(/^Specific heat/)
    expect(answer?.subject).toBe('Physics')
    expect(answer?.concepts).toContain('Heat')
  })

  it.each(['What is specific heat of water?', 'what is the', 'what is a flugelbinder', ''])(
    'gives no answer to "%s"',
    (doubt) => {
      expect(lookUpTerm(doubt)).toBeNull()
    },
  )

  it.each([
    'difference between mitosis and meiosis',
    'Distinguish between mitosis and meiosis.',
    'mitosis aur meiosis me antar',
    'mitosis vs meiosis',
  ])('DOUBT-01 answers "%s" with what both are, and says whose notes tell it', (doubt) => {
    const answer = lookUpTerm(doubt)
    expect(answer?.steps.map(({ title }) => title)).toEqual(['Mitosis', 'Meiosis', 'Where it stands'])
    expect(answer?.finalAnswer).toMatch(/^Mitosis is .* Meiosis is /)
  })

  it('gives no answer when only one of two compared terms is known', () => {
    expect(lookUpTerm('difference between mitosis and a flugelbinder')).toBeNull()
  })

  it('tells the meaning of every term in every chapter by each of its names', async () => {
    const notes = await Promise.all(chapterIds.map(loadNotes))
    const terms = notes.flatMap(({ terms = [] }) => terms)
    expect(terms.length).toBeGreaterThan(3000)
    for (const { names, meaning } of terms)
      for (const name of names)
        expect(lookUpTerm(`What is ${name}?`)?.steps.map(({ explanation }) => explanation)).toContain(meaning)
  })
})
