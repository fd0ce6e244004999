-- What a lost job left behind: bank access of closed applications, and accounts whose owner was granted erasure.
create index concurrently if not exists bank_connection_to_end on bank_connection (application_closed_at)
  where ended_at is null and application_closed_at is not null;
create index concurrently if not exists privacy_request_erasure on privacy_request (customer_id)
  where kind = 'erasure' and outcome = 'done';
