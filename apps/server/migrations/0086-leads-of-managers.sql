-- Finds the leads of an account manager, newest first.
create index concurrently if not exists lead_account_manager on lead (account_manager_email, id)
  where account_manager_email is not null;
