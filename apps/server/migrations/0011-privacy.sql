-- A ticket without an application is for everything kept of the customer.
alter table download_ticket alter column application_id drop not null;

-- Without a key: the customer herself, for what is kept of her.
alter table audit_entry alter column key_id drop not null;

-- A consent that was taken back: a record of its own, beside the one of its giving.
create table consent_withdrawal (
  id uuid primary key,
  consent_id uuid not null unique references consent (id) on delete cascade,
  text_version text not null,
  language text not null check (language in ('en', 'fr')),
  client_address text,
  withdrawn_at timestamptz not null
);

-- What a customer asks to have corrected or erased, and the answer.
create table privacy_request (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  kind text not null check (kind in ('correction', 'erasure')),
  -- Null once it is erased with everything else.
  text_sealed text,
  asked_at timestamptz not null,
  outcome text check (outcome in ('done', 'declined')),
  answer_sealed text,
  answered_at timestamptz,
  -- The name of the staff key that answered.
  answered_by text,
  check ((outcome is null) = (answered_at is null))
);
create unique index privacy_request_one_open on privacy_request (customer_id, kind) where answered_at is null;
create index privacy_request_customer on privacy_request (customer_id, asked_at);
create index privacy_request_newest on privacy_request (id desc) where answered_at is null;

-- A customer of whom nothing is left but that she was one, for the records of her consents.
alter table customer add column erased_at timestamptz;

-- What the daily erasure looks for.
create index application_closed_at on application (closed_at) where status = 'closed';
create index bank_connection_ended on bank_connection (ended_at) where ended_at is not null;
create index customer_created on customer (created_at) where erased_at is null;
create index lead_created on lead (created_at);
