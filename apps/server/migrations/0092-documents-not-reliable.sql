-- A reason to decline: statements or documents of someone else, or that were altered.
alter table application_decision drop constraint application_decision_reason_check;
alter table application_decision add constraint application_decision_reason_check check (reason in (
  'revenueTooLow', 'revenueNotProven', 'revenueFalling', 'tooManyRepayments', 'accountBelowZero', 'creditHistory',
  'industryNotFinanced', 'identityNotConfirmed', 'documentsNotReliable', 'informationNotProvided', 'other',
  'fundedElsewhere', 'offerNotAccepted', 'noLongerNeeded', 'notReached', 'duplicate')) not valid;
