-- An application of which everything about its business is erased has no row in the work list: there is nothing to show, and
-- what it was searched by is personal data too.
create or replace view submitted_application as
select application.id as application_id, application.status, customer.language,
  application.structure->>'stateCode' as province,
  coalesce((application.funding->>'requestAmount')::numeric, 0)::integer as requested_amount,
  folded_text(coalesce(application.structure->>'companyName', '')) as business,
  folded_text(concat(' ', application.reference, ' ', customer.email_folded, ' ',
    application.structure->>'companyName', ' ', application.structure->>'legalBusinessName')) as search_text,
  (select referral.partner_id from referral where referral.application_id = application.id limit 1) as partner_id,
  application.submitted_at,
  coalesce(application.next_contact_day, (application.submitted_at at time zone 'America/Toronto')::date) as promised_day,
  application.account_manager_email,
  coalesce((select max(application_event.at) from application_event
    where application_event.application_id = application.id), application.submitted_at) as changed_at,
  application.outcome
from application join customer on customer.id = application.customer_id
where application.submitted_at is not null and application.structure is not null;

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
