import type { Figure } from '@ekagra/schema/figure'
import type { ExchangeQuestion } from '../exchange-question.ts'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Paragraphs and line ends as elements; maths as Moodle and Anki mark it. */
export const textToHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${inlineToHtml(paragraph)}</p>`)
    .join('')

/** One line or a few, without a paragraph around them. */
export const inlineToHtml = (text: string): string => escapeHtml(toMoodleMaths(text)).replaceAll('\n', '<br>')

/** $ ... $ as \( ... \). The rule is that of the screen: '$5 and $10' holds no maths. */
function toMoodleMaths(text: string): string {
  return text.replaceAll(
    /(?<!\$)\$(?![\s$])([^$\n\\]|\\(?![()]).){1,300}?(?<!\s)\$(?![\d$])/g,
    (formula) => `\\(${formula.slice(1, -1)}\\)`,
  )
}

/** What the question is asked about, then the question. */
export const questionToHtml = ({ text, figure }: ExchangeQuestion): string =>
  `${figure ? figureToHtml(figure) : ''}${textToHtml(text)}`

/** A passage or numbers as HTML. A drawing has no form in text: it travels in the comment beside the question. */
function figureToHtml(figure: Figure): string {
  switch (figure.kind) {
    case 'passage': {
      const heading = figure.title === '' ? '' : `<h4>${escapeHtml(figure.title)}</h4>`
      return wrap(
        heading + figure.paragraphs.map((paragraph) => `<p>${inlineToHtml(paragraph)}</p>`).join(''),
      )
    }
    case 'table':
      return wrap(captioned(figure) + tableToHtml(figure.columns, figure.rows))
    case 'bar':
    case 'line':
    case 'radar':
      return wrap(
        captioned(figure) +
          tableToHtml(
            ['', ...figure.series.map(({ name }) => name)],
            figure.labels.map((label, index) => [
              label,
              ...figure.series.map(({ values }) => String(values[index])),
            ]),
          ),
      )
    case 'pie':
      return wrap(
        captioned(figure) +
          tableToHtml(
            ['', ''],
            figure.labels.map((label, index) => [label, String(figure.values[index])]),
          ),
      )
    case 'mixed':
      return figure.parts.map(figureToHtml).join('')
    default:
      return ''
  }
}

const wrap = (html: string): string => `<div class="passage">${html}</div>`

const captioned = ({ title, unit }: { title: string; unit?: string | undefined }): string =>
  `<h4>${escapeHtml(unit === undefined ? title : `${title} (${unit})`)}</h4>`

const tableToHtml = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[], name: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${name}>${inlineToHtml(cell)}</${name}>`).join('')}</tr>`
  return `<table>${line(columns, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`
}
