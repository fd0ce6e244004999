-- Why the rows of an account are not proven: it could not be read, or it contradicts itself. Unknown of files read before.
alter table statement_account add column doubt text check (doubt in ('unread', 'contradicts'));
