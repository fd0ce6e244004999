-- Reminders that end with their lead.
create index concurrently if not exists staff_reminder_lead on staff_reminder (lead_id) where lead_id is not null;
