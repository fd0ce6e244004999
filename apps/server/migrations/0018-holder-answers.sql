-- Whose name a statement that does not name the business is in, as the customer says. The name itself stays sealed.
alter table statement_reading
  add column holder_answer text check (holder_answer in ('businessName', 'ownName')),
  add column holder_answered_at timestamptz,
  add check ((holder_answer is null) = (holder_answered_at is null));

-- The same of the account that is picked at the bank, and whether the bank knows the login as a business or a person.
alter table bank_connection
  add column login_kind text not null default 'unknown' check (login_kind in ('business', 'personal', 'unknown')),
  add column holder_answer text check (holder_answer in ('businessName', 'ownName')),
  add column holder_answered_at timestamptz,
  add check ((holder_answer is null) = (holder_answered_at is null));
