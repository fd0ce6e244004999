-- revision: 1
-- Notifies consoles, by the id of the application, of changes in tables that belong to submitted applications. Like every
-- notice, it is sent once the transaction has committed, whichever process made the change.
create or replace function notify_application_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', new.application_id::text);
  return null;
end $$;

create or replace trigger application_changed after insert on application_event
  for each row execute function notify_application_changed();
create or replace trigger application_changed after update on application_check
  for each row execute function notify_application_changed();
create or replace trigger application_changed after insert or update on application_decision
  for each row execute function notify_application_changed();
create or replace trigger application_changed after insert on staff_note
  for each row execute function notify_application_changed();
