import { describe, expect, it } from 'vitest'
import type { MessageArea } from './define-messages.ts'

const modules = import.meta.glob<Record<string, unknown>>('./en/*.ts', { eager: true })

const isArea = (value: unknown): value is MessageArea<object> =>
  typeof value === 'object' && value !== null && 'english' in value && 'load' in value

/** Every area with the name of its file: a new one is found without being listed here. */
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isArea)
    .map((area) => ({ name: file.replace(/^\.\/en\/|\.ts$/g, ''), area })),
)

/**
 * Correctly the same in both languages: signs, figures, names of other products, entries that only join their
 * arguments, and English text that is sent to the server or typed into a field. A star is any position in a
 * list.
 */
const SAME_IN_BOTH = new Set([
  'admin.categories.name',
  'admin.correction.moment',
  'admin.dashboard.megabytes',
  'admin.files.size',
  'admin.reports.origin',
  'bookmarks.topicChoice',
  'categories.partName',
  'current-affairs.categoryName',
  'current-affairs.mcqs',
  'current-affairs.percent',
  'current-affairs.shortCategoryName',
  'doubt-solver.counter',
  'doubt-solver.examples.*',
  'doubt-solver.followUpContext',
  'doubt-solver.levelName',
  'doubt-solver.subjectName',
  'generation-overlay.about',
  'generation-overlay.percent',
  'guide.keys.list.*.keys.*',
  'history.analytics.number',
  'history.analytics.percent',
  'history.analytics.rank',
  'history.entry.time',
  'history.trend.percent',
  'home-sections.best.percent',
  'home-sections.weak.ring',
  'live.room.chosen',
  'mastery.noFigure',
  'menu.languageNames.en',
  'menu.share.facebook',
  'menu.share.whatsapp',
  'menu.share.x',
  'news.categoryName',
  'notes.form.placeholder',
  'notes.list.storedFile',
  'notes.making.percent',
  'notes.making.serverReason',
  'notes.tagName',
  'privacy.sections.*.id',
  'question.standIn',
  'recent-tests.time',
  'result-card.facts',
  'result-card.fileName',
  'results.stats.timeText',
  'setup.figure',
  'topic.name',
  'topic.sectionName',
  'weakness.percent',
])

/**
 * Arguments to try a function with: counts of one and of many, texts, lists, a file. None contains
 * Devanagari.
 */
const ARGUMENTS: unknown[][] = [
  [1, 1, 1, 1],
  [23, 37, 41, 53],
  ['zeta', 'kappa', 'sigma', 'omega'],
  ['zeta', 23, 37, 41],
  [23, 'kappa', 'sigma', 37],
  [['zeta', 'kappa', 'sigma'], 23],
  [['zeta', 'kappa']],
  [{ isPaged: true, parts: ['zeta'], savedAt: 1 }, 1],
  [{ isPaged: false, parts: ['zeta', 'kappa'], savedAt: 1 }, 1],
]

/** The texts of an entry: the entry itself, or its results for the arguments that it accepts. */
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

/** The texts of an area, each with its path. */
function entriesOf(words: unknown, path: string): Entry[] {
  if (typeof words !== 'object' || words === null) return [{ path, texts: textsOf(words) }]
  return Object.entries(words).flatMap(([key, value]) => entriesOf(value, `${path}.${key}`))
}

/** 'guide.list.*.keys.*' for 'guide.list.0.keys.1'. */
const anyPlace = (path: string) => path.replace(/\.\d+/g, '.*')

/** The figures and names of ARGUMENTS that a text repeats. */
const ARGUMENT = /\b(23|37|41|53|zeta|kappa|sigma|omega)\b/g
const argumentsIn = (text: unknown) => [...new Set(String(text).match(ARGUMENT))].sort()

it('finds the areas', () => {
  expect(areas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['home', 'session', 'results', 'shell']),
  )
})

describe.each(areas)('the Hindi of $name', ({ name, area }) => {
  it('is not the English text', async () => {
    expect(await area.load('hi')).not.toBe(area.english)
  })

  it('has Devanagari text for every English text, with the same figures and names', async () => {
    const hindi = new Map(entriesOf(await area.load('hi'), name).map(({ path, texts }) => [path, texts]))
    for (const { path, texts } of entriesOf(area.english, name)) {
      const pairs = texts.map((text, index) => ({ text, translated: hindi.get(path)?.[index] }))
      const understood = pairs.filter(
        ({ text, translated }) => typeof text === 'string' && text !== '' && translated !== undefined,
      )
      expect(understood, path).not.toHaveLength(0)
      for (const { text, translated } of understood) {
        expect(translated, path).toMatch(SAME_IN_BOTH.has(anyPlace(path)) ? /\S/ : /[\u0900-\u097f]/)
        expect(translated, `${path} is no HTML`).not.toMatch(/<[a-z/]|&\w+;/i)
        expect(translated, `${path} has Latin digits, as exam papers print them`).not.toMatch(/[०-९]/)
        expect(argumentsIn(translated), path).toEqual(argumentsIn(text))
      }
    }
  })
})
