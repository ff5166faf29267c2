-- Files that admins upload to make questions from. Nobody else sees them.

insert into storage.buckets (id, name, public, file_size_limit)
values ('files', 'files', false, 52428800);

create policy "admins see the bucket of files" on storage.buckets
  for select to authenticated
  using (id = 'files' and (auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins read files" on storage.objects
  for select to authenticated
  using (bucket_id = 'files' and (auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins add files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'files' and (auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins change files" on storage.objects
  for update to authenticated
  using (bucket_id = 'files' and (auth.jwt() -> 'app_metadata' ->> 'role') = 'admin')
  with check (bucket_id = 'files' and (auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');

create policy "admins remove files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'files' and (auth.jwt() -> 'app_metadata' ->> 'role') = 'admin');
