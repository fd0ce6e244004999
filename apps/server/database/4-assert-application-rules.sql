-- revision: 3
-- Checks the values of an application when one of them is written: a check constraint would be evaluated for every update,
-- also of other columns.
create or replace function assert_application_rules() returns trigger language plpgsql as $$
begin
  if (new.status in ('incomplete', 'underReview', 'informationRequired', 'closed')
    and new.outcome in ('funded', 'declined', 'withdrawn', 'expired')
    and new.months_reason in ('accountOpened', 'otherBank', 'other')) is false
    or (new.status = 'closed') <> (new.outcome is not null)
    or (new.months_reason is null) <> (new.months_reason_at is null)
    or new.reminders_sent not between 0 and 3
  then
    raise check_violation using table = 'application', constraint = 'application_rules',
      message = 'an application would break a rule of its values';
  end if;
  return null;
end $$;

-- A constraint trigger cannot be replaced.
drop trigger if exists application_rules on application;
create constraint trigger application_rules
  after insert or update of status, outcome, months_reason, months_reason_at, reminders_sent on application
  for each row execute function assert_application_rules();
