import { deduplicateQuestions } from '@ekagra/exam/similarity/deduplicate-questions'
import { Difficulty } from '@ekagra/schema/difficulty'
import { ServerQuestion } from '@ekagra/schema/question'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessLongest, guessMostAlike, guessShortest } from '../kit/guessers.ts'
import { confirmedByText } from './confirmed-by-text.ts'
import { makeTextQuestions } from './make-text-questions.ts'

const CHAPTER = `[Page 41]
Chapter 4
The Revolt of 1857
The revolt began at Meerut on 10 May 1857 when soldiers of the Third Cavalry refused to use the new cart-
ridges. Mangal Pandey had been hanged at Barrackpore on 8 April 1857 for attacking his officers. The rebels
marched to Delhi and proclaimed Bahadur Shah Zafar the emperor of India. At Kanpur the revolt was led by Nana
Saheb, the adopted son of Peshwa Baji Rao II. In Lucknow, Begum Hazrat Mahal led the rebels and placed her son
Birjis Qadr on the throne. Rani Lakshmibai of Jhansi died fighting near Gwalior in June 1858. Kunwar Singh led
the revolt in Bihar although he was nearly 80 years old. General Hugh Rose captured Jhansi after a siege of two
weeks. The Government of India Act of 1858 ended the rule of the East India Company. Lord Canning became the
first Viceroy of India in 1858. It was the end of an age. See Figure 3.2 for a map of the revolt.

[Page 42]
Photosynthesis is the process by which green plants make their food from carbon dioxide and water. The green
pigment in leaves that traps sunlight is called chlorophyll. Tiny pores on the surface of a leaf through which
gases pass are called stomata. The loss of water vapour from the leaves of a plant is known as transpiration.
The movement of molecules from a region of high concentration to a region of low concentration is called
diffusion. The tissue that carries water from the roots to the leaves is called xylem. About 71% of the surface
of the Earth is covered by water. The human body of an adult has 206 bones in all. The Himalayas extend for
about 2,400 km from west to east. The population of the district was 12,34,500 at the last count of 2011.
The Constitution of India came into force on 26 January 1950 and had 395 articles in 22 parts. Dr. B. R. Ambedkar
was the chairman of the Drafting Committee, which had seven members. Sachchidananda Sinha was the first interim
president of the Constituent Assembly in 1946.`

const draws = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index)).flatMap((seed) =>
    Difficulty.options.flatMap((difficulty) =>
      makeTextQuestions({ text: CHAPTER, count: 30, difficulty, seed }),
    ),
  )

