-- No query searches the audit trail by request. At ten million entries, this index had the size of a third of the table.
drop index concurrently if exists audit_entry_request;
