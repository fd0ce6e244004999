-- Account managers search leads by any part of an email address.
create index concurrently if not exists lead_email_part on lead using gin (email_folded gin_trgm_ops);
