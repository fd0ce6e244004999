-- revision: 1
-- Notifies consoles of leads. The trigger's argument is the column with the id of the lead.
create or replace function notify_lead_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_changed', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end $$;

create or replace trigger lead_changed
  after insert or delete or update of version, account_manager_email, written_at, came_back_at on lead
  for each row execute function notify_lead_changed('id');
create or replace trigger lead_changed after insert on lead_event
  for each row execute function notify_lead_changed('lead_id');
