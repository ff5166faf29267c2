-- What admins decided about reported questions. Rows are only added: the latest row of a question holds, and the older ones are
-- its history. Learners get the list from the server, without the question as it was.

create table public.corrections (
  id uuid primary key default gen_random_uuid(),
  question_id text not null check (length(question_id) between 1 and 200),
  kind text not null check (kind in ('fix', 'retract', 'dismiss', 'undo')),
  -- The text of the right option; empty when none is right.
  key text not null default '' check (length(key) <= 500),
  explanation text not null default '' check (length(explanation) <= 2000),
  -- Whoever chose the key of that time keeps the marks.
  keeps boolean not null default true,
  -- To those who reported it.
  note text not null default '' check (length(note) <= 500),
  -- The question as it was before, as JSON.
  question text not null default '',
  created_at timestamptz not null default now()
);

create index corrections_by_date on public.corrections (created_at);
create index corrections_by_question on public.corrections (question_id, created_at);

alter table public.corrections enable row level security;

create policy "admins read corrections" on public.corrections
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins add corrections" on public.corrections
  for insert to authenticated
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

-- An address of a person who may be contacted. It is emptied when the report is settled.
alter table public.reports add column contact text not null default '' check (length(contact) <= 254);
-- The question as the learner's screen held it, as JSON; empty for other content.
alter table public.reports add column question text not null default '' check (length(question) <= 8000);

-- What admins changed, written by the server itself: nobody can change or remove a row.
create table public.admin_changes (
  id uuid primary key default gen_random_uuid(),
  -- The e-mail address of the admin.
  actor text not null,
  -- insert, update or delete
  action text not null,
  -- The table, or 'storage' for files.
  subject text not null,
  -- Which rows, as the call named them.
  target text not null,
  -- What was sent, cut to its first characters.
  details text not null,
  created_at timestamptz not null default now()
);

create index admin_changes_by_date on public.admin_changes (created_at);

alter table public.admin_changes enable row level security;

create policy "admins read changes" on public.admin_changes
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

-- Where a question of the bank is on its way: only published ones are served.
alter table public.bank_questions add column status text not null default 'published' check (status in ('draft', 'published', 'archived'));
alter table public.bank_questions add column updated_at timestamptz;
-- What the list of the admin area sorts and filters by.
create index bank_questions_by_date on public.bank_questions (created_at);
create index bank_questions_by_status on public.bank_questions (status, created_at);
create index bank_questions_by_level on public.bank_questions (difficulty, created_at);
