-- revision: 2
-- Notifies consoles of files. Those that an applicant adds or removes before submitting are not sent.
create or replace function notify_file_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', application.id::text)
    from application where application.id = coalesce(new.application_id, old.application_id) and application.submitted_at is not null;
  return null;
end $$;

create or replace trigger application_changed after insert or update of removed_at on statement_file
  for each row execute function notify_file_changed();

create or replace trigger application_changed after insert or delete on document_file
  for each row execute function notify_file_changed();
