-- How long the readers have worked on the files of a customer in the hour that began with the first of them. Erased
-- once that hour is over.
create table reading_time (
  customer_id uuid primary key references customer (id) on delete cascade,
  counted_from timestamptz not null,
  -- Milliseconds of processor time.
  worked_ms integer not null
);
create index reading_time_counted_from on reading_time (counted_from);
