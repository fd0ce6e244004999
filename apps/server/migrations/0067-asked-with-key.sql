-- Whether a key asked, by whose name the request goes; unknown of requests before.
alter table information_request add column asked_with_key boolean;
