import { describe, expect, it } from 'vitest'
import { plainName } from './reading/plain-words.ts'
import { syllabusNodes } from './syllabus-names.ts'

describe('the names of the syllabus', () => {
  // 'interest' may mean simple and compound interest, but no title may be the name of something else.
  it.each(['exam', 'subject', 'chapter', 'type'] as const)(
    'leave the title of every %s to itself',
    (kind) => {
      const nodes = syllabusNodes.filter((node) => node.kind === kind)
      const mixedUp = nodes.flatMap(({ title }) => {
        const name = plainName(title)
        return nodes
          .filter((node) => node.title !== title && node.names.has(name))
          .map((node) => `${title}: ${node.title}`)
      })
      expect(mixedUp).toEqual([])
      expect(new Set(nodes.map(({ title }) => title)).size).toBe(nodes.length)
    },
  )
})
