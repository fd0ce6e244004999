-- What was offered with a decision to fund. The amount is also plain, because the overview adds it up.
alter table application_decision add column offer_sealed text, add column offer_amount integer;
