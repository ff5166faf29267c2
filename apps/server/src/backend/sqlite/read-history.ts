import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { StartProblem } from '../../environment.ts'
import { findNewerMigrations, type Migration } from '../migrations.ts'

const Rows = z.array(
  z.object({ version: z.string(), name: z.nullable(z.string()), statements: z.nullable(z.string()) }),
)
const Statements = z.array(z.string())

const HISTORY = 'supabase_migrations.schema_migrations'

/**
 * The known migrations, and those that a newer version of Ekagra has left in the database: SQLite holds neither types nor row policies, so they are
 * read from all migrations, and those of the newer tables must be among them.
 * @throws {StartProblem} when this version cannot run beside the newer one
 */
export function addNewerMigrations(path: string, known: readonly Migration[]): Migration[] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const exists = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?")
    if (exists.get(HISTORY) === undefined) return [...known]
    const applied = Rows.parse(database.prepare(`SELECT version, name, statements FROM "${HISTORY}"`).all())
    const newer = findNewerMigrations(applied, known, 'the data folder').map(
      ({ version, name, statements }) => {
        if (statements === null)
          throw new StartProblem(
            `the data folder was last used by a newer version of Ekagra, which did not record what its migration ${version} does. Start that version, or restore a backup made before it`,
          )
        return { version, name: name ?? '', sql: Statements.parse(JSON.parse(statements)).join('\n;\n') }
      },
    )
    return [...known, ...newer].sort((a, b) => a.version.localeCompare(b.version))
  } finally {
    database.close()
  }
}
