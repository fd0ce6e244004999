-- Finds the offers that wait for approval.
create index concurrently if not exists application_decision_to_approve on application_decision (application_id)
  where needs_approval and approved_at is null and ended_as is null;
