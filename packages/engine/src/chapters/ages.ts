import { ages } from '../generators/arithmetic/ages.ts'

export const generators = {
  'arithmetic/ages': ages,
}
