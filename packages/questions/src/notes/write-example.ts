import type { ServerQuestion } from '@ekagra/schema/question'
import { asMarkdown, asMarkdownLine, markdownTable, numberedList } from './write-markdown.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const

const answerOf = ({ options, correctIndex }: ServerQuestion): string =>
  asMarkdownLine(options[correctIndex] ?? '')

/** The mistakes behind the wrong answers, as far as the generator names them. */
function wrongAnswers({ options, misconceptions = [] }: ServerQuestion): string[] {
  const rows = options.flatMap((option, index) => {
    const reason = misconceptions[index]
    return reason ? [[asMarkdownLine(option), asMarkdownLine(reason)]] : []
  })
  return rows.length === 0 ? [] : [markdownTable(['If you get', 'What happened'], rows)]
}

/** The steps without a last one that only repeats the answer, which is shown anyway. */
const stepsOf = ({ steps = [] }: ServerQuestion): string[] =>
  steps.filter((step) => !/^So the answer is\b/.test(step)).map(asMarkdownLine)

/** 'Which of these is a port?' makes no sense without its options. */
const asksAmongOptions = ({ text }: ServerQuestion): boolean => /\bof (?:these|the following)\b/i.test(text)

const writeOptions = ({ options }: ServerQuestion): string =>
  options.map((option, place) => `${LETTERS[place]}. ${asMarkdownLine(option)}`).join('  \n')

/** A question with its solution. */
export function writeExample(question: ServerQuestion, number: number, withWrongAnswers: boolean): string {
  const steps = stepsOf(question)
  const way = steps.length > 1 ? numberedList(steps) : steps.join('')
  return [
    `**Example ${number}.** ${asMarkdown(question.text)}`,
    ...(asksAmongOptions(question) ? [writeOptions(question)] : []),
    way === '' ? asMarkdown(question.explanation) : way,
    `**Answer:** ${answerOf(question)}`,
    ...(withWrongAnswers ? wrongAnswers(question) : []),
  ].join('\n\n')
}

const LONGEST_REASON = 300

/** The reason for the answer: all facts of a short list, or the last step of a calculation. */
function shortReason(question: ServerQuestion): string {
  const steps = stepsOf(question)
  const isReckoning = steps.length === question.steps?.length
  const all = steps.join(' ')
  return isReckoning || all.length > LONGEST_REASON ? (steps.at(-1) ?? '') : all
}

/** Questions to answer, followed by the key with its reasons. */
export function writeSelfTest(questions: readonly ServerQuestion[]): string {
  const asked = questions.map((question, index) =>
    [`**Question ${index + 1}.** ${asMarkdown(question.text)}`, writeOptions(question)].join('\n\n'),
  )
  const key = questions.map((question) => {
    const letter = LETTERS[question.correctIndex] ?? ''
    const reason = shortReason(question)
    return `**${letter}**, ${answerOf(question)}${reason === '' ? '' : `: ${reason}`}`
  })
  return [...asked, '**Answers**', numberedList(key)].join('\n\n')
}
