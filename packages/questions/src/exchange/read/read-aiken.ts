import type { ReadQuestion } from '../exchange-question.ts'
import { labelIndex } from '../labels.ts'

const OPTION = /^([A-Z])[.)]\s+(\S.*)$/
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/i

/** Moodle's Aiken format: a question, options 'A. ...', then 'ANSWER: B'. */
export function readAiken(lines: readonly string[]): ReadQuestion[] {
  const questions: ReadQuestion[] = []
  let [text, options, row]: [string[], string[], number] = [[], [], 0]
  lines.forEach((line, index) => {
    const trimmed = line.trim()
    const answer = ANSWER.exec(trimmed)
    const option = OPTION.exec(trimmed)
    if (answer?.[1]) {
      questions.push({
        row,
        text: text.join('\n'),
        options,
        key: labelIndex(answer[1]) ?? -1,
        explanation: '',
      })
      ;[text, options] = [[], []]
    } else if (option?.[2] && text.length > 0 && labelIndex(option[1] ?? '') === options.length) {
      options.push(option[2])
    } else if (options.length > 0 && trimmed !== '') {
      // Without an ANSWER line, or a line of an option that goes on.
      options[options.length - 1] += ` ${trimmed}`
    } else if (trimmed !== '') {
      if (text.length === 0) row = index + 1
      text.push(trimmed)
    }
  })
  if (text.length > 0) questions.push({ row, text: text.join('\n'), options, key: null, explanation: '' })
  return questions
}

/** Whether a text has answers as Aiken writes them. */
export const looksLikeAiken = (lines: readonly string[]): boolean =>
  lines.some((line) => /^ANSWER:\s*[A-Z]\s*$/.test(line.trim())) &&
  lines.some((line) => OPTION.test(line.trim()))
