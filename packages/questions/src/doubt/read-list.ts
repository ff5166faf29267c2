import Fraction from 'fraction.js'
import type { Exact } from '../kit/values/exact.ts'

/** '12, 18 and 24' or '12,18,24'; null when a comma could also group digits ('12,180 and 40'). */
export function readList(text: string): Exact[] | null {
  const trimmed = text.trim().replace(/^\(|\)$/g, '')
  const isTight = /\d,\d/.test(trimmed)
  const isPlainList = /^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)+$/.test(trimmed)
  if (isTight && !isPlainList && /\d,\d{3}(?!\d)/.test(trimmed)) return null
  // '12,180' alone could be one number.
  if (isPlainList && trimmed.split(',').length === 2 && /,\d{3}$/.test(trimmed)) return null
  const parts = trimmed.split(/\s*(?:,\s*and\b|,|\band\b|&|;)\s*|\s+/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 30) return null
  return parts.every((part) => /^-?\d+(?:\.\d+)?$/.test(part))
    ? parts.map((part) => new Fraction(part))
    : null
}
