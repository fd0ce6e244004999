-- The rows of each account in a statement, erased with its reading, or earlier by the period of bank data.
create table statement_account (
  statement_id uuid not null references statement_reading (statement_id) on delete cascade,
  -- Its place in the file, counted from 0.
  position smallint not null,
  -- With the corrections that stand: it can be counted without opening anything.
  proof text not null check (proof in ('proven', 'notProven', 'notRead')),
  -- Raised by each correction, and each one taken back.
  version integer not null default 0,
  -- Digits, days, balances and rows as read, sealed (AES-256-GCM).
  rows_sealed text not null,
  -- What was deposited in each month, sealed; null unless proven.
  deposits_sealed text,
  primary key (statement_id, position)
);
-- What account managers changed about those rows. One that was taken back stays, without its content.
create table statement_correction (
  id uuid primary key,
  statement_id uuid not null,
  position smallint not null,
  -- Of the account, counted from 0: the number of a row that it adds follows from it.
  number integer not null,
  correction_sealed text,
  made_by text not null,
  made_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (correction_sealed is not null)),
  unique (statement_id, position, number),
  foreign key (statement_id, position) references statement_account (statement_id, position) on delete cascade
);
-- How the file was made, sealed; null where that was not read.
alter table statement_reading add column signs_sealed text;
-- What the transactions of the account show month by month, sealed like the analysis, and erased with it.
alter table bank_connection add column cash_flow_sealed text;
