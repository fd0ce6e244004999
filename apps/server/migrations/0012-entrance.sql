-- A sign-in with Google under way: it belongs to the browser that holds the cookie, and lasts minutes.
create table google_sign_in (
  id uuid primary key,
  -- Keyed hashes of the cookie, of the state that comes back, and of the nonce that stands in the token.
  browser_hash text not null unique,
  state_hash text not null unique,
  nonce_hash text not null,
  remember_me boolean not null,
  language text not null check (language in ('en', 'fr')),
  -- The token that came back, until the browser takes it.
  token_sealed text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index google_sign_in_expires on google_sign_in (expires_at);

-- Whose Google account it is: its subject never changes, its address may.
create table google_account (
  subject text primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  linked_at timestamptz not null
);
create index google_account_customer on google_account (customer_id);

-- The Google account that is tied to the customer once the address is proved in the browser that asked.
alter table verification_request add column google_subject text;

-- How a customer who agreed to it used the portal: events of forms and numbers, in parts that are files.
create table session_recording (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  chunks integer not null,
  -- Before they are sealed.
  bytes bigint not null,
  started_at timestamptz not null,
  last_chunk_at timestamptz not null
);
create index session_recording_customer on session_recording (customer_id, started_at);
create index session_recording_last on session_recording (last_chunk_at);

create table session_recording_chunk (
  id uuid primary key,
  recording_id uuid not null references session_recording (id) on delete cascade,
  position integer not null,
  storage_key text not null,
  unique (recording_id, position)
);
