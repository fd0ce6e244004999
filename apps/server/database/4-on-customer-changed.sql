-- revision: 1
-- Keeps the work list up to date with the language and email of a customer.
create or replace function on_customer_changed() returns trigger language plpgsql as $$
begin
  perform refresh_work_list_entry(application.id) from application
  where application.customer_id = new.id and application.submitted_at is not null;
  return null;
end $$;

create or replace trigger work_list_of_customer after update of language, email_folded on customer for each row
  when (old.language <> new.language or old.email_folded <> new.email_folded) execute function on_customer_changed();
