-- Questions that an AI wrote and a second, blind solve confirmed. They serve other learners of the same topic for a day.
-- The server alone reads and writes the table: it holds answer keys, so there is no policy for anybody else.

create table public.pool_questions (
  id text primary key,
  -- The topic in lower case with single spaces.
  topic_key text not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  -- Empty for questions that are not about recent events.
  timeframe text not null,
  locale text not null,
  question jsonb not null,
  provider text not null,
  -- Name and version of the prompt that wrote it.
  prompt text not null,
  created_at timestamptz not null
);

create index pool_questions_place on public.pool_questions (topic_key, difficulty, timeframe, locale, created_at);
create index pool_questions_age on public.pool_questions (created_at);

alter table public.pool_questions enable row level security;
