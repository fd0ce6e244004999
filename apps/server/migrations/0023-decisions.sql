-- What staff decided on an application: it waits, and can be undone, before the application is closed by it.
create table application_decision (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  outcome text not null check (outcome in ('funded', 'declined', 'withdrawn')),
  reason text check (reason in (
    'revenueTooLow', 'revenueNotProven', 'revenueFalling', 'tooManyRepayments', 'accountBelowZero', 'creditHistory',
    'industryNotFinanced', 'identityNotConfirmed', 'informationNotProvided', 'other',
    'fundedElsewhere', 'offerNotAccepted', 'noLongerNeeded', 'notReached', 'duplicate')),
  words_sealed text,
  decided_by text not null,
  decided_at timestamptz not null,
  takes_effect_at timestamptz not null,
  ended_as text check (ended_as in ('carriedOut', 'undone', 'overtaken')),
  ended_at timestamptz,
  undone_by text,
  check ((ended_as is null) = (ended_at is null)),
  check ((undone_by is not null) = (ended_as is not distinct from 'undone'))
);
create index application_decision_application on application_decision (application_id, id desc);
create unique index application_decision_one_waiting on application_decision (application_id) where ended_as is null;
