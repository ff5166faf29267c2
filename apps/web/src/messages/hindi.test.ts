import { describe, expect, it } from 'vitest'
import type { MessageArea } from './define-messages.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })

const isArea = (value: unknown): value is MessageArea<object> =>
  typeof value === 'object' && value !== null && 'english' in value && 'load' in value

/** Every area there is, under the name of its file: a new one is seen without being named here. */
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isArea)
    .map((area) => ({ name: file.replace(/^\.\/|\.ts$/g, ''), area })),
)

/** Areas whose Hindi is still being written. */
const WAITING = new Set([
  'admin',
  'categories',
  'current-affairs',
  'doubt-solver',
  'files',
  'guide',
  'help',
  'markdown',
  'news',
  'not-found',
  'notes',
  'privacy',
  'report',
  'transfer',
])

/** Rightly the same in both languages: signs, figures, names of others, and what only joins its arguments. */
const SAME_IN_BOTH = new Set([
  'bookmarks.topicChoice',
  'generation-overlay.about',
  'generation-overlay.percent',
  'history.analytics.number',
  'history.analytics.percent',
  'history.analytics.rank',
  'history.trend.percent',
  'home-more.best.percent',
  'home-more.weak.ring',
  'mastery.noFigure',
  'menu.languageNames.en',
  'menu.share.facebook',
  'menu.share.whatsapp',
  'menu.share.x',
  'result-card.facts',
  'result-card.fileName',
  'weakness.percent',
])

/** Arguments to try a function with: counts of one and of many, texts, lists. None has a letter of Devanagari. */
const ARGUMENTS: unknown[][] = [
  [1, 1, 1, 1],
  [23, 37, 41, 53],
  ['zeta', 'kappa', 'sigma', 'omega'],
  ['zeta', 23, 37, 41],
  [23, 'kappa', 'sigma', 37],
  [['zeta', 'kappa', 'sigma'], 23],
  [['zeta', 'kappa']],
]

/** What an entry says: itself, or what it answers to the arguments that it understands. */
function textsOf(entry: unknown): unknown[] {
  if (typeof entry !== 'function') return [entry]
  return ARGUMENTS.map((sample) => {
    try {
      return Reflect.apply(entry, undefined, sample)
    } catch {
      return undefined
    }
  })
}

interface Entry {
  path: string
  texts: unknown[]
}

/** The texts of an area, each under its path. */
function entriesOf(words: unknown, path: string): Entry[] {
  if (typeof words !== 'object' || words === null) return [{ path, texts: textsOf(words) }]
  return Object.entries(words).flatMap(([key, value]) => entriesOf(value, `${path}.${key}`))
}

/** The figures and names of ARGUMENTS that a text repeats. */
const ARGUMENT = /\b(23|37|41|53|zeta|kappa|sigma|omega)\b/g
const argumentsIn = (text: unknown) => [...new Set(String(text).match(ARGUMENT))].sort()

it('every area is found', () => {
  expect(areas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['home', 'session', 'results', 'shell']),
  )
})

describe.each(areas.filter(({ name }) => !WAITING.has(name)))('the Hindi of $name', ({ name, area }) => {
  it('is a translation of its own', async () => {
    expect(await area.load('hi')).not.toBe(area.english)
  })

  it('says something in Devanagari wherever the English says something, of the same figures and names', async () => {
    const hindi = new Map(entriesOf(await area.load('hi'), name).map(({ path, texts }) => [path, texts]))
    for (const { path, texts } of entriesOf(area.english, name)) {
      const pairs = texts.map((text, index) => ({ text, translated: hindi.get(path)?.[index] }))
      const understood = pairs.filter(({ text }) => text !== undefined && text !== '')
      expect(understood, path).not.toHaveLength(0)
      for (const { text, translated } of understood) {
        expect(translated, path).toMatch(SAME_IN_BOTH.has(path) ? /\S/ : /[\u0900-\u097f]/)
        expect(translated, `${path} is no HTML`).not.toMatch(/<[a-z/]|&\w+;/i)
        expect(translated, `${path} has Latin digits, as exam papers print them`).not.toMatch(/[०-९]/)
        expect(argumentsIn(translated), path).toEqual(argumentsIn(text))
      }
    }
  })
})

it('nothing waits for Hindi that has it already', async () => {
  for (const { name, area } of areas) {
    if (WAITING.has(name)) expect(await area.load('hi'), name).toBe(area.english)
  }
})
