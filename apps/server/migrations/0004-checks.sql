-- What is checked after submission: one row per kind, moved on by jobs.
create table application_check (
  application_id uuid not null references application (id) on delete cascade,
  kind text not null check (kind in ('transactions', 'personalDetails')),
  state text not null check (state in ('waiting', 'running', 'done', 'needsYou', 'handedOver')),
  updated_at timestamptz not null,
  primary key (application_id, kind)
);
create index application_check_under_way on application_check (updated_at) where state in ('waiting', 'running');

-- One occasion on which something was asked for. Uploads count against the limits of their request.
create table information_request (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  -- 'check', or the staff key that asked.
  asked_by text not null,
  due_day date,
  asked_at timestamptz not null,
  mailed_at timestamptz
);
create index information_request_application on information_request (application_id, asked_at);

create table information_item (
  id uuid primary key,
  request_id uuid not null references information_request (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  kind text not null check (kind in ('statements', 'sin', 'question')),
  -- YYYY-MM
  months text[] not null default '{}',
  question_sealed text,
  answer_sealed text,
  settled_as text check (settled_as in ('provided', 'declined')),
  settled_at timestamptz
);
create index information_item_application on information_item (application_id);
create index information_item_request on information_item (request_id);
create unique index information_item_one_open_sin on information_item (application_id)
  where kind = 'sin' and settled_at is null;

-- A SIN between its entry and its one use; the row goes with the use, or with the application's end.
create table held_sin (
  application_id uuid primary key references application (id) on delete cascade,
  item_id uuid not null references information_item (id) on delete cascade,
  sin_sealed text not null,
  given_at timestamptz not null
);

-- Written before the bureau is asked: a retry asks under the same id, so that it is one inquiry.
create table credit_inquiry (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  -- 'submission', or the item by which a SIN was asked for.
  cause text not null,
  status text check (status in ('FOUND', 'NOT_FOUND', 'NO_SCORE', 'AMBIGUOUS', 'ERROR')),
  -- Score, reasons and the bureau's own reference.
  report_sealed text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (application_id, cause)
);

alter table application_event add column details jsonb;
alter table statement_file add column information_request_id uuid references information_request (id);
create index statement_file_request on statement_file (information_request_id);

create index consent_application on consent (application_id);
