import type { ValueInput } from '../values/value.ts'
import { formatValue } from './format-value.ts'

/**
 * A sentence with its values kept separate: another language replaces `template` ('A train ⟦0⟧ long...') and keeps the
 * values, so that a translation is a table of texts and no generator changes.
 */
export interface Message {
  kind: 'message'
  template: string
  values: readonly (ValueInput | Message)[]
}

export type Text = string | Message

/** say`A sum of ${money(12500)} is lent for ${quantity(3, 'year')}` -> 'A sum of ₹12,500 is lent for 3 years' */
export const say = (strings: TemplateStringsArray, ...values: (ValueInput | Message)[]): Message => ({
  kind: 'message',
  template: strings.raw.reduce((text, part, index) => `${text}⟦${index - 1}⟧${part}`),
  values,
})

/** latex`\frac{${a}}{${b}}` -> '$\frac{3}{4}$': numbers stay ungrouped, backslashes stay as written. */
export const latex = (strings: TemplateStringsArray, ...values: (number | string | bigint)[]): string =>
  `$${String.raw(strings, ...values)}$`

/** Sentences joined by a space. */
export const sentences = (...texts: Text[]): Message => ({
  kind: 'message',
  template: texts.map((_, index) => `⟦${index}⟧`).join(' '),
  values: texts,
})

/** In English when a template has no translation. */
export function render(
  text: Text,
  translate: (template: string) => string | undefined = () => undefined,
): string {
  if (typeof text === 'string') return text
  const template = translate(text.template) ?? text.template
  if (text.values.length === 0) return template
  // Each piece after the first begins with the number of a value: '0⟧ long'.
  const [start = '', ...pieces] = template.split('⟦')
  return pieces.reduce((said, piece) => {
    const end = piece.indexOf('⟧')
    const value = text.values[Number(piece.slice(0, end))]
    if (end < 1 || value === undefined) return `${said}⟦${piece}`
    return said + (isMessage(value) ? render(value, translate) : formatValue(value)) + piece.slice(end + 1)
  }, start)
}

export const isMessage = (value: ValueInput | Message): value is Message =>
  (value as { kind?: unknown }).kind === 'message'

/**
 * A text with its values blanked: two questions of one pattern differ only in numbers and names. In plain text, figures,
 * quotations and capitalised words after the first one are blanked.
 */
export function patternOf(text: Text): string {
  if (typeof text !== 'string')
    return text.template.replace(/⟦(\d+)⟧/g, (_, index: string) => {
      const value = text.values[Number(index)]
      return value !== undefined && isMessage(value) ? patternOf(value) : '_'
    })
  return text
    .replace(/'[^']*'|"[^"]*"|“[^”]*”/g, '_')
    .replace(/(?<=\S\s)(?:the |of |and )?\p{Lu}[\p{L}\p{M}’'-]*/gu, '_')
    .replace(/\p{N}[\p{N},.]*/gu, '_')
    .replace(/_(?:[\s,;]+_)+/g, '_')
}
