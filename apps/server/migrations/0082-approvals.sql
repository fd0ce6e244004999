-- An offer above the limit of the person who decides waits for the approval of a second person. The one who decided is
-- known by id, because two people may have the same name; null for a key.
alter table staff_person add column funding_limit integer check (funding_limit >= 0);
alter table application_decision
  add column needs_approval boolean not null default false,
  add column decider_id uuid,
  add column approved_by text,
  add column approved_at timestamptz;
