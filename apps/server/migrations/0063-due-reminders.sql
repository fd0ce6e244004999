-- Applications whose reminder comes next, by how many they have had and when: without it, the job reads all that were left.
create index concurrently if not exists application_to_remind on application (reminders_sent, reminded_at, created_at)
  where status = 'incomplete' and expiry_notice_at is null;
