import { CODE_LENGTH, CODE_LETTERS } from '@ekagra/schema/live-quiz'

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** The code in what was typed or pasted, such as ' kmr-t42 ' or the whole link; undefined when there is none. */
export function readCode(typed: string): string | undefined {
  const last = typed.trim().split('/').at(-1) ?? ''
  const code = last.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return CODE.test(code) ? code : undefined
}
