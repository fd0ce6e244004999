create index concurrently if not exists application_statement_rows on application (closed_at)
  where status = 'closed' and statement_rows_erased_at is null;
