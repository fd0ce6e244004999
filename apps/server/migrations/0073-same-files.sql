-- Files with the same contents in other applications.
create index concurrently if not exists statement_file_contents on statement_file (sha256) where removed_at is null;
