-- What daily jobs, erasures and replays look for, by index: a database that has grown is not read whole for it.
create index verification_request_known_browser on verification_request (known_browser_id)
  where known_browser_id is not null;
create index known_browser_email on known_browser (email_folded);
create index known_browser_last_seen on known_browser (last_seen_at);
create index session_ended on session (ended_at) where ended_at is not null;
create index session_idle_ends on session (idle_ends_at);
create index refresh_token_spent on refresh_token (spent_at) where spent_at is not null;
create index application_event_at on application_event (at, id);
create index application_closed_unsubmitted on application (closed_at) where status = 'closed' and submitted_at is null;
create index customer_erased on customer (erased_at) where erased_at is not null;
