-- revision: 1
-- The portal works the proof out from statements and bank connections. Here it only becomes unknown again.
create or replace function forget_proof(of_application uuid) returns void language sql as $$
  -- Also where it is unknown already: somebody may be working it out from what was there before.
  update work_list_entry set proof = null where application_id = of_application
$$;
