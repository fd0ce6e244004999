-- A ticket for an application's copy with all of its statements, in one archive.
alter table download_ticket add column is_whole boolean not null default false;
