import type { ExchangeQuestion } from '@ekagra/questions/exchange/exchange-question'
import { writeMoodleXml } from '@ekagra/questions/exchange/write/write-moodle-xml'
import { expect, it } from 'vitest'

const passage = {
  kind: 'passage' as const,
  title: 'A lift',
  paragraphs: ['A lift of 500 kg.', 'It rises & falls.'],
}
const set: ExchangeQuestion[] = [
  {
    text: 'Is $x < 3$ & "y" > 2?\nSay ]]> or -->.',
    options: ['<b>yes</b>', ']]>', 'H₂O', '&amp;'],
    key: 1,
    explanation: 'Because 2 < 3.\n\nAnd so on.',
    difficulty: 'hard',
    topic: '--> Physics',
  },
  { text: 'उत्तर क्या है?', options: ['क', 'ख', 'ग', 'घ'], key: 3, explanation: '', figure: passage },
  {
    text: 'A line\nand the next',
    options: ['1', '2', '3', '4'],
    key: 0,
    explanation: 'So.',
    figure: passage,
  },
]

/** The text of a field as Moodle stores it: the words of its `<text>`, read as HTML; the maths as we mark it. */
function textIn(question: Element, path: string): string {
  const html = new DOMParser().parseFromString(
    question.querySelector(`${path} > text`)?.textContent ?? '',
    'text/html',
  )
  for (const line of html.querySelectorAll('br')) line.replaceWith('\n')
  const paragraphs = [...html.body.querySelectorAll(':scope > p')].map(({ textContent }) => textContent)
  const text = paragraphs.length > 0 ? paragraphs.join('\n\n') : (html.body.textContent ?? '')
  return text.replaceAll(/\\\(|\\\)/g, '$')
}

it('a strict parser of XML finds in our Moodle XML what Moodle imports: the same questions, options, keys and passages', () => {
  const document = new DOMParser().parseFromString(writeMoodleXml(set), 'text/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  expect(document.documentElement.tagName).toBe('quiz')
  const questions = [...document.querySelectorAll('quiz > question[type="multichoice"]')]
  expect(
    questions.map((question) => {
      const shares = [...question.querySelectorAll(':scope > answer')].map((answer) =>
        answer.getAttribute('fraction'),
      )
      return {
        text: textIn(question, ':scope > questiontext'),
        options: shares.map((_, index) => textIn(question, `:scope > answer:nth-of-type(${index + 1})`)),
        key: shares.indexOf('100'),
        shares: shares.toSorted(),
        explanation: textIn(question, ':scope > generalfeedback'),
        single: question.querySelector('single')?.textContent,
        shuffled: question.querySelector('shuffleanswers')?.textContent,
        levels: [...question.querySelectorAll('tag > text')].map(({ textContent }) => textContent),
      }
    }),
  ).toEqual(
    set.map(({ text, options, key, explanation, difficulty }) => ({
      text,
      options,
      key,
      shares: ['0', '0', '0', '100'],
      explanation,
      single: 'true',
      shuffled: 'true',
      levels: difficulty ? [difficulty] : [],
    })),
  )
  for (const question of questions.slice(1))
    expect(question.querySelector('questiontext > text')?.textContent).toContain('It rises &amp; falls.')
})
