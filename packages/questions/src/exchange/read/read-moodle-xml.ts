import { shorten } from '../clean-text.ts'
import type { ImportProblem, ReadQuestion } from '../exchange-question.ts'
import { readExtras } from '../extras.ts'
import { type Passage, passageOf } from '../passage.ts'
import { hasPicture, htmlToText, splitPassage } from './html-text.ts'
import { childNamed, childrenNamed, descendants, type Element, textOf } from './xml-tree.ts'

/** Moodle XML: `<quiz>` with questions of type multichoice. A description is the shared text of the questions after it. */
export function readMoodleXml(quiz: Element): { questions: ReadQuestion[]; problems: ImportProblem[] } {
  const questions: ReadQuestion[] = []
  const problems: ImportProblem[] = []
  let [topic, shared, row]: [string | undefined, Passage | undefined, number] = [undefined, undefined, 0]
  for (const element of childrenNamed(quiz, 'question')) {
    const kind = element.attributes.type ?? ''
    if (kind === 'category') {
      topic = lastName(htmlIn(element, 'category'))
      shared = undefined
      continue
    }
    const html = htmlIn(element, 'questiontext')
    if (kind === 'description') {
      shared = passageOf(htmlToText(html), htmlToText(htmlIn(element, 'name')))
      continue
    }
    row += 1
    const { text, passage } = splitPassage(html)
    if (kind !== 'multichoice') {
      problems.push({ row, kind: 'not-a-choice', detail: shorten(text) })
      continue
    }
    const answers = childrenNamed(element, 'answer')
    const shares = answers.map(({ attributes }) => Number(attributes.fraction ?? 0))
    const keys = shares.flatMap((share, index) => (share >= 100 ? [index] : []))
    if (keys.length > 1 || shares.some((share) => share > 0 && share < 100)) {
      problems.push({ row, kind: 'many-keys', detail: shorten(text) })
      continue
    }
    if (hasPicture(html) || descendants(element, 'file').length > 0)
      problems.push({ row, kind: 'picture-left-out', detail: shorten(text) })
    const key = keys[0] ?? null
    const right = key === null ? undefined : answers[key]
    const extras = element.comments.map(readExtras).find((found) => Object.keys(found).length > 0) ?? {}
    const figure = extras.figure ?? passage ?? shared
    questions.push({
      row,
      text,
      options: answers.map((answer) => htmlToText(textIn(answer))),
      key,
      explanation:
        htmlToText(htmlIn(element, 'generalfeedback')) ||
        (right ? htmlToText(htmlIn(right, 'feedback')) : ''),
      ...(topic !== undefined && { topic }),
      ...extras,
      ...(figure && { figure }),
    })
  }
  return { questions, problems }
}

/** What is in `<text>`; some programs leave that element out. */
const textIn = (element: Element): string => {
  const inner = childNamed(element, 'text')
  return textOf(inner ?? element)
}

const htmlIn = (element: Element, name: string): string => {
  const child = childNamed(element, name)
  return child ? textIn(child) : ''
}

/** 'top/Course/History' -> 'History'. */
const lastName = (path: string): string | undefined => {
  const name = htmlToText(path).split('/').at(-1)?.trim()
  return name === undefined || name === '' || name === 'top' ? undefined : name
}
