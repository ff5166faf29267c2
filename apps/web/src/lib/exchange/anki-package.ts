import type { ExchangeQuestion } from '@ekagra/questions/exchange/exchange-question'
import { ANKI_SCHEMA, ankiDeckName, ankiRows } from '@ekagra/questions/exchange/write/anki-notes'
import { strToU8, zip } from 'fflate'
import openSql, { type SqlJsStatic } from 'sql.js'
import sqlAddress from 'sql.js/dist/sql-wasm-browser.wasm?url'

/** An Anki package: a zip with an SQLite database, which an SQLite of WebAssembly writes in this browser. */
export const writeAnkiPackage = async (
  set: readonly ExchangeQuestion[],
  name: string,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  packSet(await openSql({ locateFile: () => sqlAddress }), set, name, now)

export async function packSet(
  sql: SqlJsStatic,
  set: readonly ExchangeQuestion[],
  name: string,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const database = new sql.Database()
  try {
    const { col, notes, cards } = ankiRows(set, ankiDeckName(name), now)
    database.run(ANKI_SCHEMA)
    database.run('BEGIN')
    for (const [table, rows] of Object.entries({ col: [col], notes, cards })) {
      for (const row of rows) {
        database.run(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`, row)
      }
    }
    database.run('COMMIT')
    return await pack({ 'collection.anki2': database.export(), media: strToU8('{}') })
  } finally {
    database.close()
  }
}

const pack = (files: Record<string, Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    zip(files, (problem, packed) => (problem ? reject(problem) : resolve(new Uint8Array(packed))))
  })