describe('questions from a text', () => {
  const questions = draws(60)

  it('have exactly one option that the text confirms, and it is the key', () => {
    expect(questions.length).toBeGreaterThan(3500)
    for (const question of questions) {
      expect(confirmedByText(question, CHAPTER), JSON.stringify(question)).toEqual([question.correctIndex])
    }
  })

  it('are whole questions with four different options', () => {
    for (const question of questions) {
      expect(ServerQuestion.safeParse(question).success).toBe(true)
      expect(new Set(question.options.map((option) => option.toLowerCase())).size).toBe(4)
    }
  })

  it('put the key at each position in a quarter of the cases', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = questions.filter(({ correctIndex }) => correctIndex === place).length / questions.length
      expect(share).toBeGreaterThan(0.23)
      expect(share).toBeLessThan(0.27)
    }
  })

  it.each([
    ['longest', guessLongest],
    ['shortest', guessShortest],
    ['most alike', guessMostAlike],
  ])('do not give the key away to someone who takes the %s option', (_, guess) => {
    const score = questions.reduce((sum, question) => sum + guess(question), 0) / questions.length
    expect(score).toBeLessThan(0.3)
  })

  it.each(['1', '/', 'a', '[', '[a]('])(
    'are found quickly in a text with thousands of %s in a row',
    (sign) => {
      const text = `${sign.repeat(8000).slice(0, 8000)}\n\n${CHAPTER}`
      const start = performance.now()
      expect(makeTextQuestions({ text, count: 5, difficulty: 'easy', seed: '1' })).toHaveLength(5)
      expect(performance.now() - start).toBeLessThan(1000)
    },
  )

  it('quote the sentence and its page in the explanation', () => {
    const question = questions.find(({ text }) => text.startsWith('Who led the revolt in Bihar'))
    expect(question?.explanation).toBe(
      'The text says on page 41: “Kunwar Singh led the revolt in Bihar although he was nearly 80 years old.”',
    )
    expect(question?.source).toEqual({ title: 'Your text, page 41' })
  })

  it('explain what the text says about a wrong name', () => {
    const question = questions.find(
      ({ text, options }) =>
        text.startsWith('Who led the revolt in Bihar') && options.includes('Mangal Pandey'),
    )
    expect(question?.misconceptions?.[question.options.indexOf('Mangal Pandey')]).toMatch(
      /^the text speaks of it elsewhere: “Mangal Pandey had been hanged/,
    )
  })

  it('are asked in the words of exam papers', () => {
    const prompts = new Set(questions.map(({ text }) => text))
    for (const prompt of [
      'What is the green pigment in leaves that traps sunlight called?',
      'Who led the revolt in Bihar although he was nearly 80 years old?',
      'The human body of an adult has how many bones in all?',
      'Lord Canning became the first Viceroy of India in which year?',
    ]) {
      expect(prompts).toContain(prompt)
    }
  })

  it('offer people for people and terms for terms', () => {
    const isPlaceOrThing = /Meerut|Barrackpore|Delhi|Kanpur|Lucknow|Gwalior|Bihar|Himalayas|Company|Act\b/
    const about = (start: RegExp) => questions.filter(({ text }) => start.test(text))
    expect(about(/^Who /).length).toBeGreaterThan(35)
    for (const { options } of about(/^Who /)) expect(options.join()).not.toMatch(isPlaceOrThing)
    const terms = ['Photosynthesis', 'Chlorophyll', 'Stomata', 'Transpiration', 'Diffusion', 'Xylem']
    for (const { options } of about(/^What is .* called\?$/))
      expect(terms).toEqual(expect.arrayContaining(options))
  })

  it('differ within a set by more than the session needs to keep them apart', () => {
    for (const difficulty of Difficulty.options) {
      const set = makeTextQuestions({ text: CHAPTER, count: 20, difficulty, seed: 'apart' })
      const asked = set.map(({ text, correctIndex }) => ({ text, correctAnswer: correctIndex }))
      expect(deduplicateQuestions(asked)).toHaveLength(set.length)
    }
  })

  it('ask no sentence twice in one set, and none that depends on another', () => {
    for (const difficulty of Difficulty.options) {
      const set = makeTextQuestions({ text: CHAPTER, count: 40, difficulty, seed: 'once' })
      const quoted = set.map(({ explanation }) => explanation)
      expect(new Set(quoted).size).toBe(set.length)
      expect(quoted.join()).not.toMatch(/end of an age|Figure 3\.2/)
    }
  })

  it('are the same for the same seed and differ by seed', () => {
    const make = (seed: string) => makeTextQuestions({ text: CHAPTER, count: 10, difficulty: 'medium', seed })
    expect(make('a')).toEqual(make('a'))
    expect(make('a')).not.toEqual(make('b'))
  })

  it('ask about whole statements more often at the harder levels', () => {
    const share = (difficulty: (typeof Difficulty.options)[number]) => {
      const sets = Array.from({ length: 15 }, (_, seed) =>
        makeTextQuestions({ text: CHAPTER, count: 10, difficulty, seed: String(seed) }),
      ).flat()
      const isStatement = /^(?:Which of the following statements|According to the passage|Consider)/
      return sets.filter(({ text }) => isStatement.test(text)).length / sets.length
    }
    expect(share('easy')).toBe(0)
    expect(share('medium')).toBeGreaterThan(0.1)
    expect(share('hard')).toBeGreaterThan(share('medium'))
  })
})

