import { describe, expect, it } from 'vitest'
import { makePaper } from './make-paper.ts'

const ask = async (topic: string) => {
  const paper = await makePaper({ topic, difficulty: 'medium', count: 10, seed: 'beside' })
  if (!paper) throw new Error(`nothing on ${topic}`)
  const said = paper.questions.map(
    ({ text, options, correctIndex }) => `${text} ${options[correctIndex] ?? ''}`,
  )
  return { ...paper, said }
}

describe('a word beside a name', () => {
  it.each([
    ['newspapers started by gandhi', /gandhi/i],
    ['chola dynasty capital', /capital/i],
    ['pallava dynasty temples', /temple/i],
    ['panchayati raj committees', /committee/i],
  ])('is what all questions on %s speak of', async (topic, word) => {
    const { said, topic: served } = await ask(topic)
    expect(served.ignored).toEqual([])
    expect(said.length).toBeGreaterThan(1)
    for (const text of said) expect(text).toMatch(word)
  })

  it('of which too few speak comes first and is named', async () => {
    const { said, topic } = await ask('rashtrakuta dynasty temples')
    expect(topic.ignored).toEqual(['temples'])
    expect(said[0]).toMatch(/temple/)
    expect(said.length).toBeGreaterThan(1)
  })

  it('takes only one of the things that a concept bundles', async () => {
    const { said } = await ask('chalukya dynasty capital')
    for (const text of said.slice(0, 4)) expect(text).toMatch(/chalukya/i)
  })

  it.each([
    ['un agencies establishment year', 'UN Agencies: Years of Founding', /year|date|founded|established/i],
    ['longest rivers of india', 'Longest Rivers of India', /river.*(long|length)|long.*river/i],
  ])('of a table: %s', async (topic, title, word) => {
    const { said, resolvedTopic } = await ask(topic)
    expect(resolvedTopic).toBe(title)
    for (const text of said) expect(text).toMatch(word)
  })

  it.each(['previous year questions of optics', 'optics last 5 years'])(
    'says nothing of the questions: %s',
    async (topic) => {
      expect((await ask(topic)).resolvedTopic).toBe('Optics')
    },
  )

  it.each(['place to visit', 'boat trip', 'newton apple juice'])('means nothing in %s', async (topic) => {
    expect(await makePaper({ topic, difficulty: 'medium', count: 10, seed: '1' })).toBeNull()
  })
})

describe('sides of a name', () => {
  it.each([
    ['buddhist councils with place and king', /where|place|region|king|patron|reign/i],
    ['buddhist councils and kings', /king|patron|reign/i],
  ])('that are listed are what all questions ask for: %s', async (topic, word) => {
    const { said, topic: served } = await ask(topic)
    expect(served.ignored).toEqual([])
    expect(said).toHaveLength(10)
    for (const text of said) expect(text).toMatch(/council/i)
    for (const text of said) expect(text).toMatch(word)
  })

  it('that no question asks for are named', async () => {
    const { resolvedTopic, topic: served } = await ask('dams with rivers and states')
    expect(resolvedTopic).toBe('Dams & Rivers')
    expect(served.ignored).toEqual(['states'])
  })
})

describe('two names', () => {
  it.each([
    ['rivers and their tributaries', 'Rivers Tributaries'],
    ['dynasties and their founders', 'Founders of Dynasties'],
    ['ap gp sum', 'Sum of an AP, Sum of a GP'],
    ['work efficiency wages', 'Efficiency of Workers, Work & Wages'],
    ['dna and rna', 'Difference between DNA and RNA'],
    ['isotopes and isobars', 'Isotopes Isobars'],
    ['president vs governor powers', 'Powers of the President, Powers of the Governor'],
    ['cells vs batteries', 'Cells Batteries'],
    ['computer shortcut keys ms word', 'Shortcuts of MS Word'],
    ['computer shortcut keys ms excel', 'Shortcuts of MS Excel'],
    ['emf and potential difference', 'EMF of a Cell & its Terminal Voltage'],
    ['mensuration 3d formulas', 'Mensuration of Solids (3D)'],
    ['mensuration 2d', 'Mensuration of Plane Figures (2D)'],
    ['unit digit of power', 'Unit Digit of Powers'],
    ['odd one out number series', 'Wrong Number in a Series'],
    ['pipes and cisterns negative work', 'Outlets & Leaks (Negative Work)'],
    ['money bill vs finance bill', 'Money Bill Finance Bill'],
  ])('%s are served as %s', async (topic, title) => {
    expect((await ask(topic)).resolvedTopic).toBe(title)
  })

  it.each([
    ['difference between gdp and gnp', /GDP/, /GNP/],
    ['piaget vs vygotsky', /Piaget/, /Vygotsky/],
    ['dna and rna difference', /DNA/, /RNA/],
  ])('that are compared come together first, then in turn: %s', async (topic, one, other) => {
    const { said } = await ask(topic)
    expect(said[0]).toMatch(one)
    expect(said[0]).toMatch(other)
    expect(said.filter((text) => one.test(text)).length).toBeGreaterThan(3)
    expect(said.filter((text) => other.test(text)).length).toBeGreaterThan(2)
  })

  it.each([
    ['rajya sabha vs lok sabha', 'Difference between Lok Sabha and Rajya Sabha'],
    ['growth aur development me antar', 'Difference between Growth and Development'],
    ['mitosis and meosis diffrence', 'Difference between Mitosis and Meiosis'],
  ])('have a concept for what sets them apart: %s', async (topic, title) => {
    const { resolvedTopic, topic: served, questions } = await ask(topic)
    expect(resolvedTopic).toBe(title)
    expect(served.ignored).toEqual([])
    expect(questions).toHaveLength(10)
  })

  it('that no question sets apart are each asked, and the difference is named as not understood', async () => {
    const { resolvedTopic, topic: served } = await ask('difference between akbar and ashoka')
    expect(resolvedTopic).toBe('Akbar, Ashoka')
    expect(served.ignored).toEqual(['difference'])
  })
})
