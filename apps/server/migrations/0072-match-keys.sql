-- What an application may share with those of other customers, as keyed hashes. The sealed value renews the hash when keys are
-- rotated; a SIN has none, because it is never stored. Files, logins and browsers are compared where they are.
create table match_key (
  application_id uuid not null references application (id) on delete cascade,
  -- The statement or bank connection that the value is from; otherwise the application.
  source_id uuid not null,
  kind text not null check (kind in ('rows', 'account', 'holder', 'sin', 'person', 'phone', 'email', 'homeAddress',
    'businessAddress')),
  value_hash text not null,
  value_sealed text,
  primary key (application_id, source_id, kind, value_hash)
);
create index match_key_value on match_key (value_hash);
create index match_key_source on match_key (source_id);
