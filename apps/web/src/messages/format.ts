import type { Locale } from './locale.ts'
import { once } from './once.ts'

const numbers = once((language: 'en-IN') => new Intl.NumberFormat(language))

/** Figures with Indian grouping, 1,24,386, in Latin digits in every language, as in exam papers. */
export const formatNumber = (value: number) =>
  // Below a thousand there is nothing to group, and no formatter is made for it.
  Number.isInteger(value) && value >= 0 && value < 1000 ? `${value}` : numbers('en-IN').format(value)

const rules = once((locale: Locale) => new Intl.PluralRules(locale))

/** 'question' or 'questions': English and Hindi have only the plural forms `one` and `other`. */
export function plural(locale: Locale, count: number, one: string, other: string): string {
  return rules(locale).select(count) === 'one' ? one : other
}

/** '1 question', '1,24,386 questions'. */
export const countOf = (locale: Locale, count: number, one: string, other: string) =>
  `${formatNumber(count)} ${plural(locale, count, one, other)}`

/** '640 bytes', '12 KB', '3.4 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${formatNumber(Math.round(kilobytes))} KB`
  return `${formatNumber(Math.round(kilobytes / 102.4) / 10)} MB`
}
