-- What to ask about in each category of current affairs. Everybody may read it; only admins may change it.

create table public.category_prompts (
  category text primary key,
  prompt text not null check (prompt <> ''),
  position smallint not null,
  updated_at timestamptz not null default now()
);

comment on table public.category_prompts is 'Instructions for writing current-affairs questions, one for each category';
comment on column public.category_prompts.position is 'Place of the category in lists, from 1';

alter table public.category_prompts enable row level security;

create policy "everybody reads category prompts" on public.category_prompts
  for select to anon, authenticated
  using (true);

create policy "admins add category prompts" on public.category_prompts
  for insert to authenticated
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins change category prompts" on public.category_prompts
  for update to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin')
  with check ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins remove category prompts" on public.category_prompts
  for delete to authenticated
  using ((auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

insert into public.category_prompts (position, category, prompt) values
  (1, 'India Current Affairs',
   'Ask about events of national importance in India: decisions of the Union Cabinet and Parliament, bills and acts, rulings of the Supreme Court, elections, major state government measures, census and national missions. Name the ministry, body or state involved and test what was decided, by whom and from when. Leave out party politics, opinion and unconfirmed reports.'),
  (2, 'Government Schemes',
   'Ask about schemes and missions of the Government of India and of the states that were launched, extended, renamed or revised: the nodal ministry, the beneficiaries, the benefit or outlay, the share of centre and states, the launch year and the portal. Distractors must be other real schemes or ministries that a candidate could confuse with the right one.'),
  (3, 'Business, Economy & Banking',
   'Ask about the Indian economy: monetary policy and circulars of the Reserve Bank of India, the Union Budget, GST, inflation and growth figures, SEBI and IRDAI rules, banking appointments and mergers, trade agreements and disinvestment. For every figure state the period and the issuing body in the question, and keep wrong figures plausible but clearly different.'),
  (4, 'Defence',
   'Ask about the armed forces and security of India: military exercises with the partner country and the place, missiles and other systems tested with their type and range, ships and aircraft inducted, defence agreements and exports, senior appointments, and operations. Distinguish clearly between Army, Navy, Air Force, Coast Guard and paramilitary forces.'),
  (5, 'Reports and Indices',
   'Ask about national and international reports, rankings and indices: the organisation that publishes each, its edition, the rank of India, the countries or states at the top and the bottom, and the theme or main finding. Always name the edition or year, because ranks change with each one.'),
  (6, 'Environment & Biodiversity',
   'Ask about the environment: new tiger reserves, Ramsar sites, national parks and biosphere reserves with their state, species newly described or reclassified with their IUCN status, climate conferences and commitments, pollution rules, renewable energy milestones and cyclones. Prefer facts that link a name to a place, a status or a treaty.'),
  (7, 'Awards, Honours & Persons',
   'Ask about awards and the people in the news: Bharat Ratna and Padma awards, Nobel and Booker prizes, national film, literary, science and sports awards, important appointments, and eminent persons who died and what they were known for. Test the link between the person, the field and the award, and state the year of the award.'),
  (8, 'Places in News',
   'Ask about places that became news: the country, state, river, sea or border they belong to, what happened there and why it matters, including GI-tagged regions, disaster sites, new districts, islands, straits and heritage towns. Each question must be answerable from the location itself together with the event.'),
  (9, 'Important Days and Events',
   'Ask about days and weeks observed in the period: the date, the organisation that declared the day, what it commemorates and the theme of this year, together with anniversaries of national importance. Give the theme word for word as published, and never ask for the theme of another year.'),
  (10, 'Sports Current Affairs',
   'Ask about sport: winners, runners-up and hosts of tournaments, medals of Indian players at world, Asian and Commonwealth level, records, venues and mascots, retirements, and decisions of bodies such as the BCCI, ICC, FIFA and IOC. State the sport, the event and the edition in the question so that it has exactly one answer.'),
  (11, 'Science & Technology',
   'Ask about science and technology: missions of ISRO and other space agencies with launcher, orbit and purpose, discoveries, vaccines and health programmes, artificial intelligence, semiconductors, quantum and nuclear projects, and cyber security. Explain the principle or the purpose in simple words in the explanation, not only the name.'),
  (12, 'Summits and Conferences',
   'Ask about summits and meetings of bodies such as the G20, BRICS, SCO, QUAD, ASEAN, COP and the United Nations, and national conferences in India: the host city, the chair, the theme, the edition, the new members and the declaration adopted. Ask for what was agreed, not for who shook hands with whom.'),
  (13, 'International',
   'Ask about world affairs that matter to India: heads of state and government who took office, treaties, conflicts and ceasefires, sanctions, new members of international organisations, and relations of India with its neighbours and with major powers. Stay neutral, rely on official statements and give each person the office held on that day.'),
  (14, 'Art & Culture',
   'Ask about art and culture: UNESCO heritage inscriptions, GI tags, festivals and the state they belong to, classical and folk forms with their exponents, archaeological finds, restored monuments, languages given classical status, books and their authors. Prefer facts that tie a tradition to its region, period or community.');
