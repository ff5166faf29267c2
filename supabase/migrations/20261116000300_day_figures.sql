-- How much there was at the end of each day, for the plots of the dashboard. The server writes it, admins read it.

create table public.day_figures (
  -- '2026-11-15'
  day text primary key,
  -- Questions in the pool.
  pool bigint not null check (pool >= 0),
  -- Questions in the bank.
  bank bigint not null check (bank >= 0),
  -- Bytes of the files that admins uploaded.
  file_bytes bigint not null check (file_bytes >= 0)
);

alter table public.day_figures enable row level security;

create policy "admins read day figures" on public.day_figures
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');
