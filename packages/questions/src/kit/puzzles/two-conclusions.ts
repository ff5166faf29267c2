import { type Message, say } from '../wording/say.ts'

/** A conclusion in words, and whether it follows. */
export interface Judged {
  text: string
  follows: boolean
}

const VERDICTS = [
  { text: 'Only I follows', first: true, second: false },
  { text: 'Only II follows', first: false, second: true },
  { text: 'Both I and II follow', first: true, second: true },
  { text: 'Neither I nor II follows', first: false, second: false },
] as const

export const verdict = (first: boolean, second: boolean): string =>
  VERDICTS.find((one) => one.first === first && one.second === second)?.text ?? ''

/** The three other verdicts, each with the conclusion that it judges wrongly. */
export const wrongVerdicts = (one: Judged, two: Judged): { value: string; because: Message }[] =>
  VERDICTS.filter(({ first, second }) => first !== one.follows || second !== two.follows).map(
    ({ text, first }) => ({
      value: text,
      because: first !== one.follows ? complain('I', one) : complain('II', two),
    }),
  )

const complain = (name: string, { text, follows }: Judged): Message =>
  follows
    ? say`conclusion ${name} does follow: ${text}`
    : say`conclusion ${name} does not follow: what is given leaves it open or excludes it`
