-- revision: 1
-- Records when the application of a bank connection was closed: the hourly sweep finds the few connections to end.
create or replace function on_application_closed() returns trigger language plpgsql as $$
begin
  update bank_connection set application_closed_at = new.closed_at
  where application_id = new.id and ended_at is null;
  return null;
end $$;

create or replace trigger bank_access_of_closed after update of status on application for each row
  when (new.status = 'closed' and old.status <> 'closed') execute function on_application_closed();
