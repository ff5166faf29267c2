/** Words that are typed where others are left out, and how a book says them. In the lists, the comment of each rule is what somebody typed. */
export type LeftOut = readonly [typed: RegExp, full: string | ((...groups: string[]) => string)]

/** A number without its sign, as a part of a pattern. */
export const NUMBER = String.raw`\d+(?:\.\d+)?`

/** What is done to a ball or a card, as a part of a pattern. */
export const DRAWN = 'drawn|picked|taken|selected|chosen'
