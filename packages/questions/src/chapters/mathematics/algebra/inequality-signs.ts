export type Sign = '<' | '≤' | '>' | '≥'

export const holds = (left: number, sign: Sign, right: number): boolean =>
  sign === '<' ? left < right : sign === '≤' ? left <= right : sign === '>' ? left > right : left >= right

export const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '≤': '≥', '>': '<', '≥': '≤' }
export const TEX: Readonly<Record<Sign, string>> = { '<': '<', '≤': '\\le', '>': '>', '≥': '\\ge' }
