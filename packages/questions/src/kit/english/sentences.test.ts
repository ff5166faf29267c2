import { describe, expect, it } from 'vitest'
import { readBank } from '../bank/read-bank.ts'
import { createRandom } from '../random/random.ts'
import { render } from '../wording/say.ts'
import { blanked, partsWith, placeOfGap, readSentences, sentenceWith } from './read-sentences.ts'
import { blanksBank, errorsBank, improvementsBank } from './sentence-banks.ts'
import { correctTexts, rightSentences, SENTENCE_LEVELS, solveSentences } from './sentence-questions.ts'

const LINES = `
2 fixed | the doctor cured him / {of|from|with|off} malaria / within a week. | One is cured of a disease.

1 article | {-|the|a|an} gold / is a precious / metal. | A substance has no article.
3 time= | we met / {at|in|on|by} noon, / as agreed. | A point of time takes at.
3 order= | she sings / very / well. | An adverb comes last.
`
const sentences = readSentences(LINES)
const [cured, gold, noon, sings] = sentences
if (!cured || !gold || !noon || !sings) throw new Error('a sentence was not read')

describe('readSentences', () => {
  it('reads the level, the point, the parts with a gap, the choices and the reason', () => {
    expect(cured).toEqual({
      level: 2,
      point: 'fixed',
      parts: ['the doctor cured him', '{} malaria', 'within a week.'],
      right: 'of',
      wrong: ['from', 'with', 'off'],
      reason: 'One is cured of a disease.',
      stands: false,
    })
    expect(sentences).toHaveLength(4)
  })

  it('reads that a sentence is shown without an error, with braces or without', () => {
    expect(noon).toMatchObject({ point: 'time', right: 'at', stands: true })
    expect(sings).toMatchObject({ parts: ['she sings', 'very', 'well.'], right: '', wrong: [], stands: true })
  })

  it('refuses a point that grammar does not have', () => {
    expect(() => readSentences('1 spelling | a {b|c} | d')).toThrow(
      "a sentence is about 'spelling', which is no point of grammar",
    )
  })
})

describe('a sentence with its gap filled', () => {
  it('begins with a capital letter and has single spaces', () => {
    expect(partsWith(cured, 'from')).toEqual(['The doctor cured him', 'from malaria', 'within a week.'])
    expect(sentenceWith(gold, '-')).toBe('Gold is a precious metal.')
    expect(sentenceWith(gold, 'the')).toBe('The gold is a precious metal.')
    expect(sentenceWith(noon, 'at')).toBe('We met at noon, as agreed.')
    const [comma] = readSentences('1 adverb | he came / {too|also|as well|else} , / I think. | So it is.')
    expect(comma && sentenceWith(comma, '-')).toBe('He came, I think.')
    const [inner] = readSentences('1 article | all {the|a|an|-} water boils. | So it is.')
    expect(inner && sentenceWith(inner, '-')).toBe('All water boils.')
  })

  it('shows a line in its place', () => {
    expect(blanked(cured)).toBe('The doctor cured him ______ malaria within a week.')
    expect([cured, gold, noon, sings].map(placeOfGap)).toEqual([1, 0, 1, -1])
  })
})

describe('banks that are made from sentences', () => {
  const concepts = { fixed: 'prepositions', time: 'time, prepositions' }

  it('fill a blank, and show an empty choice in words', () => {
    const bank = blanksBank('blanks', [cured, gold], { ask: 'Fill in:', nothing: 'no article', concepts })
    expect(bank.id).toBe('blanks')
    expect(readBank(bank)).toMatchObject([
      {
        problems: [],
        question: {
          level: 'medium',
          concepts: ['prepositions'],
          text: 'Fill in:\nThe doctor cured him ______ malaria within a week.',
          key: 'of',
          wrong: ['from', 'with', 'off'],
          explanation:
            'One is cured of a disease. The sentence reads: The doctor cured him of malaria within a week.',
        },
      },
      {
        problems: [],
        question: { level: 'easy', concepts: [], key: 'No article', wrong: ['the', 'a', 'an'] },
      },
    ])
    const [inner] = readSentences('1 article | all {-|the|a|an} water boils. | So it is.')
    const [read] = readBank(
      blanksBank('b', inner ? [inner] : [], { ask: 'Fill in:', nothing: 'no article', concepts }),
    )
    expect(read?.question.key).toBe('no article')
  })

  it('ask for the part with the error, which nothing has when the sentence stands', () => {
    expect(readBank(errorsBank('errors', [cured, noon, sings], concepts))).toMatchObject([
      {
        problems: [],
        question: {
          text: 'Which part of the sentence has an error?\n"The doctor cured him / from malaria / within a week."',
          key: 'from malaria',
          wrong: ['The doctor cured him', 'within a week', 'No error'],
          explanation:
            'One is cured of a disease. The sentence should be: The doctor cured him of malaria within a week.',
        },
      },
      {
        problems: [],
        question: {
          concepts: ['time', 'prepositions'],
          text: 'Which part of the sentence has an error?\n"We met / at noon, / as agreed."',
          key: 'No error',
          wrong: ['We met', 'at noon', 'as agreed'],
          explanation: 'The sentence is right as it stands. A point of time takes at.',
        },
      },
      { problems: [], question: { key: 'No error', wrong: ['She sings', 'very', 'well'] } },
    ])
  })

  it('ask what improves the words in bold', () => {
    expect(readBank(improvementsBank('better', [cured, noon, gold], concepts))).toMatchObject([
      {
        problems: [],
        question: {
          text: 'Which option improves the part in bold?\nThe doctor cured him **from** malaria within a week.',
          key: 'of',
          wrong: ['with', 'off', 'No improvement'],
          explanation:
            'One is cured of a disease. The sentence should read: The doctor cured him of malaria within a week.',
        },
      },
      {
        problems: [],
        question: {
          text: 'Which option improves the part in bold?\nWe met **at** noon, as agreed.',
          key: 'No improvement',
          wrong: ['in', 'on', 'by'],
        },
      },
      {
        question: {
          text: 'Which option improves the part in bold?\n**The** gold is a precious metal.',
          wrong: ['A', 'An', 'No improvement'],
        },
      },
    ])
  })
})

