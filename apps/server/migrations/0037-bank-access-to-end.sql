-- When the application of a connection was closed: the hourly sweep finds the few whose access was not ended since, and
-- need not compare every current connection with every closed application. Of connections that are older than this
-- column it is not known yet; the sweep looks at each of them once.
alter table bank_connection add column application_closed_at timestamptz default '-infinity';
alter table bank_connection alter column application_closed_at drop default;

create function on_application_closed() returns trigger language plpgsql as $$
begin
  update bank_connection set application_closed_at = new.closed_at
  where application_id = new.id and ended_at is null;
  return null;
end $$;
create trigger bank_access_of_closed after update of status on application for each row
  when (new.status = 'closed' and old.status <> 'closed') execute function on_application_closed();
