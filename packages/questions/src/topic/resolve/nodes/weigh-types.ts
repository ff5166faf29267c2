import { catalogue } from '../../../chapters/catalogue.ts'
import type { SyllabusNode } from '../../syllabus-names.ts'
import type { WeighedType } from '../topic-readings.ts'

/** The types that every group contains, each with its weight. */
export const weighTypes = (groups: readonly (readonly SyllabusNode[])[], concept?: string): WeighedType[] =>
  catalogue.flatMap((entry) => {
    const weight = groups
      .filter((group) => group.length > 0)
      .map((group) => Math.max(...group.map((node) => node.factor(entry))))
      .reduce((product, factor) => product * factor, entry.weight)
    return weight > 0 ? [{ entry, weight, ...(concept !== undefined && { concept }) }] : []
  })
