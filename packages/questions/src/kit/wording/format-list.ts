import type { ValueInput } from '../values/value.ts'
import { type Message, say } from './say.ts'

/** '36, 48 and 60' */
export function formatList(items: readonly ValueInput[]): Message {
  const [last = '', ...others] = [...items].reverse()
  const [first, ...rest] = others.reverse()
  if (first === undefined) return say`${last}`
  return say`${rest.reduce<Message>((list, item) => say`${list}, ${item}`, say`${first}`)} and ${last}`
}

/** '36, 48, 60' */
export function joinValues([first, ...rest]: readonly ValueInput[]): Message {
  return rest.reduce<Message>((list, item) => say`${list}, ${item}`, say`${first ?? ''}`)
}
