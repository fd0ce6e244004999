-- When the rows of its statements were erased, so that the daily job need not look through all that were closed.
alter table application add column statement_rows_erased_at timestamptz;
