import type { ServerQuestion } from '@ekagra/schema/question'
import { describe, expect, it } from 'vitest'
import { catalogue, loadChapter } from '../chapters/catalogue.ts'
import { drawQuestion } from '../kit/compose-question.ts'
import { formOf } from './form-of.ts'
import { makePaper } from './make-paper.ts'
import { openTopic } from './open-topic.ts'

const ask = (topic: string, rest: { count?: number; seen?: readonly string[]; fill?: boolean } = {}) =>
  makePaper({ topic, difficulty: 'medium', count: 10, seed: 'seed', ...rest })

describe('a topic below the chapter', () => {
  it.each([
    ['dpsp', 'Directive Principles of State Policy'],
    ['krebs cycle', 'Krebs Cycle'],
    ['मुगल साम्राज्य', 'Mughal Empire'],
  ])('%s is served by questions on %s alone', async (topic, concept) => {
    const { questions = [], topic: served } = (await ask(topic)) ?? {}
    expect(questions).toHaveLength(10)
    expect(new Set(questions.map((question) => question.concept))).toEqual(new Set([concept]))
    expect(served).toMatchObject({
      asked: topic,
      understood: [concept],
      ignored: [],
      onTopic: 10,
      repeated: 0,
    })
  })

  it.each([
    ["newton's laws of motion", ["Newton's First Law", "Newton's Second Law", "Newton's Third Law"]],
    ['time and work pipes', ['Time & Work', 'Pipes & Cisterns']],
    ['acids, bases and salts class 10', ['Acids & Bases in Daily Life', 'Acid–Base Indicators']],
  ])('%s is a list, each item of which gets its share', async (topic, titles) => {
    const opened = await openTopic(topic)
    expect(opened?.sections.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
    expect(new Set(opened?.sections.map(({ questions }) => questions))).toEqual(new Set([1]))
  })

  it('is served by questions on its parts too', async () => {
    const { questions = [], topic } = (await ask('gupta dynasty')) ?? {}
    expect(questions).toHaveLength(10)
    for (const { concept } of questions) expect(['Gupta Empire', 'Samudragupta']).toContain(concept)
    expect(topic).toMatchObject({ understood: ['Gupta Empire'], ignored: [], onTopic: 10 })
  })

  it('gives what there is, and the rest from the chapter around it only if the learner wants that', async () => {
    const opened = await openTopic('article 370')
    const available = opened?.available ?? 0
    const alone = await ask('article 370', { count: 40 })
    expect(alone?.questions.length).toBeLessThan(40)
    expect(new Set(alone?.questions.map(({ concept }) => concept))).toEqual(new Set(['Article 370']))
    const filled = await ask('article 370', { count: 40, fill: true })
    expect(filled?.questions).toHaveLength(40)
    expect(filled?.topic.onTopic).toBe(alone?.questions.length)
    expect(filled?.topic).toMatchObject({ available, around: ['Indian Polity'] })
    expect(filled?.questions.every(({ topicPath }) => topicPath?.[1] === 'Indian Polity')).toBe(true)
  })

  it('that is a part of a concept is filled up from that concept first', async () => {
    const { questions = [], topic } = (await ask('narmada kaveri', { count: 40, fill: true })) ?? {}
    expect(topic?.onTopic).toBeGreaterThanOrEqual(8)
    expect(topic?.onTopic).toBeLessThan(40)
    const next = questions.slice(topic?.onTopic).map(({ concept }) => concept)
    expect(next.slice(0, 3)).toEqual(['Peninsular Rivers', 'Peninsular Rivers', 'Peninsular Rivers'])
  })

  it.each([
    ['lothal', /Lothal/],
    ['thermistor', /thermistor/i],
    ['antonyms of obscure', /obscur/i],
    ['eccentricity of ellipse', /eccentricity/i],
    ['projectile motion range', /range|how far|point of landing/i],
  ])('%s is served by the questions that mention it, however few', async (topic, mentioned) => {
    const { questions = [], topic: served } = (await ask(topic)) ?? {}
    expect(questions.length).toBeGreaterThan(0)
    for (const { text, options, correctIndex } of questions)
      expect(`${text} ${options[correctIndex]}`).toMatch(mentioned)
    expect(served).toMatchObject({ ignored: [], onTopic: questions.length })
  })

  it.each([
    ['godavari river', 'Godavari'],
    ['king harsha', 'Harshavardhana'],
    ['pm jan dhan yojana', 'Jan Dhan Yojana'],
    ['pm ujjwala yojana', 'Ujjwala Yojana'],
    ['dams on river krishna', 'Dams on River Krishna'],
    ['skinner operant conditioning', 'Operant Conditioning'],
  ])('%s is not widened by a word that only says what it is', async (topic, title) => {
    const opened = await openTopic(topic)
    expect(opened).toMatchObject({ title, ignored: [] })
    expect(opened?.available).toBeLessThan(20)
  })

  it.each([
    ['cell mitosis', 'Mitosis'],
    ['mughal akbar', 'Akbar'],
    ['photosynthesis calvin cycle', 'Calvin Cycle'],
    ['current electricity kirchhoff', "Kirchhoff's Laws"],
    ['optics lens', 'Lens Formula'],
    ['mensuration cone cylinder', 'Cone, Cylinder'],
    ['noun pronoun', 'Nouns, Pronouns'],
    ['mean median mode', 'Mean, Median & Mode'],
  ])('%s means the narrower of two names, or the things that are side by side: %s', async (topic, title) => {
    expect(await openTopic(topic)).toMatchObject({ title, ignored: [] })
  })

  it('that computes its questions is not narrowed to those that say its title', async () => {
    const { questions = [] } = (await ask('definite integration')) ?? {}
    const said = questions.filter(({ text }) => text.includes('definite integral'))
    expect(said.length).toBeLessThanOrEqual(5)
  })

  it('does not ask one fact of a narrow topic twice in other words', async () => {
    const { questions = [] } = (await ask('comptroller and auditor general', { count: 20 })) ?? {}
    const asked = questions.filter(({ options, correctIndex }) => options[correctIndex] === 'Article 148')
    expect(questions.length).toBeGreaterThan(5)
    expect(asked.length).toBeLessThanOrEqual(1)
  })

  it.each([
    ['kyoto protocol', 'Kyoto Protocol'],
    ['kyoto protocal', 'Kyoto Protocol'],
    ['eutrophication', 'Eutrophication'],
    ['zone of proximal development', 'Zone of Proximal Development'],
    ['kohlberg stages', 'Stages of Moral Development (Kohlberg)'],
    ['alligation', 'Rule of Alligation'],
  ])('%s is its own concept, not the wider one of another chapter', async (topic, title) => {
    expect(await openTopic(topic)).toMatchObject({ title })
  })

  it('names no country that goes without saying as a word that was not understood', async () => {
    expect(await openTopic('attorney general of india')).toMatchObject({ ignored: [] })
  })

  it.each([
    ['golaknath case', 'Golaknath Case', /Golaknath/],
    ['poona pact', 'Poona Pact', /Poona/],
  ])('%s is told apart from what its concept bundles with it', async (topic, title, mentioned) => {
    const { questions = [], resolvedTopic } = (await ask(topic)) ?? {}
    expect(resolvedTopic).toBe(title)
    expect(questions.length).toBeGreaterThanOrEqual(3)
    for (const { text, options, correctIndex } of questions)
      expect(`${text} ${options[correctIndex]}`).toMatch(mentioned)
  })

  it('beside a word for what it is, is served by what is said of it', async () => {
    const { questions = [], topic } = (await ask('river godavari tributaries')) ?? {}
    expect(topic).toMatchObject({ served: 'Tributaries of the Godavari', ignored: [] })
    for (const { text, options, correctIndex } of questions)
      expect(`${text} ${options[correctIndex]}`).toMatch(/Godavari/)
  })

  it('says that a year is not covered', async () => {
    expect(await openTopic('nobel prize 2019')).toMatchObject({ title: 'Nobel Prize', ignored: ['2019'] })
  })

  it.each([
    ['battle of plassey and buxar', /Plassey|Siraj|Clive/, /Buxar|Allahabad|Munro/],
    ['formative vs summative assesment', /formative/i, /summative/i],
  ])('of a list gets its share: %s', async (topic, first, second) => {
    const { questions = [], topic: served } = (await ask(topic)) ?? {}
    const countOf = (meant: RegExp) =>
      questions.filter(({ text, options }) => meant.test(`${text} ${options.join(' ')}`)).length
    expect(served?.ignored).toEqual([])
    expect(countOf(first)).toBeGreaterThanOrEqual(4)
    expect(countOf(second)).toBeGreaterThanOrEqual(4)
  })

  it('of two that are compared has a concept of its own', async () => {
    expect(await openTopic('repo rate vs reverse repo')).toMatchObject({
      title: 'Repo Rate against Reverse Repo Rate',
    })
  })

  it('comes as the answer only after all other questions on it', async () => {
    const { questions = [] } = (await ask('national parks of assam')) ?? {}
    const isTyped = questions.map(({ options, correctIndex }) => options[correctIndex] === 'Assam')
    expect(isTyped).toContain(false)
    expect(isTyped).toEqual(isTyped.toSorted((one, other) => Number(one) - Number(other)))
  })

  it('serves several concepts in equal parts', async () => {
    const { questions = [] } = (await ask('glycolysis, mitosis', { count: 10 })) ?? {}
    const counts = Object.groupBy(questions, ({ concept }) => concept ?? '')
    expect(counts.Glycolysis?.length).toBeGreaterThanOrEqual(4)
    expect(counts.Mitosis?.length).toBeGreaterThanOrEqual(4)
  })
})

describe('words that are no names', () => {
  it('are named, and the rest is served', async () => {
    const paper = await ask('heights and distances zzyzx')
    expect(paper?.topic).toMatchObject({ served: 'Heights & Distances', ignored: ['zzyzx'] })
  })

  it('lead to the questions that mention them', async () => {
    const { questions = [], topic } = (await ask('chandragupta maurya seleucus')) ?? {}
    expect(questions.length).toBeGreaterThan(0)
    expect(topic?.around).toEqual(['Ancient & Medieval History'])
    expect(questions.every(({ topicPath }) => topicPath?.[1] === 'Ancient & Medieval History')).toBe(true)
  })

  it.each(['bermuda triangle', 'asdfgh', 'panchatantra comics', 'chai recipe', 'cell phone repair'])(
    'are not guessed at: %s is declined',
    async (topic) => {
      expect(await openTopic(topic)).toBeNull()
    },
  )
})

describe('questions that were seen', () => {
  it.each(['fundamental rights', 'krebs cycle', 'delhi sultanate'])(
    'come again on %s only when there are no others, and that is said',
    async (topic) => {
      const { available = 0 } = (await openTopic(topic)) ?? {}
      const seen: string[] = []
      for (let session = 0; seen.length < available + 20 && session < 12; session++) {
        const paper = await makePaper({ topic, difficulty: 'medium', count: 10, seed: `s${session}`, seen })
        const ids = paper?.questions.map(({ id }) => id) ?? []
        const repeats = ids.filter((id) => seen.includes(id))
        expect(paper?.topic.repeated).toBe(repeats.length)
        if (repeats.length > 0) {
          // Everything else on it has been asked by then, the last of it in this paper.
          expect(new Set([...seen, ...ids]).size).toBeGreaterThanOrEqual(0.95 * available)
          return
        }
        seen.push(...ids)
      }
    },
  )
})

describe('the questions of a set', () => {
  it.each(['BODMAS', 'carnot engine', 'capacitor', 'projectile'])(
    'on %s have at most 3 of 10 of one pattern',
    async (topic) => {
      const { questions = [] } = (await ask(topic)) ?? {}
      const blanked = questions.map(({ text }) => text.replace(/[\d.,]+/g, '#'))
      const most = Math.max(
        ...Object.values(Object.groupBy(blanked, (text) => text)).map((same) => same?.length ?? 0),
      )
      expect(questions).toHaveLength(10)
      expect(most).toBeLessThanOrEqual(3)
    },
  )

  it.each([
    'hardy weinberg',
    'ideal gas equation',
    'blood groups',
    'counting triangles',
    'angle bisector',
    'remainder theorem',
    'shm pendulum',
    'bohr model',
  ])('on %s ask for one thing in at most 3 of 10, whatever the words', async (topic) => {
    const { questions = [] } = (await ask(topic)) ?? {}
    const forms = await Promise.all(questions.map(formOfQuestion))
    const counts = Object.values(Object.groupBy(forms, (form) => form)).map((same) => same?.length ?? 0)
    expect(questions).toHaveLength(10)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })
})

async function formOfQuestion({ generator: origin }: ServerQuestion): Promise<string> {
  const entry = catalogue.find(({ id }) => id === origin?.type)
  const generator = entry && (await loadChapter(entry.chapterId)).get(entry.id)
  const drawn = generator && origin && drawQuestion(generator, origin)
  if (!drawn || 'problem' in drawn) throw new Error('a question of the engine can be drawn again')
  return formOf(drawn)
}
