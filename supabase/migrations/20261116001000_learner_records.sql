-- What learners with an account have done, for their other devices. Each row is one version of one thing; rows are only added and
-- removed, never changed, so that no device can overwrite what another one wrote. Everybody sees their own rows alone.

create table public.learner_records (
  -- Made by the device, so that a row that is sent twice is stored once.
  id uuid primary key,
  user_id uuid not null,
  -- history, notes, bookmarks ...
  kind text not null check (length(kind) between 1 and 40),
  -- Which thing of that kind.
  key text not null check (length(key) between 1 and 600),
  -- JSON; empty when the thing was removed.
  value text not null,
  -- Tells versions of one thing apart, and names those that it was made from.
  mark text not null check (length(mark) between 1 and 60),
  parents text not null default '' check (length(parents) <= 4000),
  -- When the device changed it, in milliseconds since 1970 by its own clock.
  changed_at bigint not null,
  -- By the clock of the server: where a device goes on reading.
  received_at timestamptz not null default now()
);

create index learner_records_in_order on public.learner_records (user_id, received_at, id);

alter table public.learner_records enable row level security;

create policy "people read their own records" on public.learner_records
  for select to authenticated
  using (user_id = auth.uid());

create policy "people add their own records" on public.learner_records
  for insert to authenticated
  with check (user_id = auth.uid());

create policy "people remove their own records" on public.learner_records
  for delete to authenticated
  using (user_id = auth.uid());
