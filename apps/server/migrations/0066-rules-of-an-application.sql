-- What the values of an application must be is looked at when one of them is written. A check is read anew by PostgreSQL for
-- each update, also of other columns: six of them were a tenth of what saving a step cost the database
-- (docs/decisions/0077-the-rules-of-an-application.md).
create function assert_application_rules() returns trigger language plpgsql as $$
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

create constraint trigger application_rules
  after insert or update of status, outcome, months_reason, months_reason_at, reminders_sent on application
  for each row execute function assert_application_rules();

alter table application
  drop constraint application_status_check,
  drop constraint application_outcome_check,
  drop constraint application_months_reason_check,
  drop constraint application_reminders_sent_check,
  drop constraint application_check,
  drop constraint application_check1;
