import { type NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import { describe, expect, it } from 'vitest'
import { catalogue, chapterIds, loadNotes } from '../chapters/catalogue.ts'
import { chapters } from '../chapters/chapters.ts'
import { conceptLists } from '../chapters/concept-lists.ts'
import { readConcepts } from '../kit/concepts.ts'
import { linesOn } from '../kit/define-notes.ts'
import { makeNotes } from './make-notes.ts'
import { nameMistakes } from './write-chapter.ts'
import { asMarkdown, asMarkdownLine } from './write-markdown.ts'

const notesOn = async (
  topic: string,
  noteType: NoteType = 'comprehensive',
  difficulty: NoteDifficulty = 'intermediate',
  seed = 'monsoon',
) =>
  makeNotes({
    topic,
    noteType,
    difficulty,
    seed,
    includeExamples: true,
    includeQuestions: noteType === 'exam',
  })

const headingsOf = (content = '') => [...content.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)

/** Detailed notes have every section but the questions; each other kind is made of a quarter of the chapters. */
const OTHER_NOTES = ['exam', 'comprehensive', 'summary', 'practical'] as const
const titles = Object.entries(chapters).map(([id, { title }], index) => ({
  id,
  title,
  noteTypes: ['detailed', OTHER_NOTES[index % 4] ?? 'exam'] as const,
}))

/** Every question of these shows a figure, so text alone gives no example. */
const FIGURES_ONLY = new Set([
  'venn-diagrams',
  'mirror-images',
  'figure-counting',
  'missing-number',
  'embedded-figures',
  'figure-series',
  'paper-folding',
  'figure-assembly',
])

describe('notes without an AI', () => {
  it.each(titles)(
    'NOTES-01 explain $title, with an example and no empty section',
    async ({ id, title, noteTypes }) => {
      for (const noteType of noteTypes) {
        const notes = await notesOn(title, noteType)
        if (!FIGURES_ONLY.has(id)) expect(notes?.content).toContain('**Example 1.**')
        expect(notes?.content.includes('**Answer:**')).toBe(notes?.content.includes('**Example 1.**'))
        expect(notes?.content.length).toBeGreaterThan(40)
        expect(notes?.content).not.toMatch(
          /\bundefined\b|\bnull\b(?! hypothesis)|\bNaN\b|\[object|^#+ *$|^- *$/m,
        )
        // Every heading is followed by its own text or by a smaller heading.
        expect(notes?.content).not.toMatch(/^(#+) .*\n\n(\1(?!#)|$)/m)
      }
    },
  )

  it('NOTES-17 have different sections for each type', async () => {
    const headings = await Promise.all(
      NoteType.options.map(async (type) => headingsOf((await notesOn('percentage', type))?.content)),
    )
    expect(headings).toEqual([
      [
        'Overview',
        'Key terms',
        'How to go about it',
        'Formulas and facts',
        'Worked examples',
        'Exam tips',
        'Common mistakes',
      ],
      ['Overview', 'Key terms', 'Formulas and facts', 'Exam tips', 'Worked examples'],
      [
        'Overview',
        'Where it is asked',
        'Key terms',
        'How to go about it',
        'Formulas and facts',
        'Worked examples',
        'Exam tips',
        'Common mistakes',
      ],
      ['How to go about it', 'Worked examples', 'Common mistakes', 'Exam tips', 'Formulas and facts'],
      [
        'Where it is asked',
        'Key terms',
        'Formulas and facts',
        'Exam tips',
        'Common mistakes',
        'Worked examples',
        'Test yourself',
      ],
    ])
  })

  it('NOTES-18 change with the difficulty: other examples, and additions for advanced learners', async () => {
    const contents = await Promise.all(
      (['beginner', 'intermediate', 'advanced'] as const).map(
        async (difficulty) => (await notesOn('trigonometry', 'detailed', difficulty))?.content ?? '',
      ),
    )
    expect(new Set(contents).size).toBe(3)
    expect(contents.map((content) => content.includes('Sums and doubles'))).toEqual([false, false, true])
    const exampleOf = (content: string) => /\*\*Example 1\.\*\* (.*)/.exec(content)?.[1]
    expect(new Set(contents.map(exampleOf)).size).toBe(3)
  })

  it('NOTES-19 NOTES-20 contain examples and questions only when requested', async () => {
    const request = { topic: 'average', noteType: 'exam', difficulty: 'beginner', seed: 's' } as const
    const with_ = await makeNotes({ ...request, includeExamples: true, includeQuestions: true })
    const without = await makeNotes({ ...request, includeExamples: false, includeQuestions: false })
    expect(with_?.content).toMatch(/\*\*Question 5\.\*\*[\s\S]*\*\*Answers\*\*/)
    expect(without?.content).not.toMatch(/Example 1|Question 1/)
  })

  it('give the key of the generator for each question of the self-test', async () => {
    const content = (await notesOn('clock', 'exam'))?.content ?? ''
    const questions = [
      ...content.matchAll(/\*\*Question \d\.\*\*.*\n\nA\. (.*) {2}\nB\. (.*) {2}\nC\. (.*) {2}\nD\. (.*)/g),
    ]
    const keys = [...content.matchAll(/^\d\. \*\*([A-D])\*\*, (.*?): /gm)]
    expect(questions).toHaveLength(5)
    expect(keys.map(([, letter = '', answer]) => [letter, answer])).toEqual(
      questions.map((options, index) => {
        const letter = keys[index]?.[1] ?? ''
        return [letter, options['ABCD'.indexOf(letter) + 1]]
      }),
    )
  })

  it('are the same for the same seed and have other examples for another', async () => {
    expect(await notesOn('boats')).toEqual(await notesOn('boats'))
    expect(await notesOn('boats')).not.toEqual(await notesOn('boats', 'comprehensive', 'intermediate', 'dry'))
  })

  it('cover the most common chapters of a subject or an exam and name the others', async () => {
    const notes = await notesOn('SSC CGL maths', 'summary')
    expect(notes?.resolvedTopic).toBe('SSC CGL Mathematics')
    expect(headingsOf(notes?.content)).toHaveLength(7)
    expect(notes?.content).toMatch(/## Also part of SSC CGL Mathematics[\s\S]*- Partnership/)
  })

  it.each(['general awareness', 'UPSC Prelims', 'history', 'SSC CGL'])(
    'stay short enough to be shown whole on %s',
    async (topic) => {
      expect((await notesOn(topic, 'detailed', 'advanced'))?.content.length).toBeLessThan(50_000)
    },
  )

  it('give examples of the requested type only', async () => {
    const notes = await notesOn('trains')
    expect(notes?.resolvedTopic).toBe('Trains')
    expect(notes?.content).toMatch(/\*\*Example 1\.\*\*.*(train|express|mail)/i)
    expect(notes?.content).not.toContain('**Example 2.**')
  })

  it('describe the one requested list when a chapter has many', async () => {
    const { lists = {} } = await loadNotes('ancient-and-medieval-history')
    const content = (await notesOn('foreign travellers', 'detailed'))?.content ?? ''
    const hold = lists['facts/travellers'] ?? '-'
    expect(content.split(hold)).toHaveLength(2)
    expect(content).toContain(`## Overview\n\n${hold}`)
    expect(content).toContain('Four to know best: Megasthenes')
    expect(content).not.toMatch(/Panipat three times|Three movements of Gandhi/)
  })

  it('say above each list how to remember it, and name the lists that do not fit', async () => {
    const { overview, lists = {} } = await loadNotes('modern-history')
    const content = (await notesOn('modern history', 'detailed'))?.content ?? ''
    expect(content).toContain(`## Overview\n\n${overview}`)
    const shown = Object.values(lists).filter((hold) => content.includes(hold))
    const rest = /ask for notes on one of these: (.*)\./.exec(content)?.[1]?.split('; ') ?? []
    expect(shown.length).toBeGreaterThan(4)
    expect(shown.length + rest.length).toBe(Object.keys(lists).length)
    // The most common questions in papers come first.
    expect(content).toContain(lists['bank/modern-history'])
    expect(rest).toContain('Newspapers of the Freedom Movement')
  })

  it('show a fact as one learns it: no part of an answer beside the whole, one year, a few of many places', async () => {
    const rowOf = async (topic: string, name: string) =>
      new RegExp(`^\\| ${name} \\| (.*?) \\|`, 'm').exec((await notesOn(topic))?.content ?? '')?.[1]
    expect(await rowOf('alloys', 'brass')).toBe('copper and zinc')
    expect(await rowOf('freedom movement', 'the founding of the Swaraj Party')).toBe('1923')
    expect(await rowOf('tribes', 'Bhil')).toBe('Rajasthan; Madhya Pradesh; Gujarat; Maharashtra and others')
    expect(await rowOf('mountain passes', 'Zoji La')).toBe('Ladakh; Jammu and Kashmir')
  })

  it.each(['defence', 'places', 'awards', 'puzzle'])(
    'say an answer on %s once, and show the options that a question chooses among',
    async (topic) => {
      const content = (await notesOn(topic, 'exam', 'beginner'))?.content ?? ''
      expect(content).not.toContain('So the answer is')
      const examples = content.split('**Example ').slice(1)
      const among = examples.filter((example) => /^\d\.\*\* .*of these/.test(example))
      for (const example of among) expect(example).toMatch(/\n\nA\. .*\nB\. .*\nC\. .*\nD\. /)
    },
  )

  it('show a long list from end to end, common rows before rare ones, and say how much is shown', async () => {
    const whole = (await notesOn('modern history', 'comprehensive', 'advanced'))?.content ?? ''
    expect(whole).toMatch(/\| the Revolt that began at Meerut \| 1857[\s\S]*\| 194[67] \|/)
    expect(whole).toContain('*27 facts of 59.*')
    const alone = (await notesOn('viceroys', 'comprehensive', 'beginner'))?.content ?? ''
    expect(alone).toMatch(/Warren Hastings \|[\s\S]*Lord Mountbatten \|/)
    expect(alone).not.toContain('| Lord Elgin II |')
  })

  it('say when facts that can change were last checked', async () => {
    expect((await notesOn('ports of india'))?.content).toMatch(/\*.*True as of June 2024\.\*/)
    expect((await notesOn('vitamins'))?.content).not.toContain('True as of')
  })

  it.each(['qqqq zzzz', '', 'the history of percentages in Rome', '<script>alert(1)</script>'])(
    'are refused for %j, which the engine does not know',
    async (topic) => {
      expect(await notesOn(topic)).toBeNull()
    },
  )

  it.each(chapterIds)('of %s have a section for every concept of the chapter, or none', async (id) => {
    const { sections = [] } = await loadNotes(id)
    const concepts = readConcepts(conceptLists[id] ?? '').map((concept) => concept.id)
    const explained = sections.flatMap(({ on }) => on)
    expect(explained.toSorted()).toEqual(sections.length === 0 ? [] : concepts.toSorted())
    for (const { title, text } of sections) {
      expect(title).not.toBe('')
      expect(text.length).toBeGreaterThan(60)
    }
  })

  it('explain a concept in its own section, and the whole chapter concept by concept', async () => {
    const { sections = [] } = await loadNotes('rotational-motion')
    const whole = headingsOf((await notesOn('rotational motion'))?.content)
    const first = whole.indexOf(sections[0]?.title ?? '')
    expect(whole.slice(first, first + sections.length)).toEqual(sections.map(({ title }) => title))
    const narrow = headingsOf((await notesOn('torque'))?.content)
    expect(narrow).toContain('Torque')
    expect(narrow).not.toContain('Rolling without slipping')
    expect(headingsOf((await notesOn('rotational motion', 'summary'))?.content)).not.toContain('Torque')
  })

  it('do not print the questions of a chapter that explains its concepts', async () => {
    const content = (await notesOn('organic chemistry', 'detailed'))?.content ?? ''
    expect(content).toContain('## IUPAC nomenclature')
    expect(content).not.toContain('| What is asked | Answer | Why |')
  })

  it('show the questions of a written bank, hard ones for advanced learners only', async () => {
    const rows = async (difficulty: NoteDifficulty) =>
      ((await notesOn('decision making', 'comprehensive', difficulty))?.content ?? '').split('\n| ').length
    expect(await rows('beginner')).toBeGreaterThan(8)
    expect(await rows('advanced')).toBeGreaterThan(await rows('beginner'))
  })

  it('show the facts of a table, common ones first', async () => {
    const rows = async (difficulty: NoteDifficulty) =>
      ((await notesOn('important days', 'summary', difficulty))?.content ?? '').split('\n| ').length
    expect(await notesOn('important days', 'detailed', 'beginner')).toMatchObject({
      content: expect.stringMatching(/\n\| [^|]+ \| \d+ [A-Z][a-z]+ \|/),
    })
    expect(await rows('advanced')).toBeGreaterThanOrEqual(await rows('beginner'))
  })
})

describe('the notes of chapters', () => {
  /** Chapters with many lists of facts, and the types of question on them. */
  const many = catalogue
    .filter(({ subjectId }) => subjectId === 'general-awareness')
    .map(({ chapterId: id }) => ({ id, types: Object.keys(chapters[id].types) }))
    .filter(({ id, types }, at, all) => types.length > 1 && all.findIndex((other) => other.id === id) === at)

  it.each(chapterIds)('%s: is whole', async (id) => {
    const { overview, method, tables, tips, mistakes, advanced, lists = {} } = await loadNotes(id)
    expect(overview.length).toBeGreaterThan(80)
    for (const list of [method, tables, tips, mistakes]) expect(list.length).toBeGreaterThanOrEqual(1)
    for (const { columns, rows } of tables) {
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
    }
    const text = JSON.stringify({ overview, method, tables, tips, mistakes, advanced, lists })
    expect((text.match(/\$/g)?.length ?? 0) % 2).toBe(0)
  })

  it.each(many)('$id: says how to remember each of its lists, and no others', async ({ id, types }) => {
    const { lists = {}, method, tables, tips, mistakes, advanced } = await loadNotes(id)
    expect(Object.keys(lists).sort()).toEqual([...types].sort())
    const named = [...method, ...tables, ...tips, ...mistakes, ...advanced].flatMap((line) =>
      typeof line === 'string' ? [] : (line.of ?? []),
    )
    expect(named.filter((type) => !types.includes(type))).toEqual([])
    // A note on one list alone still has a tip and a mistake.
    for (const type of types) {
      expect(linesOn(tips, [type]).length, type).toBeGreaterThan(0)
      expect(linesOn(mistakes, [type]).length, type).toBeGreaterThan(0)
    }
  })
})

describe('the text of a question as markdown', () => {
  it.each([
    ['3 * 4 * 5 and a_b_c', '3 \\* 4 \\* 5 and a\\_b\\_c'],
    ['$a_1 * b_1$ and *', '$a_1 * b_1$ and \\*'],
    ['A # B\n1. One\n- two', 'A \\# B  \n1\\. One  \n\\- two'],
    ['If x < y & z', 'If x \\< y & z'],
    ['[H⁺] = 10⁻⁴', '[H⁺] = 10⁻⁴'],
    ['a &lt; b', 'a &amp;lt; b'],
  ])('writes %j as %j', (text, markdown) => {
    expect(asMarkdown(text)).toBe(markdown)
  })

  it('fits a cell of a table', () => {
    expect(asMarkdownLine('a | b\nc')).toBe('a \\| b c')
  })
})

it('names a mistake once, and only if it is not about the numbers of one question', () => {
  const question = {
    id: 'q',
    text: '?',
    options: ['1', '2', '3', '4'] as [string, string, string, string],
    correctIndex: 0,
    explanation: '',
    difficulty: 'easy',
    trust: 'computed',
    misconceptions: [null, 'the outlet was left out', 'that is the speed of Asha', '20 was used'],
  } as const
  expect(nameMistakes([{ ...question, misconceptions: [...question.misconceptions] }])).toEqual([
    'The outlet was left out.',
  ])
})
