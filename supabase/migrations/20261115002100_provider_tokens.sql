-- What each server process has used of each AI provider on a day, so that the budget of a day holds for all of them together
-- and over restarts. The server alone reads and writes it.

create table public.provider_tokens (
  -- day/provider/process
  id text primary key,
  day text not null,
  provider text not null,
  tokens bigint not null check (tokens >= 0)
);

create index provider_tokens_day on public.provider_tokens (day);

alter table public.provider_tokens enable row level security;
