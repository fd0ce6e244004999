-- Lenders that administrators added to the built-in ones. Words are capitals without accents, as on a statement.
create table added_lender (
  id uuid primary key,
  name text not null,
  name_folded text not null,
  words text[] not null,
  source text,
  added_by text not null,
  added_at timestamptz not null,
  constraint added_lender_name_unique unique (name_folded)
);
