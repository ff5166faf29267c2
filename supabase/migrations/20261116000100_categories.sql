-- Categories that admins add to the syllabus of the engine, and their subcategories. Everybody gets the names of the published ones
-- from the server; the instructions are for admins and for the server itself.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  -- Empty for a category; the id of its category for a subcategory.
  parent_id text not null default '',
  -- Also the topic that learners practise.
  title text not null check (length(title) between 1 and 120),
  -- What an AI is told to ask about; empty when the title says enough.
  prompt text not null default '' check (length(prompt) <= 2000),
  -- Place among its siblings.
  position integer not null,
  status text not null default 'published' check (status in ('published', 'archived')),
  created_at timestamptz not null default now()
);

create index categories_in_order on public.categories (status, position);

alter table public.categories enable row level security;

create policy "admins read categories" on public.categories
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins add categories" on public.categories
  for insert to authenticated
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins change categories" on public.categories
  for update to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin')
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins remove categories" on public.categories
  for delete to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');
