import postgres, { type JSONValue } from 'postgres'

const BATCH = 5000

/** Puts many rows into a table of a PostgreSQL, in batches, and lets it count them. */
export async function insertRows(
  url: string,
  table: string,
  count: number,
  rowOf: (index: number) => Record<string, JSONValue>,
): Promise<void> {
  const sql = postgres(url, { max: 1 })
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, at) => rowOf(start + at))
    const columns = sql(Object.keys(rows[0] ?? {}))
    await sql`
      insert into ${sql(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows)})`
  }
  await sql`analyze ${sql(table)}`
  await sql.end()
}
