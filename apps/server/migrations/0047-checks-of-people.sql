-- Why a check is a person's: also what a person gives as their reason, and that a search without the SIN found nobody.
alter table application_check drop constraint application_check_reason_check;
alter table application_check add constraint application_check_reason_check check (reason in (
  'checkFailed', 'noConsent', 'sinDeclined', 'notFoundWithSin', 'notFound', 'statementsUnread',
  'takesTooLong', 'dataWrong', 'checkedOtherwise', 'other')) not valid;
-- Who took it over, did it or had it tried again, and what they wrote for the file.
alter table application_check add column changed_by text;
alter table application_check add column words_sealed text;
