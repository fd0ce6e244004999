-- revision: 1
-- Notifies consoles of who opens or leaves an application, not of each renewal.
create or replace function notify_viewers_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('viewers_changed', old.application_id::text);
  else
    perform pg_notify('viewers_changed', new.application_id::text);
  end if;
  return null;
end $$;

create or replace trigger viewers_changed after insert or delete on application_viewer
  for each row execute function notify_viewers_changed();
