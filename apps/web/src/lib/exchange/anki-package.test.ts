import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import openSql from 'sql.js'
import { expect, it } from 'vitest'
import { packSet } from './anki-package.ts'

/** The words of a field, as Anki shows them. */
function wordsOf(html: string | undefined): string {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  return body.textContent.replaceAll(/\\\(|\\\)/g, '$').trimEnd()
}

it('an Anki package is a sound database for another SQLite, in which every question is a note with its card, in the same order', async () => {
  const set = Array.from({ length: 300 }, (_, index) => ({
    text: `Question ${index}: is $x < ${index}$?`,
    options: ['yes', 'no', 'both', 'neither'],
    key: index % 4,
    explanation: 'Because. '.repeat(index),
    difficulty: 'easy' as const,
    topic: 'Two words',
  }))
  const sql = await openSql()
  const files = unzipSync(await packSet(sql, set, 'My set', 1_800_000_000_000))
  expect(Object.keys(files).sort()).toEqual(['collection.anki2', 'media'])
  expect(new TextDecoder().decode(files.media)).toBe('{}')

  const folder = mkdtempSync(join(tmpdir(), 'ekagra-anki-'))
  const path = join(folder, 'collection.anki2')
  writeFileSync(path, files['collection.anki2'] ?? '')
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(
      database.prepare('SELECT count(*) AS count FROM cards JOIN notes ON cards.nid = notes.id').get(),
    ).toEqual({
      count: 300,
    })
    expect(database.prepare('SELECT ver FROM col').get()).toEqual({ ver: 11 })
    const [note] = database.prepare('SELECT flds, tags FROM notes ORDER BY id LIMIT 1').all()
    expect(String(note?.flds).split('\u001F')).toEqual([
      '<p>Question 0: is \\(x &lt; 0\\)?</p>',
      '<div>A. yes</div><div>B. no</div><div>C. both</div><div>D. neither</div>',
      'A. yes',
      '',
    ])
    expect(note?.tags).toBe(' easy Two-words ')
    const { decks, models } = database.prepare('SELECT decks, models FROM col').get() ?? {}
    const [deckOf, modelOf] = [JSON.parse(String(decks)), JSON.parse(String(models))]
    // As Anki reads it: a card names its note and its deck, the note its type, and the type the names of the fields.
    const cards = database
      .prepare('SELECT did, mid, flds FROM cards JOIN notes ON nid = notes.id ORDER BY due')
      .all()
    expect(
      cards.map(({ did, mid, flds }) => {
        const texts = String(flds).split('\u001F')
        const names: { name: string }[] = modelOf[String(mid)].flds
        const field = (name: string) => texts[names.findIndex((one) => one.name === name)]
        return {
          deck: deckOf[String(did)].name,
          text: wordsOf(field('Question')),
          options: wordsOf(field('Options')),
          answer: wordsOf(field('Answer')),
          explanation: wordsOf(field('Explanation')),
        }
      }),
    ).toEqual(
      set.map(({ text, options, key, explanation }) => ({
        deck: 'My set',
        text,
        options: options.map((option, index) => `${'ABCD'[index]}. ${option}`).join(''),
        answer: `${'ABCD'[key]}. ${options[key]}`,
        explanation: explanation.trimEnd(),
      })),
    )
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
})
