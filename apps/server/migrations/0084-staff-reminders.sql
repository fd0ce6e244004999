-- What a person wants to be reminded of; a reminder that has ended is deleted.
create table staff_reminder (
  id uuid primary key,
  person_id uuid not null references staff_person (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  remind_at timestamptz not null,
  words_sealed text
);
create index staff_reminder_person on staff_reminder (person_id, remind_at, id);
create index staff_reminder_application on staff_reminder (application_id);
