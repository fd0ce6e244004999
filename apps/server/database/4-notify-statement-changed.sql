-- revision: 1
-- Notifies consoles of what was read from a statement.
create or replace function notify_statement_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', statement_file.application_id::text)
    from statement_file where statement_file.id = new.statement_id;
  return null;
end $$;

create or replace trigger application_changed after insert or update on statement_reading
  for each row execute function notify_statement_changed();
