-- Questions that admins write. Only admins see the table: it holds the answer keys.

create table public.bank_questions (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (topic <> ''),
  -- The topic in lower case, by which a learner's topic finds the question.
  topic_key text not null,
  text text not null check (text <> ''),
  options jsonb not null,
  correct_index smallint not null check (correct_index between 0 and 3),
  explanation text not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  created_at timestamptz not null default now()
);

create index bank_questions_topic on public.bank_questions (topic_key, difficulty);

alter table public.bank_questions enable row level security;

create policy "admins read bank questions" on public.bank_questions
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins add bank questions" on public.bank_questions
  for insert to authenticated
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins change bank questions" on public.bank_questions
  for update to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin')
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins remove bank questions" on public.bank_questions
  for delete to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');
