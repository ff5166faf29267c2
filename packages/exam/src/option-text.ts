import { isRecord } from './is-record.ts'

/** Stands for an option that cannot be read; stored and compared as it is, translated by the screen. */
export const OPTION_TEXT_UNAVAILABLE = 'Option text unavailable'

const readable = (value: unknown): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The text of an option that may be a string, or an object with `text` or `value`. */
export const optionText = (option: unknown): string => {
  const texts = isRecord(option) ? [option.text, option.value] : [option]
  return texts.map(readable).find((text) => text !== undefined) ?? OPTION_TEXT_UNAVAILABLE
}

/** 0 is A, 1 is B and so on. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index)
