import type { Locale } from './locale.ts'

const numbers = new Intl.NumberFormat('en-IN')

/** Figures with Indian grouping, 1,24,386, in Latin digits in every language, as in exam papers. */
export const formatNumber = (value: number) => numbers.format(value)

const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  hi: new Intl.PluralRules('hi'),
}

/** 'question' or 'questions': English and Hindi have only the plural forms `one` and `other`. */
export function plural(locale: Locale, count: number, one: string, other: string): string {
  return rules[locale].select(count) === 'one' ? one : other
}

/** '1 question', '1,24,386 questions'. */
export const countOf = (locale: Locale, count: number, one: string, other: string) =>
  `${formatNumber(count)} ${plural(locale, count, one, other)}`
