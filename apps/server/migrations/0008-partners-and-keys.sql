-- A firm that sends its clients with a referral.
create table partner (
  id uuid primary key,
  name text not null,
  name_folded text not null,
  created_at timestamptz not null,
  constraint partner_name_unique unique (name_folded)
);

-- Keys of programs: an account manager's, or a partner's. Of the key itself only its keyed hash is kept.
create table api_key (
  id uuid primary key,
  scope text not null check (scope in ('staff', 'partner')),
  partner_id uuid references partner (id),
  name text not null,
  key_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check ((scope = 'partner') = (partner_id is not null))
);

-- Who called what, about which row. Written before the call is done, so that no read stays unknown.
create table audit_entry (
  id uuid primary key,
  key_id uuid not null references api_key (id),
  operation text not null,
  -- Null where the call names no row.
  row_id uuid,
  request_id text not null,
  -- HTTP status of the answer; null where the server stopped before it.
  status integer,
  at timestamptz not null
);
create index audit_entry_row on audit_entry (row_id, at);
create index audit_entry_key on audit_entry (key_id, at);
create index audit_entry_at on audit_entry (at);
create index audit_entry_request on audit_entry (request_id);
