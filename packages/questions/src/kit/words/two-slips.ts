import { type Message, say } from '../wording/say.ts'

/** One way in which a code can go wrong. */
export interface Slip {
  change(code: string): string
  because: Message
}

/**
 * Three wrong codes: with the one slip, with the other, and with both. Each part of the code is right in two of the four
 * options, so that no single letter decides, and no option is more like the others than the rest.
 */
export const twoSlips = (code: string, one: Slip, other: Slip): { value: string; because: Message }[] => [
  { value: one.change(code), because: one.because },
  { value: other.change(code), because: other.because },
  { value: other.change(one.change(code)), because: say`${one.because}, and ${other.because}` },
]
