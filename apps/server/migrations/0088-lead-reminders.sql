-- A reminder is about an application or about a lead. Earlier versions list only reminders of applications.
-- needs: 0084-staff-reminders.sql
-- squawk-ignore ban-drop-not-null
alter table staff_reminder alter column application_id drop not null;
alter table staff_reminder add column lead_id uuid;
alter table staff_reminder add constraint staff_reminder_lead_id_fkey
  foreign key (lead_id) references lead (id) on delete cascade not valid;
alter table staff_reminder add constraint staff_reminder_about_check
  check (num_nonnulls(application_id, lead_id) = 1) not valid;
