-- Why the customer does not have the statements of some months. What they wrote is sealed.
alter table application
  add column months_reason text check (months_reason in ('accountOpened', 'otherBank', 'other')),
  -- YYYY-MM: when the account was opened.
  add column months_reason_opened text,
  add column months_reason_text_sealed text,
  add column months_reason_at timestamptz,
  add check ((months_reason is null) = (months_reason_at is null));
