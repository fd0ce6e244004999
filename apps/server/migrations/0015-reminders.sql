-- Reminders about an application left alone. The count never starts again: three are the most an application gets.
alter table application
  add column reminders_sent smallint not null default 0 check (reminders_sent between 0 and 3),
  add column reminded_at timestamptz;
alter table customer add column reminders_stopped_at timestamptz;
-- The day from which a business that was too young qualifies, and when the person was written to.
alter table lead
  add column write_on date,
  add column written_at timestamptz;
create index lead_to_write_to on lead (write_on) where write_on is not null and written_at is null;
