-- revision: 1
-- Files that are added or removed make the proof unknown.
create or replace function on_statement_changed() returns trigger language plpgsql as $$
begin
  perform forget_proof(new.application_id);
  return null;
end $$;

create or replace trigger work_list_of_statement after insert or update of removed_at on statement_file
  for each row execute function on_statement_changed();
