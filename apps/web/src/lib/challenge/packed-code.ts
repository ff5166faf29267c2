import { hashName } from '@ekagra/questions/kit/random/hash'

const CHECK_LENGTH = 8

/** The most characters that a link can hold. */
export const LONGEST_CODE = 12_000

const checkOf = (kind: string, code: string): string => hashName(`${kind} ${code}`).slice(0, CHECK_LENGTH)

/** A value as one word of a link; a checksum at its end detects missing or changed characters. */
export function packCode(kind: string, value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const code = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${code}.${checkOf(kind, code)}`
}

/** Undefined for a code that was cut off or changed, or that is of another kind. */
export function unpackCode(kind: string, text: string): unknown {
  const [code = '', check] = text.split('.')
  if (text.length > LONGEST_CODE || check !== checkOf(kind, code)) return undefined
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0))))
  } catch {
    return undefined
  }
}
