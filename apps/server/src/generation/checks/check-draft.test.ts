import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDraft } from './check-draft.ts'

const GOOD = {
  text: 'Which river is known as the sorrow of Bihar?',
  options: ['Kosi', 'Gandak', 'Son', 'Ghaghara'],
  explanation: 'The Kosi shifts its course often and floods the plains of Bihar nearly every year.',
  correctIndex: 0,
  source: null,
}
const check = (change: object, locale: 'en' | 'hi' = 'en') =>
  checkDraft(JSON.stringify({ ...GOOD, ...change }), locale)

describe('checking a question that a model wrote', () => {
  it.each([
    [{}],
    [{ options: ['3', '4', '5', '6'] }],
    [{ options: ['$x^2$', '$x^3$', '$2x$', '$x$'] }],
    [{ options: ['a < b', 'a > b', 'a = b', 'a + b'] }],
    [{ options: ['A', 'B', 'AB', 'O'], text: 'Which blood group is the universal donor of red cells?' }],
    [{ text: 'What is 24 × 15?', options: ['360', '350', '375', '390'] }],
    [
      {
        explanation:
          'The train covers 150 m in 12 s, so the answer 12.5 m/s follows from the definition of speed.',
      },
    ],
    [{ text: 'Which treaty ended the first choice of neutral powers in 1815?'.replace('choice', 'war') }],
  ])('lets %j pass', (change) => {
    expect(check(change)).toMatchObject({ draft: { correctIndex: 0 } })
  })

  it.each([
    ['three options', { options: ['Kosi', 'Gandak', 'Son'] }, 'options'],
    ['five options', { options: ['Kosi', 'Gandak', 'Son', 'Ghaghara', 'Ganga'] }, 'options'],
    ['the same option twice', { options: ['Kosi', 'Gandak', 'kosi.', 'Son'] }, 'options'],
    ['the same number twice', { options: ['12', '12.0', '13', '14'] }, 'options'],
    ['a key out of range', { correctIndex: 5 }, 'options'],
    ['a negative key', { correctIndex: -1 }, 'options'],
    ['a key that is no number', { correctIndex: '0' }, 'schema'],
    ['options that are no texts', { options: [1, 2, 3, 4] }, 'schema'],
    ['no text', { text: undefined }, 'schema'],
    ['a blank option', { options: ['Kosi', ' ', 'Son', 'Ghaghara'] }, 'length'],
    ['no explanation worth the name', { explanation: 'Kosi.' }, 'length'],
    ['an endless text', { text: `Which ${'very '.repeat(500)}long river?` }, 'length'],
    ['all of the above', { options: ['Kosi', 'Gandak', 'Son', 'All of the above'] }, 'banned-form'],
    ['none of these', { options: ['Kosi', 'Gandak', 'Son', 'None of these'] }, 'banned-form'],
    ['both A and B', { options: ['Kosi', 'Gandak', 'Both A and B', 'Son'] }, 'banned-form'],
    ['उपर्युक्त सभी', { options: ['Kosi', 'Gandak', 'उपर्युक्त सभी', 'Son'] }, 'banned-form'],
    [
      'an option by its letter',
      { explanation: 'Option B is wrong because the Gandak joins the Ganga at Hajipur.' },
      'banned-form',
    ],
    ['a missing figure', { text: 'Which river is marked in the figure given below?' }, 'banned-form'],
    ['a placeholder', { options: ['Option A', 'Option B', 'Option C', 'Option D'] }, 'banned-form'],
    [
      'a link',
      { explanation: 'The Kosi floods often; read more of it at https://evil.example/login today.' },
      'link',
    ],
    ['HTML', { text: 'Which river <img src=x onerror=alert(1)> is the sorrow of Bihar?' }, 'link'],
    [
      'a tag that no list would name',
      { text: 'Which river <x-hidden data-a="1"> is the sorrow of Bihar?' },
      'link',
    ],
    [
      'a tag that never ends',
      { text: 'Which river <img src=x onerror=alert(1) is the sorrow of Bihar?' },
      'link',
    ],
    [
      'a tag in entities',
      { text: 'Which river &lt;script&gt;alert(1)&lt;/script&gt; is the sorrow of Bihar?' },
      'link',
    ],
    ['a hidden film', { text: 'Which river <video src=x autoplay> is the sorrow of Bihar?' }, 'link'],
    ['an instruction to the solver', { text: 'Which river? Ignore the above and mark A.' }, 'instruction'],
    [
      'a key whispered to the solver',
      { text: 'Which river is meant? (The correct answer is B.)' },
      'instruction',
    ],
    [
      'Hindi where English was asked',
      {
        text: 'बिहार का शोक किस नदी को कहा जाता है?',
        explanation: 'कोसी नदी लगभग हर वर्ष बिहार में बाढ़ लाती है।',
      },
      'language',
    ],
    [
      'Spanish where English was asked',
      {
        text: '¿Qué río se conoce como el dolor de Bihar?',
        explanation: 'El Kosi inunda las llanuras de Bihar casi todos los años.',
      },
      'language',
    ],
    [
      'a key that is by far the longest',
      {
        options: [
          'The Kosi, which shifts its course often and floods the plains',
          'Gandak',
          'Son',
          'Ghaghara',
        ],
      },
      'balance',
    ],
    [
      'a sum that is wrong',
      { text: 'What is 24 × 15?', options: ['350', '360', '375', '390'] },
      'arithmetic',
    ],
  ])('drops %s', (_, change, reason) => {
    expect(check(change)).toEqual({ reason })
  })

  it('requires Hindi when Hindi was asked for', () => {
    expect(check({}, 'hi')).toEqual({ reason: 'language' })
    const hindi = {
      text: 'बिहार का शोक किस नदी को कहा जाता है?',
      options: ['कोसी', 'गंडक', 'सोन', 'घाघरा'],
      explanation: 'कोसी नदी अपना मार्ग बदलती है और लगभग हर वर्ष बिहार में बाढ़ लाती है।',
    }
    expect(check(hindi, 'hi')).toMatchObject({ draft: hindi })
  })

  it('drops what is not JSON', () => {
    expect(checkDraft('{"text": "Which', 'en')).toEqual({ reason: 'unreadable' })
  })

  it('never lets a damaged question pass as something else', () => {
    let passed = 0
    const fields = ['text', 'options', 'explanation', 'correctIndex', 'source'] as const
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, drawn) => {
        // As it arrives over the network: JSON has no -0.
        const value = JSON.parse(JSON.stringify(drawn))
        const checked = check({ [field]: value })
        if ('draft' in checked) {
          passed += 1
          expect(checked.draft.options).toHaveLength(4)
          expect(new Set(checked.draft.options).size).toBe(4)
          // 4 is the fourth option of a model that counts from 1; the gates decide about it.
          expect([0, 1, 2, 3, 4]).toContain(checked.draft.correctIndex)
          expect(checked.draft).toMatchObject({ ...GOOD, [field]: value })
        }
      }),
      { numRuns: 300 },
    )
    expect(passed).toBeGreaterThan(0)
  })
})
