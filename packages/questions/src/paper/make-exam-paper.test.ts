import { questionsOf, shorten } from '@ekagra/exam/exam-paper/pattern-figures'
import { PaperQuestion } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { describe, expect, it } from 'vitest'
import { examPatterns, findPattern } from '../exams/patterns.ts'
import { isOneLineRecall } from './is-one-line-recall.ts'
import { makeExamPaper } from './make-exam-paper.ts'
import { hasFormat, type QuestionFormat } from './question-format.ts'
import { isRightNumber } from './typed-number.ts'

function patternOf(id: string): ExamPattern {
  const found = findPattern(id)
  if (!found) throw new Error(`no pattern ${id}`)
  return found
}

const prints = (questions: readonly PaperQuestion[]) => questions.map(({ print }) => print)

describe.each(examPatterns.map(({ id }) => id))('the paper of %s', (id) => {
  it('has the questions of each section and part, none of them twice, in the stored shape', async () => {
    const pattern = patternOf(id)
    const { questions } = await makeExamPaper({ pattern, seed: 'paper' })
    for (const [section, { parts }] of pattern.sections.entries())
      for (const [part, { questions: count, form }] of parts.entries()) {
        const own = questions.filter((question) => question.section === section && question.part === part)
        expect(own).toHaveLength(count)
        expect(own.every(({ numeric }) => (numeric !== undefined) === (form === 'number'))).toBe(true)
      }
    expect(new Set(prints(questions)).size).toBe(questions.length)
    for (const question of questions) expect(PaperQuestion.safeParse(question).error).toBeUndefined()
  })
})

describe('making a paper', () => {
  it('asks questions of one passage one after the other', async () => {
    const { questions } = await makeExamPaper({ pattern: patternOf('ibps-po'), seed: 'passages' })
    const passages = questions.map(({ question: { figure } }) =>
      figure?.kind === 'passage' ? JSON.stringify(figure) : null,
    )
    const runs = passages.filter((passage, index) => passage !== null && passage !== passages[index - 1])
    expect(runs.length).toBeGreaterThan(0)
    expect(new Set(runs).size).toBe(runs.length)
  })

  it('has the passages that papers of an exam always have', async () => {
    const { questions } = await makeExamPaper({ pattern: patternOf('cat'), seed: 'passages' })
    const titles = questions.flatMap(({ section, question: { figure } }) =>
      section === 0 && figure?.kind === 'passage' ? [figure.title] : [],
    )
    expect(titles).toHaveLength(16)
    expect(new Set(titles).size).toBe(4)
  })

  it('asks each format as often as real papers do', async () => {
    // In three papers together: one of them may miss a question of a format by chance.
    const countIn = async (id: string, section: number, format: QuestionFormat) => {
      const pattern = patternOf(id)
      const own = pattern.sections.filter((_, index) => index === section)
      const papers = ['one', 'two', 'three'].map((seed) =>
        makeExamPaper({ pattern: { ...pattern, sections: own }, seed }),
      )
      const questions = (await Promise.all(papers)).flatMap((paper) => paper.questions)
      return questions.filter(({ question: { text, figure } }) => hasFormat(format, text, figure)).length
    }
    expect(await countIn('neet', 1, 'matches')).toBeGreaterThanOrEqual(8)
    expect(await countIn('neet', 0, 'pictures')).toBeGreaterThanOrEqual(6)
    expect(await countIn('ssc-cgl-tier-2', 3, 'statements')).toBeLessThanOrEqual(12)
  })

  it('keeps the mix of levels of the exam where its types have all levels', async () => {
    const pattern = patternOf('rrb-ntpc')
    const { questions } = await makeExamPaper({ pattern, seed: 'levels' })
    const count = (level: string) => questions.filter(({ question }) => question.difficulty === level).length
    for (const [index, level] of ['easy', 'medium', 'hard'].entries())
      expect(Math.abs(count(level) - (pattern.levels[index] ?? 0))).toBeLessThanOrEqual(8)
  })

  it('gives the same paper for the same seed, and another one for another seed', async () => {
    const pattern = shorten(patternOf('ssc-cgl'), 0.25)
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => makeExamPaper({ pattern, seed })),
    )
    expect(one).toEqual(same)
    expect(one && other && prints(one.questions)).not.toEqual(other && prints(other.questions))
  })

  it('repeats nothing of the last ten papers while there are fresh questions', async () => {
    const pattern = shorten(patternOf('ssc-cgl'), 0.25)
    const met = new Set<string>()
    for (let number = 0; number < 10; number += 1) {
      const { questions } = await makeExamPaper({ pattern, seed: `sat ${number}`, met })
      expect(prints(questions).filter((print) => met.has(print))).toEqual([])
      for (const print of prints(questions)) met.add(print)
    }
    expect(met.size).toBeGreaterThanOrEqual(
      10 * pattern.sections.reduce((sum, section) => sum + questionsOf(section), 0),
    )
  })

  it('gives a friend who has met other questions the same paper by its seed and what was passed over', async () => {
    const pattern = shorten(patternOf('ssc-cgl'), 0.5)
    const plain = await makeExamPaper({ pattern, seed: 'challenge' })
    const met = new Set(prints(plain.questions).filter((_, index) => index % 3 === 0))
    const mine = await makeExamPaper({ pattern, seed: 'challenge', met })
    expect(prints(mine.questions)).not.toEqual(prints(plain.questions))
    const friends = await makeExamPaper({ pattern, seed: 'challenge', skips: new Set(mine.skips) })
    expect(friends.questions).toEqual(mine.questions)
  })

  it('still fills a paper when everything was met', async () => {
    const pattern = patternOf('gate')
    const { questions } = await makeExamPaper({ pattern, seed: 'again', met: new AllPrints() })
    expect(questions).toHaveLength(10)
  })

  it('asks for a number only where the key is one, and accepts exactly that number', async () => {
    const { questions } = await makeExamPaper({ pattern: patternOf('jee-main'), seed: 'numbers' })
    const typed = questions.flatMap(({ numeric }) => numeric ?? [])
    expect(typed).toHaveLength(15)
    for (const numeric of typed) {
      expect(isRightNumber(numeric.key, numeric)).toBe(true)
      expect(isRightNumber(String(Number(numeric.key) + 1), numeric)).toBe(false)
    }
  })
})

