-- Why a connection ended. One that ended with its application was not taken back by the person: what it showed of the
-- business may still count for the next application.
alter table bank_connection
  add column ended_because text check (ended_because in ('replaced', 'disconnected', 'applicationClosed'));
update bank_connection set ended_because = 'disconnected' where ended_at is not null;
alter table bank_connection add constraint bank_connection_end_has_a_cause
  check ((ended_at is null) = (ended_because is null));
-- Logins that the provider has yet to delete.
create index bank_connection_to_forget on bank_connection (ended_at) where ended_at is not null and login_sealed is not null;
