-- What happened to applications is told to the lender's own systems; the events themselves are the outbox.
alter table application_event add column announced_at timestamptz;
create index application_event_unannounced on application_event (id) where announced_at is null;

create table webhook_endpoint (
  id uuid primary key,
  url text not null,
  secret_sealed text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);

create table webhook_delivery (
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  event_id uuid not null references application_event (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- An HTTP status, or why there was none.
  last_answer text,
  delivered_at timestamptz,
  primary key (endpoint_id, event_id)
);
create index webhook_delivery_pending on webhook_delivery (endpoint_id, application_id, event_id) where state = 'pending';
create index webhook_delivery_done on webhook_delivery (delivered_at) where state = 'delivered';
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_application on webhook_delivery (application_id);