/** A person who has met every question there is. */
class AllPrints extends Set<string> {
  override has(): boolean {
    return true
  }
}

describe('a typed number', () => {
  it.each([
    ['0.5', '.5', true],
    ['1200', '1,200', true],
    ['-25', '−25', true],
    ['7', '+7', true],
    ['7', '7.0', true],
    ['7', '7.', true],
    ['7', '7.001', false],
    ['7', '', false],
    ['7', '-', false],
    ['7', 'seven', false],
    ['7', '7 km', false],
  ])('key %s, typed %s: %s', (key, typed, isRight) => {
    expect(isRightNumber(typed, { key, unit: '' })).toBe(isRight)
  })

  it('is rounded to the decimals that are asked for', () => {
    const numeric = { key: '0.14', unit: '', places: 2 }
    expect(isRightNumber('0.1353', numeric)).toBe(true)
    expect(isRightNumber('0.14', numeric)).toBe(true)
    expect(isRightNumber('0.13', numeric)).toBe(false)
  })
})

describe('a hard question of JEE Main and NEET', () => {
  it.each(['jee-main', 'neet'])('is never recall in one line in the paper of %s', async (id) => {
    const { questions } = await makeExamPaper({ pattern: patternOf(id), seed: 'thought' })
    const hard = questions.flatMap(({ question }) => (question.difficulty === 'hard' ? [question] : []))
    expect(hard.length).toBeGreaterThan(questions.length / 10)
    expect(
      hard.filter(({ text, generator, figure }) =>
        isOneLineRecall(generator?.type ?? '', text, figure !== undefined),
      ),
    ).toEqual([])
  })

  it.each([
    ['bank/digestion', "Brunner's glands are found in the:", true],
    ['facts/plant-examples', 'Wolffia is an example of:', true],
    ['bank/fluids', 'A body floats in water with half its volume outside. Its relative density is:', false],
    ['bank/heat-numericals', 'What is the heat needed to melt 20 g of ice at 0 °C?', false],
    ['bank/microbes-at-work', 'Match foods with microbes:\nA. Curd\nB. Bread', false],
    ['physics/power', 'Find the power of the engine.', false],
  ])('is told from recall by what it gives to work with: %s, %s', (type, text, isRecall) => {
    expect(isOneLineRecall(type, text, false)).toBe(isRecall)
  })
})
