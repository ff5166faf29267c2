-- News from the feeds that the operator names. Everybody may read it; only the server itself writes it.

create table public.news_articles (
  id text primary key,
  category text not null check (category <> ''),
  -- Who published it, as its feed calls itself.
  source text not null,
  title text not null check (title <> ''),
  link text not null check (link <> ''),
  -- Plain text, both: what markup there was is gone.
  summary text not null,
  body text not null,
  published_at timestamptz not null,
  fetched_at timestamptz not null default now()
);

create index news_articles_by_day on public.news_articles (published_at);
create index news_articles_by_category on public.news_articles (category, published_at);

alter table public.news_articles enable row level security;

create policy "everybody reads the news" on public.news_articles
  for select to anon, authenticated
  using (true);
