-- What the overview counts by day: submissions, beginnings and referrals; closings and leads have their index already.
create index work_list_submitted on work_list_entry (submitted_at);
create index application_created on application (created_at);
create index referral_created on referral (created_at);
-- When somebody of the lender was in touch with an applicant: a call that nobody answered is not that.
create index application_event_contact on application_event (application_id, at)
  where kind in ('contacted', 'statementsAsked', 'sinAsked', 'questionAsked', 'closed') and staff_name is not null
    and coalesce(details #>> '{contact,outcome}', 'sent') not in ('noAnswer', 'wrongNumber');
