-- revision: 1
-- Keeps the time of the last change in the work list.
create or replace function on_event_recorded() returns trigger language plpgsql as $$
begin
  update work_list_entry set changed_at = new.at
  where application_id = new.application_id and changed_at < new.at;
  return null;
end $$;

create or replace trigger work_list_of_event after insert on application_event for each row execute function on_event_recorded();
