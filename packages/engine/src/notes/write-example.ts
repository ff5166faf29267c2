import type { ServerQuestion } from '@ekagra/schema/question'
import { asMarkdown, asMarkdownLine, markdownTable, numberedList } from './as-markdown.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const

const answerOf = ({ options, correctIndex }: ServerQuestion): string =>
  asMarkdownLine(options[correctIndex] ?? '')

/** Where wrong answers come from, as far as the generator names it. */
function wrongAnswers({ options, misconceptions = [] }: ServerQuestion): string[] {
  const rows = options.flatMap((option, index) => {
    const reason = misconceptions[index]
    return reason ? [[asMarkdownLine(option), asMarkdownLine(reason)]] : []
  })
  return rows.length === 0 ? [] : [markdownTable(['If you get', 'What happened'], rows)]
}

/** A question with the way to its answer. */
export function writeExample(question: ServerQuestion, number: number, withWrongAnswers: boolean): string {
  const steps = (question.steps ?? []).map(asMarkdownLine)
  const way = steps.length > 1 ? numberedList(steps) : steps.join('')
  return [
    `**Example ${number}.** ${asMarkdown(question.text)}`,
    way === '' ? asMarkdown(question.explanation) : way,
    `**Answer:** ${answerOf(question)}`,
    ...(withWrongAnswers ? wrongAnswers(question) : []),
  ].join('\n\n')
}

/** Questions to answer, and below them the key with the last step to it. */
export function writeSelfTest(questions: readonly ServerQuestion[]): string {
  const asked = questions.map(({ text, options }, index) =>
    [
      `**Question ${index + 1}.** ${asMarkdown(text)}`,
      options.map((option, place) => `${LETTERS[place]}. ${asMarkdownLine(option)}`).join('  \n'),
    ].join('\n\n'),
  )
  const key = questions.map((question) => {
    const letter = LETTERS[question.correctIndex] ?? ''
    const last = question.steps?.at(-1)
    return `**${letter}**, ${answerOf(question)}${last === undefined ? '' : `: ${asMarkdownLine(last)}`}`
  })
  return [...asked, '**Answers**', numberedList(key)].join('\n\n')
}
