-- How many calls a client address or a key has made in its minute, in all processes. Of processes that know it by
-- themselves already: nothing is lost with it, so it is not logged. The subject is a keyed hash.
create unlogged table call_count (
  subject_hash text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_count_ends_at on call_count (ends_at);
