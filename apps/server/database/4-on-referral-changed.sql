-- revision: 1
-- Keeps the work list up to date with the partner who referred an application.
create or replace function on_referral_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.application_id is not null then perform refresh_work_list_entry(old.application_id); end if;
  if tg_op <> 'DELETE' and new.application_id is not null then perform refresh_work_list_entry(new.application_id); end if;
  return null;
end $$;

create or replace trigger work_list_of_referral after insert or delete or update of application_id, partner_id on referral
  for each row execute function on_referral_changed();
