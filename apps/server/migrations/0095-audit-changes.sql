-- What a call changed in a person's access: role and funding limit, before and after.
alter table audit_entry add column if not exists change jsonb;
