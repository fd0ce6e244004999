-- Account managers search for people by the words of their names, as keyed hashes.
alter table match_key drop constraint match_key_kind_check;
alter table match_key add constraint match_key_kind_check check (kind in ('rows', 'account', 'holder', 'sin', 'person',
  'phone', 'email', 'homeAddress', 'businessAddress', 'nameWord')) not valid;
