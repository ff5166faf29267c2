-- Only questions that another model or the engine agreed with are shared, admins see and settle them, and reports of three devices hold
-- one back.

-- Until now the pool also took what only its own writer had agreed with. Its questions live for a day anyway.
delete from public.pool_questions;

-- Who agreed with the key without seeing it.
alter table public.pool_questions add column confirmed_by text not null default '';
-- When an admin corrected it.
alter table public.pool_questions add column corrected_at timestamptz;

create policy "admins read pool questions" on public.pool_questions
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins correct pool questions" on public.pool_questions
  for update to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin')
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins remove pool questions" on public.pool_questions
  for delete to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

-- Tells two devices that report the same question apart. It is different for each question, so it does not tell what else a device
-- reported.
alter table public.reports add column device text not null default '' check (length(device) <= 64);
create index reports_by_content on public.reports (content_id, status);

-- What the tokens of a day cost, and what learners got for them.
alter table public.provider_tokens add column dollars double precision not null default 0;
alter table public.provider_tokens add column drafts bigint not null default 0;
alter table public.provider_tokens add column served bigint not null default 0;

create policy "admins read the use of providers" on public.provider_tokens
  for select to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');
