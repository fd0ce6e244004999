-- Ids are made by the program (UUID v7), times are given by the program's clock.

create table customer (
  id uuid primary key,
  email text not null,
  email_folded text not null,
  first_name_sealed text,
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null
);
-- Not unique: contacts imported from a CRM may share an address.
create index customer_email_folded on customer (email_folded);

-- A browser in which the address was proved.
create table known_browser (
  id uuid primary key,
  token_hash text not null,
  email_folded text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  unique (token_hash, email_folded)
);

create table verification_request (
  id uuid primary key,
  purpose text not null check (purpose in ('eligibility', 'login')),
  email text not null,
  email_folded text not null,
  -- Keyed hash of the cookie of the browser that asked.
  pending_hash text not null unique,
  remember_me boolean not null default false,
  language text not null check (language in ('en', 'fr')),
  -- Answers of the eligibility check that wait for the proof, or null.
  eligibility jsonb,
  -- The browser that asked, where the address was proved in it before.
  known_browser_id uuid references known_browser (id) on delete set null,
  code_hash text,
  code_expires_at timestamptz,
  code_wrong_tries integer not null default 0,
  link_hash text,
  link_expires_at timestamptz,
  sends integer not null default 0,
  resend_available_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  -- A day after the last mail; the row is erased then.
  expires_at timestamptz not null
);
create index verification_request_link on verification_request (link_hash);
create index verification_request_expires on verification_request (expires_at);

-- Links that no longer work, so that an expired or used one can still ask for a new mail.
create table spent_link (
  link_hash text primary key,
  verification_request_id uuid not null references verification_request (id) on delete cascade,
  spent_at timestamptz not null
);
create index spent_link_request on spent_link (verification_request_id);

-- One row for each counted thing; counted and written in the same transaction.
create table rate_event (
  id uuid primary key,
  kind text not null,
  subject_hash text not null,
  at timestamptz not null
);
create index rate_event_subject on rate_event (kind, subject_hash, at);
create index rate_event_at on rate_event (at);

-- A family of refresh tokens: one log-in of one browser.
create table session (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  remember_me boolean not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  -- The refresh token spent last: honoured a little longer, for tabs that refresh at the same moment.
  last_spent_token_hash text
);
create index session_customer on session (customer_id) where ended_at is null;

create table refresh_token (
  token_hash text primary key,
  session_id uuid not null references session (id) on delete cascade,
  created_at timestamptz not null,
  spent_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- Proved answers of an eligibility check that wait for an application.
create table eligibility_answers (
  customer_id uuid primary key references customer (id) on delete cascade,
  months_in_business integer not null,
  annual_revenue bigint not null,
  proved_at timestamptz not null
);

-- Addresses with several contacts of which staff were told.
create table multiple_contacts_notice (
  email_folded text primary key,
  told_at timestamptz not null
);

create table lead (
  id uuid primary key,
  email text not null,
  email_folded text not null,
  language text not null check (language in ('en', 'fr')),
  months_in_business integer not null,
  annual_revenue bigint not null,
  reasons text[] not null,
  created_at timestamptz not null
);
create index lead_email on lead (email_folded);

create table consent (
  id uuid primary key,
  kind text not null,
  text_version text not null,
  language text not null check (language in ('en', 'fr')),
  email_folded text not null,
  customer_id uuid references customer (id) on delete cascade,
  application_id uuid,
  -- The eligibility check it was given with; erased with it where the address is never proved.
  verification_request_id uuid references verification_request (id) on delete cascade,
  client_address text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consent_customer on consent (customer_id);
create index consent_email on consent (email_folded);
create index consent_verification_request on consent (verification_request_id);

create table business (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  operating_name text not null,
  legal_name text not null,
  -- Folded legal name and postal code: the same business has the same key (decisions, section 4).
  match_key text not null,
  street text not null,
  city text not null,
  state_code text not null,
  postal_code text not null,
  country text not null,
  created_at timestamptz not null,
  unique (customer_id, match_key)
);
create index business_match_key on business (match_key);

create table application (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  business_id uuid references business (id),
  status text not null check (status in ('incomplete', 'underReview', 'informationRequired', 'closed')),
  outcome text check (outcome in ('funded', 'declined', 'withdrawn', 'expired')),
  experience_type text not null,
  created_with text not null,
  banking_required boolean not null default true,
  current_step text not null,
  reached_step text not null,
  version integer not null default 0,
  structure jsonb,
  funding jsonb,
  age jsonb,
  -- Name, phone, date of birth and home address, sealed (AES-256-GCM).
  personal_sealed text,
  -- Step to sealed text of what was typed and not yet confirmed.
  drafts jsonb not null default '{}',
  revenue_confirmed_at timestamptz,
  reference text unique,
  submitted_at timestamptz,
  next_contact_day date,
  expiry_notice_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'closed') = (outcome is not null))
);
create index application_customer on application (customer_id, created_at desc);
create index application_business on application (business_id);
create index application_untouched on application (updated_at) where status = 'incomplete';
-- At most one open application per business, whatever happens at the same time.
create unique index application_one_open_per_business on application (business_id) where status <> 'closed';

create table application_event (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  kind text not null,
  at timestamptz not null
);
create index application_event_application on application_event (application_id, at);

create table statement_file (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  file_name text not null,
  size_bytes bigint not null,
  sha256 text not null,
  storage_key text not null,
  uploaded_at timestamptz not null,
  removed_at timestamptz
);
create index statement_file_application on statement_file (application_id, uploaded_at);
create unique index statement_file_unique on statement_file (application_id, sha256) where removed_at is null;

create table idempotency_key (
  customer_id uuid not null references customer (id) on delete cascade,
  key text not null,
  operation text not null,
  request_hash text not null,
  answer_sealed text not null,
  created_at timestamptz not null,
  primary key (customer_id, operation, key)
);
create index idempotency_key_created on idempotency_key (created_at);

create table download_ticket (
  ticket_hash text primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index download_ticket_expires on download_ticket (expires_at);

-- Mails that the mail server has taken, so that a job that runs again does not send a second one.
create table sent_mail (
  message_id text primary key,
  sent_at timestamptz not null
);
create index sent_mail_at on sent_mail (sent_at);

-- Files that no row claims: uploads under way, and what was removed. A job erases those that are due.
create table file_to_erase (
  storage_key text primary key,
  due_at timestamptz not null
);
create index file_to_erase_due on file_to_erase (due_at);
