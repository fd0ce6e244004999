-- Closed applications by how they ended; those without it are what a job still has to fill in.
create index concurrently if not exists work_list_outcome on work_list_entry (outcome, promised_day, application_id)
  where status = 'closed';
