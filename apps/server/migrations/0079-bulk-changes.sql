-- Changes to many applications at once. A job carries one out in parts: the first `done` of its applications are dealt
-- with. What to change is deleted at the end.
create table bulk_change (
  id uuid primary key,
  kind text not null check (kind in ('assign', 'note', 'close')),
  change_sealed text,
  applications uuid[] not null,
  versions integer[] not null,
  done integer not null default 0,
  left_out uuid[] not null default '{}',
  -- Applications that were news to the new account manager, for the email at the end.
  assigned uuid[] not null default '{}',
  made_by text not null,
  made_by_email text,
  made_by_id uuid not null,
  made_at timestamptz not null,
  takes_effect_at timestamptz not null,
  ended_as text check (ended_as in ('carriedOut', 'undone')),
  ended_at timestamptz
);
create index bulk_change_made_by on bulk_change (made_by_id, id desc);
create index bulk_change_ended on bulk_change (ended_at) where ended_at is not null;
