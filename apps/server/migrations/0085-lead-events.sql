-- What account managers do about a lead, and whose lead it is. Events end with their lead.
alter table lead
  add column account_manager_name text,
  add column account_manager_email text,
  add column contacted_at timestamptz,
  add column version integer not null default 0;
create table lead_event (
  id uuid primary key,
  lead_id uuid not null references lead (id) on delete cascade,
  kind text not null check (kind in ('assigned', 'contacted', 'noteAdded')),
  at timestamptz not null,
  staff_name text not null,
  assigned_to text,
  contact_kind text check (contact_kind in ('call', 'mail', 'message')),
  contact_outcome text check (contact_outcome in ('reached', 'leftMessage', 'noAnswer', 'wrongNumber', 'sent')),
  note_sealed text
);
create index lead_event_lead on lead_event (lead_id, at, id);
