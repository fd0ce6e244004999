-- Whether somebody who was not eligible came back: when they went on with an application, and which it was.
alter table lead
  add column came_back_at timestamptz,
  add column application_id uuid references application (id) on delete set null,
  -- When the lender's systems were due to be notified; null until then.
  add column announced_at timestamptz;
update lead set announced_at = created_at;
update lead set came_back_at = first.created_at, application_id = first.id
from (
  select distinct on (lead.id) lead.id as lead_id, application.id, application.created_at
  from lead
    join customer on customer.email_folded = lead.email_folded
    join application on application.customer_id = customer.id and application.created_at > lead.created_at
  order by lead.id, application.created_at) as first
where first.lead_id = lead.id;
-- Who had applied by their day was marked like those who were written to, but got no mail.
update lead set written_at = null, write_on = null where came_back_at <= written_at;
create index lead_unannounced on lead (id) where announced_at is null;
create index lead_came_back on lead (id) where came_back_at is not null;
create index lead_told on lead (id) where written_at is not null;
create index lead_application on lead (application_id) where application_id is not null;

-- A delivery tells of an event of an application, or of a lead; its event is then the lead itself.
alter table webhook_delivery
  alter column application_id drop not null,
  drop constraint webhook_delivery_event_id_fkey,
  add column lead_id uuid references lead (id) on delete cascade,
  add constraint webhook_delivery_subject check (num_nonnulls(application_id, lead_id) = 1);
create index webhook_delivery_lead on webhook_delivery (lead_id) where lead_id is not null;
create index webhook_delivery_pending_lead on webhook_delivery (endpoint_id, next_try_at)
  where state = 'pending' and lead_id is not null;

-- Why the account manager was given a check; null of the others, and of those given before this was noted.
alter table application_check add column reason text
  check (reason in ('checkFailed', 'noConsent', 'sinDeclined', 'notFoundWithSin', 'statementsUnread'));

-- The name of the staff key by which it happened; null of what customers and the portal itself do.
alter table application_event add column staff_name text;
-- Who asked is known from the request: its events were written in the same transaction.
update application_event set staff_name = information_request.asked_by
from information_request
where information_request.application_id = application_event.application_id
  and information_request.asked_by <> 'check'
  and application_event.kind in ('statementsAsked', 'sinAsked', 'questionAsked')
  and application_event.at between information_request.asked_at and information_request.asked_at + interval '1 second';
