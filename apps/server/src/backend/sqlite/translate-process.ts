import * as z from 'zod/mini'
import { createSqliteConnection, SqliteConnection } from '../lite.ts'

const Scripts = z.array(z.string())

// Without the process that asked, nobody needs the answer.
process.once('disconnect', () => process.exit(1))

process.once('message', async (message) => {
  const scripts = Scripts.parse(message)

  // Each script is translated against the tables that the earlier scripts made.
  const connection = createSqliteConnection({ url: ':memory:' })
  const translated: string[] = []
  for (const script of scripts) {
    const { ddl } = await connection.translateDdl(script)
    connection.driver.exec(ddl)
    translated.push(ddl)
  }

  // Types and policies are read from all scripts together, because a later script can change an earlier one.
  const everything = createSqliteConnection({ url: ':memory:' })
  const details = await everything.translateDdl(scripts.join('\n;\n'), { strict: true })
  const runtime = SqliteConnection.serializeDeparseInfo(details)
  process.send?.({ scripts: translated, runtime }, () => process.exit(0))
})
