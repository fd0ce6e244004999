-- What was asked of an applicant by mistake can be withdrawn.
alter table information_item drop constraint information_item_settled_as_check;
alter table information_item add constraint information_item_settled_as_check
  check (settled_as in ('provided', 'declined', 'withdrawn')) not valid;
