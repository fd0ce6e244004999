-- What a statement prints beside its rows for them to be checked against, sealed; null for those read before.
alter table statement_account add column checks_sealed text;
