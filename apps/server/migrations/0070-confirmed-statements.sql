-- What account managers confirmed of a statement that could not be recognized. One that is taken back is deleted: the audit
-- trail and the timeline have both.
create table statement_confirmation (
  statement_id uuid not null references statement_reading (statement_id) on delete cascade,
  what text not null check (what in ('bank', 'currency', 'kind')),
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  primary key (statement_id, what)
);
