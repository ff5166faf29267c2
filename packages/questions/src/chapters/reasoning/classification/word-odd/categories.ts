import { natureCategories } from './categories-nature.ts'
import { worldCategories } from './categories-world.ts'
import type { Category } from './category.ts'

const tables: readonly Category[] = [...natureCategories, ...worldCategories]

/** Each category with the words of all narrower ones. */
export const categories: readonly Category[] = tables.map((category) => ({
  ...category,
  words: [...new Set([...category.words, ...narrower(category.name).flatMap(({ words }) => words)])],
}))

function narrower(name: string): Category[] {
  return tables.filter(({ within }) => within === name).flatMap((one) => [one, ...narrower(one.name)])
}

/** In lower case, so that Mercury the planet and mercury the metal are one word. */
const members = categories.map(({ words }) => new Set(words.map((word) => word.toLowerCase())))

/**
 * Every word that some category separates from the others: only this word is in it, or only this word is not. A
 * fair question has exactly one.
 */
export function setApart(words: readonly string[]): string[] {
  const found = members.flatMap((category) => {
    const inside = words.filter((word) => category.has(word.toLowerCase()))
    if (inside.length === 1) return inside
    if (inside.length === words.length - 1) return words.filter((word) => !inside.includes(word))
    return []
  })
  return [...new Set(found)]
}
