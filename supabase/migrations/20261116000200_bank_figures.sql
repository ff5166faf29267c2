-- The passage or figure that a question of the bank is asked about; null when it has none.
alter table public.bank_questions add column figure jsonb;
