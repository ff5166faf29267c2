-- What learners say is wrong with a piece of content. Everybody may add one, within the limits of the columns; only
-- admins read them and settle them. Nothing in a row says who wrote it.

create table public.reports (
  -- Made by the browser, so that a report that is sent twice is stored once.
  id uuid primary key default gen_random_uuid(),
  content_id text not null check (length(content_id) between 1 and 200),
  content_type text not null check (length(content_type) between 1 and 40),
  content_preview text not null check (length(content_preview) <= 120),
  reason text not null check (reason in ('inappropriate', 'offensive', 'misleading', 'harmful', 'inaccurate', 'spam', 'other')),
  details text not null check (length(details) <= 1000),
  include_contact boolean not null,
  user_agent text not null check (length(user_agent) <= 400),
  url text not null check (length(url) <= 500),
  -- When the learner wrote it, by their clock.
  reported_at timestamptz not null,
  created_at timestamptz not null default now(),
  status text not null default 'open' check (status in ('open', 'resolved'))
);

create index reports_by_status on public.reports (status, created_at);

alter table public.reports enable row level security;

create policy "everybody adds open reports" on public.reports
  for insert to anon, authenticated
  with check (status = 'open');

create policy "admins read reports" on public.reports
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins settle reports" on public.reports
  for update to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin')
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins remove reports" on public.reports
  for delete to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');
