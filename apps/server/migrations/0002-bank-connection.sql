-- A login at a bank that was confirmed for an application. What opens it, and what it showed, is sealed (AES-256-GCM).
create table bank_connection (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  state text not null check (state in ('readingAccounts', 'chooseAccount', 'readingTransactions', 'read', 'failed')),
  -- What kept it from working out, in our words.
  fault text,
  institution text not null,
  -- Null once the provider has deleted the login.
  login_sealed text,
  -- Keyed hash of the login: two applications may rest on the same one.
  login_hash text not null,
  -- One session of reading, which ends after half an hour.
  request_sealed text,
  accounts_sealed text,
  -- Ours, of the account that was picked.
  account_id uuid,
  covered_from date,
  covered_to date,
  analysis_sealed text,
  connected_at timestamptz not null,
  -- Since when the transactions of the picked account are waited for.
  reading_since timestamptz,
  -- When the provider was asked for them in this session; null before.
  asked_at timestamptz,
  read_at timestamptz,
  -- Disconnected by the person, or followed by another connection.
  ended_at timestamptz
);
-- At most one connection of an application counts.
create unique index bank_connection_application on bank_connection (application_id) where ended_at is null;
create index bank_connection_of_application on bank_connection (application_id);
create index bank_connection_login on bank_connection (login_hash) where ended_at is null;

-- Notices of the bank provider that were acted on, so that a repeated one is not.
create table bank_notice (
  deduplication_key text primary key,
  received_at timestamptz not null
);
create index bank_notice_received on bank_notice (received_at);
