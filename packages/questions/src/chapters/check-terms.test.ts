import { describe, expect, it } from 'vitest'
import { readConcepts } from '../kit/concepts.ts'
import { chapterIds, loadNotes } from './catalogue.ts'
import { conceptLists } from './concept-lists.ts'

/** A definition, not a chapter of a book. */
const LONGEST = 420
const SHORTEST = 40

describe('the terms of a chapter', () => {
  it.each(chapterIds)('belong to a concept and say in whole sentences what they mean: %s', async (id) => {
    const { terms = [] } = await loadNotes(id)
    const concepts = new Set(readConcepts(conceptLists[id] ?? '').map((concept) => concept.id))
    const problems = terms.flatMap(({ concept, names, meaning }) => {
      const [name = ''] = names
      return [
        ...(concepts.has(concept) ? [] : [`${name}: '${concept}' is no concept of the chapter`]),
        ...(names.every((one) => one !== '') ? [] : [`${name}: a name is empty`]),
        ...(meaning.length >= SHORTEST && meaning.length <= LONGEST
          ? []
          : [`${name}: ${meaning.length} characters`]),
        ...(/^[\p{L}\p{N}$‘'"]/u.test(meaning) && /[.)$'’]$/.test(meaning)
          ? []
          : [`${name}: not a whole sentence`]),
        ...((meaning.match(/\$/g)?.length ?? 0) % 2 === 0 ? [] : [`${name}: maths that does not end`]),
      ]
    })
    expect(problems).toEqual([])
    const names = terms.flatMap((term) => [...new Set(term.names.map((name) => name.toLowerCase()))])
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
})
