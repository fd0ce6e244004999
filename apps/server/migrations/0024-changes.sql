-- Consoles learn of what changes, whichever process changes it: each change of what they show of an application is
-- notified with its id, once its transaction has committed. What an applicant types before submitting is not.
create function notify_application_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', new.application_id::text);
  return null;
end $$;

create function notify_own_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('application_changed', old.id::text);
  else
    perform pg_notify('application_changed', new.id::text);
  end if;
  return null;
end $$;

create function notify_statement_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', statement_file.application_id::text)
    from statement_file where statement_file.id = new.statement_id;
  return null;
end $$;

-- Files that an applicant adds or removes before submitting are theirs alone.
create function notify_file_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('application_changed', application.id::text)
    from application where application.id = new.application_id and application.submitted_at is not null;
  return null;
end $$;

create trigger application_changed after insert or update on application
  for each row when (new.submitted_at is not null) execute function notify_own_change();
create trigger application_erased after delete on application
  for each row when (old.submitted_at is not null) execute function notify_own_change();
create trigger application_changed after insert on application_event
  for each row execute function notify_application_changed();
create trigger application_changed after update on application_check
  for each row execute function notify_application_changed();
create trigger application_changed after insert or update on application_decision
  for each row execute function notify_application_changed();
create trigger application_changed after insert or update on statement_reading
  for each row execute function notify_statement_changed();
create trigger application_changed after insert on staff_note
  for each row execute function notify_application_changed();
create trigger application_changed after insert or update of removed_at on statement_file
  for each row execute function notify_file_changed();
