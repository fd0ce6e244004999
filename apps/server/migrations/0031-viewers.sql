-- Who of the lender has an application open in the console. Each page renews its row while somebody looks at it; what is
-- lost in a crash comes back with the next renewal.
create unlogged table application_viewer (
  application_id uuid not null references application (id) on delete cascade,
  -- Whoever signs out, or is removed, looks at nothing.
  session_id uuid not null references staff_session (id) on delete cascade,
  since timestamptz not null,
  -- Over unless it is renewed before.
  ends_at timestamptz not null,
  primary key (application_id, session_id)
);
create index application_viewer_session on application_viewer (session_id);

-- Consoles that show the application learn of who comes and who leaves, not of each renewal.
create function notify_viewers_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('viewers_changed', old.application_id::text);
  else
    perform pg_notify('viewers_changed', new.application_id::text);
  end if;
  return null;
end $$;

create trigger viewers_changed after insert or delete on application_viewer
  for each row execute function notify_viewers_changed();
