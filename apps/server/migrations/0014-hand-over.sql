-- A link by which statements of one application can be uploaded without logging in: once on another device of the
-- customer, or for some days by their bookkeeper.
create table upload_link (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  kind text not null check (kind in ('device', 'bookkeeper')),
  -- Keyed hash of what stands in the link.
  token_hash text not null unique,
  -- A device's link ends with the log-in that made it.
  session_id uuid references session (id) on delete set null,
  shows_name boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a device used it up; a bookkeeper's is never used up.
  used_at timestamptz,
  last_used_at timestamptz,
  file_count integer not null default 0,
  ended_at timestamptz,
  check (used_at is null or kind = 'device')
);
create index upload_link_application on upload_link (application_id, created_at);
create index upload_link_session on upload_link (session_id);

-- A browser that opened a link, until it is done.
create table upload_visit (
  id uuid primary key,
  link_id uuid not null references upload_link (id) on delete cascade,
  -- Keyed hash of its cookie.
  secret_hash text not null unique,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index upload_visit_link on upload_visit (link_id);

alter table statement_file
  add column uploaded_by text not null default 'customer' check (uploaded_by in ('customer', 'bookkeeper')),
  add column upload_visit_id uuid references upload_visit (id) on delete set null;
create index statement_file_visit on statement_file (upload_visit_id);
