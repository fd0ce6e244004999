-- revision: 1
-- Notifies consoles of changes to an application once it is submitted. What an applicant types before is not sent.
create or replace function notify_own_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('application_changed', old.id::text);
  else
    perform pg_notify('application_changed', new.id::text);
  end if;
  return null;
end $$;

create or replace trigger application_changed after insert or update on application
  for each row when (new.submitted_at is not null) execute function notify_own_change();
create or replace trigger application_erased after delete on application
  for each row when (old.submitted_at is not null) execute function notify_own_change();
