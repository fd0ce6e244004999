-- revision: 1
-- What an entry of the work list consists of. An application whose business data was erased has none: there is nothing to
-- show, and what it was searched by is personal data too.
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
