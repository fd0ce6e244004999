-- A person of the lender, who signs in to the console.
create table staff_person (
  id uuid primary key,
  email text not null,
  email_folded text not null,
  name_sealed text not null,
  role text not null check (role in ('accountManager', 'administrator', 'auditor')),
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null,
  last_seen_at timestamptz,
  -- Out from then on, for good; the row stays as long as the audit trail names it.
  removed_at timestamptz
);
-- Who was removed can be invited again, as somebody new.
create unique index staff_person_email_unique on staff_person (email_folded) where removed_at is null;
create index staff_person_removed on staff_person (removed_at) where removed_at is not null;

-- The link of an invitation: it works once, until its time is over or a newer one is sent.
create table staff_invitation (
  id uuid primary key,
  person_id uuid not null references staff_person (id) on delete cascade,
  -- Keyed hash of what stands in the link.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create index staff_invitation_person on staff_invitation (person_id);
create index staff_invitation_expires on staff_invitation (expires_at);

-- What of a passkey proves its use: its public half.
create table staff_passkey (
  -- As the authenticator chose it, in base64url.
  credential_id text primary key,
  person_id uuid not null references staff_person (id) on delete cascade,
  public_key bytea not null,
  -- How often it was used, as far as the authenticator counts.
  counter bigint not null,
  created_at timestamptz not null
);
create index staff_passkey_person on staff_passkey (person_id);

create table staff_session (
  id uuid primary key,
  person_id uuid not null references staff_person (id) on delete cascade,
  -- Keyed hash of its cookie.
  token_hash text not null unique,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null
);
create index staff_session_person on staff_session (person_id);
create index staff_session_ended on staff_session (idle_ends_at);

-- A sign-in under way: what the browser with this cookie was given to sign, or the identity provider to answer with.
create table staff_sign_in (
  -- Keyed hash of its cookie.
  browser_hash text primary key,
  secrets_sealed text not null,
  expires_at timestamptz not null
);
create index staff_sign_in_expired on staff_sign_in (expires_at);

-- Who called: a key, a person, or neither for a customer's upload link.
alter table audit_entry add column person_id uuid references staff_person (id);
create index audit_entry_person on audit_entry (person_id, at) where person_id is not null;
