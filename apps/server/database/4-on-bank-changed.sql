-- revision: 1
-- A bank connection that is made, read or ended makes the proof unknown.
create or replace function on_bank_changed() returns trigger language plpgsql as $$
begin
  -- Bank data counts for other applications of the same business as well.
  perform forget_proof(coalesce(new.application_id, old.application_id));
  perform forget_proof(counted.id) from application as own
  join application as counted on counted.business_id = own.business_id and counted.id <> own.id
  where own.id = coalesce(new.application_id, old.application_id) and counted.submitted_at is not null;
  return null;
end $$;

create or replace trigger work_list_of_bank after insert or delete
    or update of application_id, covered_from, covered_to, read_at, ended_at, ended_because
  on bank_connection for each row execute function on_bank_changed();
