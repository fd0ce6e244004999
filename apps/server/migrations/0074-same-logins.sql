-- Connections of the same bank login, whether or not they have ended.
create index concurrently if not exists bank_connection_any_login on bank_connection (login_hash);
