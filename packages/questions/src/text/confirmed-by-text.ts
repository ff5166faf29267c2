import type { ServerQuestion } from '@ekagra/schema/question'

/** The text as one line in small letters without list marks: the form in which questions quote it. */
const inOneLine = (text: string): string =>
  text
    .replace(/-\n(?=\p{Ll})/gu, '')
    .replace(/^[ \t]*(?:[-*+•>]|\d{1,2}[.)])[ \t]+/gm, '')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

const withoutStop = (text: string): string => text.replace(/[.!]$/, '').toLowerCase()

/**
 * The options that a reader with the text at hand would choose, found without the key: there must be exactly one. Serves the
 * tests and the benchmark.
 */
export function confirmedByText({ text, options, explanation }: ServerQuestion, material: string): number[] {
  const whole = inOneLine(material)
  const says = (claim: string) => whole.includes(withoutStop(claim))
  const choose = (isRight: (option: string) => boolean) =>
    options.flatMap((option, index) => (isRight(option) ? [index] : []))
  const pair = /^Consider.*\n\nI\. (.*)\n\nII\. (.*)\n\nWhich/.exec(text)
  if (pair) {
    const [one, two] = [says(pair[1] ?? ''), says(pair[2] ?? '')]
    return [one && two ? 2 : one ? 0 : two ? 1 : 3]
  }
  if (text.startsWith('Which of the following statements')) return choose(says)
  if (text.startsWith('According to the passage, which one')) return choose((option) => !says(option))
  const inList = (label: string, description: string) =>
    [' – ', ' - ', ' — ', ': ', ' ('].some((joint) => says(`${label}${joint}${description}`))
  const [, label] = /^What does the passage say about ‘(.*)’\?$/.exec(text) ?? []
  if (label !== undefined) return choose((option) => inList(label, option))
  const [, description] = /(?:in the passage as|does the passage match with) ‘(.*)’\?$/.exec(text) ?? []
  if (description !== undefined) return choose((option) => inList(option, description))
  const [, blank] = /^Fill in the blank as per the passage:\n\n(.*)$/.exec(text) ?? []
  if (blank !== undefined) return choose((option) => says(blank.replace('______', () => option)))
  const [, subject] = /^Complete the sentence as per the passage:\n\n(.*) ______$/.exec(text) ?? []
  if (subject !== undefined) return choose((option) => says(`${subject} ${option}`))
  const quote = /: “(.*)”$/.exec(explanation)?.[1] ?? ''
  const words = (of: string) =>
    ` ${of
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return says(quote) ? choose((option) => words(quote).includes(words(option))) : []
}
