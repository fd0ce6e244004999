-- What jobs look for and what a foreign key deletes by, where the index of the table was over a part of it or missing.
create index concurrently if not exists session_of_customer on session (customer_id);
drop index concurrently if exists session_customer;
create index concurrently if not exists bank_connection_login_kept on bank_connection (application_id)
  where login_sealed is not null;
create index concurrently if not exists consent_to_recording on consent (customer_id)
  where kind = 'sessionRecording' and withdrawn_at is null;
