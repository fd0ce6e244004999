-- revision: 1
-- Keeps the work list up to date with the application itself.
create or replace function on_application_changed() returns trigger language plpgsql as $$
begin
  perform refresh_work_list_entry(new.id);
  -- Fewer months are required of a customer whose application was funded.
  if new.outcome is not distinct from 'funded' then
    update work_list_entry set proof = null
    from application where application.id = work_list_entry.application_id and application.customer_id = new.customer_id;
  end if;
  return null;
end $$;

create or replace trigger work_list_of_application after insert or update of
    customer_id, status, outcome, structure, funding, reference, submitted_at, next_contact_day, account_manager_email
  on application for each row when (new.submitted_at is not null) execute function on_application_changed();
