-- The session or key of the lender that took a ticket for a download, which ends with them. Tickets last a minute, so nothing
-- refers to rows here.
alter table download_ticket add column staff_session_id uuid, add column key_id uuid;
