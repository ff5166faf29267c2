import postgres from 'postgres'
import { runPostgres } from './apps/server/src/testing/run-postgres.ts'
import { insertRows } from './apps/server/src/testing/insert-rows.ts'
import { findPostgres } from './tools/find-postgres.mjs'
process.env.POSTGRES_BIN ??= findPostgres() ?? ''
const c = await runPostgres(); const url = await c.createDatabase()
const sql = postgres(url, { max: 1, onnotice: () => undefined })
try {
await sql.unsafe(`create table b (id text primary key, topic text, topic_key text, text text, created_at timestamptz, status text); alter table b enable row level security; do $$ begin create role probe; exception when others then null; end $$; grant all on b to probe; create policy p on b for select to probe using ((current_setting('x.claims', true)::jsonb ->> 'role') = 'admin');`)
const T=['Percentage','Time and Work','Indian Polity','Modern History','Synonyms','Rivers']
await insertRows(url, 'b', 100000, (i) => ({ id: 'i'+i, topic: T[i%6]!, topic_key: T[i%6]!.toLowerCase(), text: `Question ${i}: what follows from statement ${i*7} about ${T[i%6]}${i%1000==0?' of the zamorin':''}, if nothing else is known of it?`, created_at: new Date(1.7e12+i*60000).toISOString(), status: 'draft' }))
await sql.unsafe(`create index on b (created_at); create extension pg_trgm; create index on b using gin (text gin_trgm_ops, topic gin_trgm_ops); analyze b`)
for (const role of ['probe', 'none'] as const) {
  await sql.unsafe(role === 'probe' ? `set x.claims = '{"role":"admin"}'; set role probe` : 'reset role')
  for (const w of ['quidditch','zamorin','polity']) {
    const q = `select * from b where text ilike '%${w}%' or topic ilike '%${w}%' order by created_at desc limit 26`
    const t=performance.now(); await sql.unsafe(q); const d=performance.now()-t
    const plan = await sql.unsafe('explain (analyze) '+q)
    console.log(role, w, d.toFixed(0), plan.map(r=>r['QUERY PLAN']).join('\n   '))
  }
}
} finally { await sql.end(); await c.remove() }
