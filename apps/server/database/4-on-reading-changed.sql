-- revision: 1
-- What was read from a file, or corrected, makes the proof unknown.
create or replace function on_reading_changed() returns trigger language plpgsql as $$
begin
  perform forget_proof(statement_file.application_id) from statement_file
  where statement_file.id = coalesce(new.statement_id, old.statement_id);
  return null;
end $$;

create or replace trigger work_list_of_reading after insert or delete or update of periods, is_credit_card on statement_reading
  for each row execute function on_reading_changed();
create or replace trigger work_list_of_account after insert or delete or update of proof on statement_account
  for each row execute function on_reading_changed();
