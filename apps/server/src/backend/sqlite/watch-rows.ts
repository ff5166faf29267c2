import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Bus, type BusListener, PUBLISHED_TABLES, type RowChange } from '../realtime-source.ts'

const IMAGES = { INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' } as const

const isType = (text: unknown): text is RowChange['type'] => typeof text === 'string' && text in IMAGES

/**
 * The bus of a process that has its database to itself. Triggers of this connection alone, which are not stored in the file, tell which
 * rows change. They run inside the transaction, so a change is told a moment later, when it is known whether it stayed.
 */
export function watchRowsOnSqlite(database: DatabaseSync): Bus {
  let listener: BusListener | undefined
  let seen: { table: string; type: RowChange['type']; owner: string; id: string }[] = []

  const tell = () => {
    // The database may be closed by now.
    if (!listener) return
    const changes = new Map<string, RowChange>()
    const at = new Date().toISOString()
    const finders = new Map(
      Object.entries(PUBLISHED_TABLES).map(([table, { key }]) => [
        table,
        database.prepare(`SELECT 1 FROM "${table}" WHERE "${key}" = ?`),
      ]),
    )
    for (const { table, type, owner, id } of seen) {
      // Otherwise it was rolled back.
      const isThere = finders.get(table)?.get(id) !== undefined
      if (isThere === (type === 'DELETE')) continue
      const known = changes.get(`${table} ${type} ${owner}`)
      if (known) known.ids.push(id)
      else changes.set(`${table} ${type} ${owner}`, { table, type, owner, ids: [id], at })
    }
    seen = []
    for (const change of changes.values()) listener?.rows(change)
  }

  return {
    self: randomUUID(),
    publish: () => undefined,
    async listen(given) {
      listener = given
      database.function('ekagra_tell_row', (table, type, owner, id) => {
        if (!isType(type)) return null
        if (seen.length === 0) setImmediate(tell)
        seen.push({ table: String(table), type, owner: String(owner), id: String(id) })
        return null
      })
      for (const [table, { key, owner }] of Object.entries(PUBLISHED_TABLES)) {
        for (const [type, image] of Object.entries(IMAGES)) {
          database.exec(
            `CREATE TEMP TRIGGER IF NOT EXISTS "tell_${table}_${type}" AFTER ${type} ON main."${table}"
             BEGIN SELECT ekagra_tell_row('${table}', '${type}', ${image}."${owner}", ${image}."${key}"); END`,
          )
        }
      }
      given.connected()
    },
    async close() {
      listener = undefined
    },
  }
}
