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

-- A client whom a partner sends: what the partner shared, until an application takes it.
create table referral (
  id uuid primary key,
  partner_id uuid not null references partner (id),
  idempotency_key text not null,
  request_hash text not null,
  -- Of the token in the link; sealed beside it, so that a repeated call gets the same link.
  token_hash text not null unique,
  token_sealed text not null,
  -- What the partner calls it.
  partner_reference text,
  business_name text,
  shared_fields text[] not null,
  -- Erased once an application has the values, and after the link has expired.
  values_sealed text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The one who agreed to it and proved an address.
  customer_id uuid references customer (id) on delete set null,
  claimed_at timestamptz,
  -- When it was decided what becomes of it: an application of its own, or one that was open already.
  settled_at timestamptz,
  application_id uuid references application (id) on delete set null,
  constraint referral_idempotency_unique unique (partner_id, idempotency_key)
);
create index referral_of_partner on referral (partner_id, id desc);
create index referral_waiting on referral (customer_id) where settled_at is null;
create index referral_application on referral (application_id);
create index referral_to_forget on referral (expires_at) where values_sealed is not null;

alter table verification_request drop constraint verification_request_purpose_check;
alter table verification_request add constraint verification_request_purpose_check
  check (purpose in ('eligibility', 'login', 'referral'));
alter table verification_request add column referral_id uuid references referral (id) on delete set null;
