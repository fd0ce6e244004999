-- What account managers ruled: whether a payee is a lender, and whether a deposit is a sale. A withdrawn ruling stays,
-- without its contents.
create table revenue_ruling (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  -- The account of the deposit, with which the ruling is erased; null for a payee.
  statement_id uuid,
  position smallint,
  ruling_sealed text,
  -- The reason in the account manager's words.
  words_sealed text,
  made_by text not null,
  made_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (ruling_sealed is not null)),
  check ((withdrawn_at is null) = (words_sealed is not null)),
  foreign key (statement_id, position) references statement_account (statement_id, position) on delete cascade
);
create index revenue_ruling_application on revenue_ruling (application_id);
create index revenue_ruling_account on revenue_ruling (statement_id, position) where statement_id is not null;
