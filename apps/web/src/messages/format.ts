import type { Locale } from './locale.ts'
import { once } from './once.ts'

const numbers = once((language: 'en-IN') => new Intl.NumberFormat(language))

/** '124386' as 1,24,386. Without a formatter of the browser, which takes a slow phone 100 ms to make. */
export const groupDigits = (digits: string) => digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,')

/** Figures with Indian grouping, in Latin digits in every language, as in exam papers. */
export const formatNumber = (value: number) =>
  Number.isSafeInteger(value) && value >= 0 ? groupDigits(`${value}`) : numbers('en-IN').format(value)

/** 'question' or 'questions': English has the form `one` for 1 only, Hindi for everything from 0 to 1. */
export function plural(locale: Locale, count: number, one: string, other: string): string {
  const isOne = locale === 'hi' ? count >= 0 && count <= 1 : count === 1
  return isOne ? one : other
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
