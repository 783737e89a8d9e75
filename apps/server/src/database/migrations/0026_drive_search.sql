-- Text of files, for search and preview.
alter table drive_file
  add column content_text text not null default '',
  add column words tsvector generated always as (to_tsvector('english', left(content_text, 500000))) stored;
create index drive_file_words on drive_file using gin (words);
create index drive_file_name on drive_file using gin (name gin_trgm_ops);
