-- What was read from a statement. No row yet: it waits. Erased with its statement, also when that is removed.
create table statement_reading (
  statement_id uuid primary key references statement_file (id) on delete cascade,
  state text not null check (state in ('read', 'notRecognised')),
  -- Why it was not recognised, or null.
  reason text,
  bank text,
  is_credit_card boolean not null default false,
  -- [{account, from, to}]: the days that are covered; the account only as a keyed hash, to tell accounts apart.
  periods jsonb not null default '[]',
  -- Holder, last digits of the accounts and balances, sealed (AES-256-GCM); null where nothing was recognised.
  details_sealed text,
  pages integer not null,
  read_at timestamptz not null
);