describe('a short text', () => {
  const SOIL = `Soil is the uppermost layer of the earth in which plants grow. It is formed by the weathering of rocks over
thousands of years. Soil contains minerals, humus, water, air and living organisms. The dark organic matter in the soil is
called humus. A vertical section of the soil that shows its layers is called the soil profile. Sandy soil has large particles
and cannot hold much water. Clayey soil has very fine particles and holds water well. Loamy soil is a mixture of sand, clay and
silt and is the best for growing crops. Black soil is rich in lime and iron and is suitable for cotton. Alluvial soil is found
in the northern plains and is very fertile. Laterite soil is formed under heavy rainfall and is used for growing tea and coffee.
The removal of the top layer of soil by wind or water is called erosion. Planting trees and terrace farming reduce the loss of
soil.`

  it('of thirteen sentences gives at least eight questions', () => {
    for (const difficulty of Difficulty.options) {
      for (const seed of ['1', '2', '3', '4', '5']) {
        const set = makeTextQuestions({ text: SOIL, count: 10, difficulty, seed })
        expect(set.length, difficulty).toBeGreaterThanOrEqual(8)
        for (const question of set) expect(confirmedByText(question, SOIL)).toEqual([question.correctIndex])
      }
    }
  })

  it('asks the entries of a list by description and by name', () => {
    const list = `Definitions
Valency – the combining capacity of an element
Oxidation – loss of electrons or addition of oxygen
Catalyst – a substance that changes the rate of a reaction without being used up
Allotropy – existence of an element in two or more physical forms
Corrosion – slow eating away of a metal by the action of air and moisture`
    const set = ['1', '2', '3'].flatMap((seed) =>
      makeTextQuestions({ text: list, count: 10, difficulty: 'medium', seed }),
    )
    expect(set).toHaveLength(15)
    for (const question of set) expect(confirmedByText(question, list)).toEqual([question.correctIndex])
    expect(set.some(({ text }) => text.startsWith('What does the passage say about ‘'))).toBe(true)
    expect(set.some(({ text }) => text.includes('is described in the passage as ‘'))).toBe(true)
  })

  it('asks nothing that two of its sentences answer differently', () => {
    const text = `${CHAPTER}\n\nThe notice must be given within two months. The notice must be given within nine months.`
    for (const seed of ['1', '2', '3', '4']) {
      const set = makeTextQuestions({ text, count: 40, difficulty: 'easy', seed })
      expect(set.map((question) => question.text).join()).not.toMatch(/within (?:how many|______) months/)
    }
  })
})

describe('a text that gives no questions', () => {
  it.each([
    ['nothing', ''],
    ['letters in no order', 'asdkj qwoeiu zxmncb alskdj qpwoei zmxnc alksjd qpwoie fgh. '.repeat(40)],
    [
      'a scan that was read badly',
      'Tl1e r3v0lt bcgan @t M33rvt 0n lO M@y I857 wl1en s0ldi3rs 0f tl1e Tl1ird. '.repeat(20),
    ],
    ['Hindi', 'भारत का संविधान 26 जनवरी 1950 को लागू हुआ। इसमें 395 अनुच्छेद और 22 भाग थे। '.repeat(20)],
    ['a table', '1 2 3 4\n12.5 13.5 14.5\nA B C D E F\n'.repeat(40)],
    ['code', 'const a = { b: 1 }; function f(x) { return x + 1 } // done.\n'.repeat(40)],
    [
      'talk to the reader',
      'You should now read page 12 and answer the questions on it. We will see more in 2025. '.repeat(9),
    ],
  ])('gives no questions: %s', (_, text) => {
    expect(makeTextQuestions({ text, count: 10, difficulty: 'hard', seed: '1' })).toEqual([])
  })

  it('any text is handled without an error and within the rules', () => {
    const words = fc.constantFrom(
      'The',
      'Delhi',
      'in',
      '1947',
      'is',
      'called',
      'Ram',
      '12,000',
      '-',
      '.',
      '\n',
      '[Page 3]',
      '**',
      '“',
    )
    const noise = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 80 }).map((list) => list.join(' ')),
    )
    const check = (text: string): number => {
      const questions = makeTextQuestions({ text, count: 5, difficulty: 'hard', seed: '1' })
      for (const question of questions) {
        expect(confirmedByText(question, text)).toEqual([question.correctIndex])
      }
      return questions.length
    }
    fc.assert(
      fc.property(noise, (text) => {
        expect(check(text)).toBeLessThanOrEqual(5)
      }),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(noise, (text) => {
        expect(check(`${text}\n\n${CHAPTER}`)).toBeGreaterThan(0)
      }),
      { numRuns: 30 },
    )
  })
})
