/** Four 32-bit words from a text, the same in every JavaScript engine: only 32-bit integer arithmetic is used. */
export function hash(text: string): readonly [number, number, number, number] {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  let c = 0xc2b2ae35
  let d = 0x27d4eb2f
  for (let position = 0; position < text.length; position++) {
    const unit = text.charCodeAt(position)
    a = Math.imul(a ^ unit, 0x597399a7) ^ (b >>> 15)
    b = Math.imul(b ^ unit, 0x2c9277b5) ^ (c >>> 13)
    c = Math.imul(c ^ unit, 0x38b34ae5) ^ (d >>> 16)
    d = Math.imul(d ^ unit, 0x1b873593) ^ (a >>> 14)
  }
  // Every word must depend on every other, or similar texts would share words.
  a = scramble(a ^ text.length)
  b = scramble(b ^ a)
  c = scramble(c ^ b)
  d = scramble(d ^ c)
  a = scramble(a ^ d)
  return [a, scramble(b ^ a), c, d]
}

/** A short name for a text, for identifiers: about 100 bits in base 36. */
export const hashName = (text: string): string =>
  hash(text)
    .map((word) => (word >>> 0).toString(36).padStart(7, '0'))
    .join('')
    .slice(0, 20)

function scramble(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
