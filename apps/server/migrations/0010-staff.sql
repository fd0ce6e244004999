alter table application add column account_manager_name text;
alter table application add column account_manager_email text;
create index application_account_manager on application (account_manager_email, id) where account_manager_email is not null;
create index application_status_newest on application (status, id);
create index business_operating_name on business (lower(operating_name) text_pattern_ops);
create index business_legal_name on business (lower(legal_name) text_pattern_ops);

-- The CRM's own id of a contact that was imported.
alter table customer add column contact_id text;
create unique index customer_contact_id on customer (contact_id) where contact_id is not null;

-- A ticket for one statement instead of the copy of the application.
alter table download_ticket add column statement_id uuid references statement_file (id) on delete cascade;
create index download_ticket_statement on download_ticket (statement_id) where statement_id is not null;
