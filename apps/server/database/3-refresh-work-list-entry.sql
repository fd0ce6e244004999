-- revision: 1
-- Brings the work list entry of one application up to date, or removes it.
create or replace function refresh_work_list_entry(changed_id uuid) returns void language sql as $$
  delete from work_list_entry where application_id = changed_id
    and not exists (select from submitted_application where submitted_application.application_id = changed_id);
  insert into work_list_entry (application_id, status, language, province, requested_amount, business, search_text,
    partner_id, submitted_at, promised_day, account_manager_email, changed_at, outcome)
  select application_id, status, language, province, requested_amount, business, search_text,
    partner_id, submitted_at, promised_day, account_manager_email, changed_at, outcome
  from submitted_application where application_id = changed_id
  on conflict (application_id) do update set
    status = excluded.status, language = excluded.language, province = excluded.province,
    requested_amount = excluded.requested_amount, business = excluded.business, search_text = excluded.search_text,
    partner_id = excluded.partner_id, submitted_at = excluded.submitted_at, promised_day = excluded.promised_day,
    account_manager_email = excluded.account_manager_email, changed_at = excluded.changed_at, outcome = excluded.outcome
$$;
