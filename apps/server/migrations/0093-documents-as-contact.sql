-- A request for documents is a contact, too. The previous version's query finds its rows in this index as well.
create index concurrently if not exists application_event_first_contact on application_event (application_id, at)
  where kind in ('contacted', 'statementsAsked', 'sinAsked', 'questionAsked', 'documentAsked', 'closed')
    and staff_name is not null
    and coalesce(details #>> '{contact,outcome}', 'sent') not in ('noAnswer', 'wrongNumber');
drop index concurrently if exists application_event_contact;