describe('rightSentences', () => {
  const pool = readSentences(
    ['of', 'in', 'by', 'on', 'to']
      .map((right) => `1 fixed | they spoke {${right}|at|for} the ${right}-word. | It takes ${right}.`)
      .concat('1 article | they spoke {-|the|a} words. | It takes nothing.')
      .join('\n'),
  )
  const right = correctTexts(pool)
  const drawMany = (many: number) =>
    Array.from({ length: 200 }, (_, index) =>
      rightSentences(createRandom(`${many} ${index}`), pool, { many, about: ' about words' }),
    )

  it('knows the sentences as they should read', () => {
    expect(right.size).toBe(6)
    expect(right.has('They spoke words.')).toBe(true)
  })

  it.each([
    [2, ['Only 1', 'Only 2', 'Both 1 and 2', 'Neither 1 nor 2']],
    [3, ['Only 1', 'Only 2', 'Only 3', 'Only 1 and 2', 'Only 1 and 3', 'Only 2 and 3', '1, 2 and 3']],
    [4, ['Only one', 'Only two', 'Only three', 'All four']],
  ])('of %d sentences has every verdict as the key and the rest as mistakes', (many, verdicts) => {
    const drawn = drawMany(many)
    expect(new Set(drawn.map(({ answer }) => answer))).toEqual(new Set(verdicts))
    for (const { given, answer, mistakes, steps, prompt } of drawn) {
      expect(solveSentences(right, given)).toBe(answer)
      expect([answer, ...mistakes.map(({ value }) => value)].sort()).toEqual([...verdicts].sort())
      const [opening, ...rest] = render(prompt).split('\n')
      expect(opening).toMatch(/^(?:Consider|Read|Look at|Study) the following sentences about words:$/)
      expect(rest.slice(0, -1)).toEqual(given.sentences.map((text, index) => `${index + 1}. ${text}`))
      expect(rest.at(-1)).toBe(
        many === 4
          ? 'How many of the sentences given above are correct?'
          : 'Which of the sentences given above is/are correct?',
      )
      expect(steps.map((step) => render(step))).toEqual([
        ...given.sentences.map((text, index) => judge(text, index)),
        `So the answer is: ${answer}`,
      ])
    }
    const openings = drawn.map(({ prompt }) => render(prompt).split(' the following')[0])
    expect(new Set(openings)).toEqual(new Set(['Consider', 'Read', 'Look at', 'Study']))
  })

  /** What the step about a shown sentence has to say, from the sentence alone. */
  const judge = (text: string, index: number): string => {
    const sentence =
      pool.find((one) => [one.right, ...one.wrong].some((words) => sentenceWith(one, words) === text)) ??
      expect.fail(text)
    return sentenceWith(sentence, sentence.right) === text
      ? `Sentence ${index + 1} is right. ${sentence.reason}`
      : `Sentence ${index + 1} is wrong: '${sentence.right === '-' ? 'no word' : sentence.right}' is needed. ${sentence.reason}`
  }

  it('tells of each mistake the first sentence that it judges wrongly, or the right number', () => {
    for (const { answer, mistakes, steps } of drawMany(3)) {
      for (const { value, because } of mistakes) {
        const judged = [1, 2, 3].map((number) => String(value).includes(String(number)))
        const truth = [1, 2, 3].map((number) => String(answer).includes(String(number)))
        const at = judged.findIndex((isRight, index) => isRight !== truth[index])
        const verdict = `sentence ${at + 1} is ${truth[at] ? 'right' : 'wrong'}. `
        expect(render(because)).toContain(verdict)
        const [, reason] = render(because).split(verdict)
        expect(render(steps[at] ?? '')).toContain(reason)
        expect(reason).not.toBe('')
      }
    }
    for (const { answer, mistakes } of drawMany(4)) {
      const number = ['Only one', 'Only two', 'Only three', 'All four'].indexOf(String(answer)) + 1
      for (const { because } of mistakes)
        expect(render(because)).toBe(`the number of correct sentences is ${number}`)
    }
  })

  it('asks harder sentences, and more of them, at a higher level', () => {
    expect(SENTENCE_LEVELS.easy.many).toBeLessThan(SENTENCE_LEVELS.medium.many)
    expect(SENTENCE_LEVELS.medium.many).toBeLessThan(SENTENCE_LEVELS.hard.many)
  })
})
