create index concurrently if not exists application_open_of_manager on application (account_manager_email, id)
  where account_manager_email is not null and status <> 'closed';
