import { ages } from './ages.ts'

export const generators = {
  'arithmetic/ages': ages,
}

export const notes = () => import('./notes.ts')
