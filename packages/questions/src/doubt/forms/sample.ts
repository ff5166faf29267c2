import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Given } from '../../kit/define-generator.ts'

/** A draw, cut into what is said and the slots between. */
export interface Sample {
  text: string
  written: string
  parts: string[]
  slots: string[]
  leaves: Map<string, Given>
  given: Given
  /** Whether these facts lead to the answer of the draw. */
  leadsToAnswer(facts: Given): boolean
  /** How the answer is written: its unit and its places. */
  unit: string
  level: Difficulty
  seed: string
}
