-- Erasing an application looks for its tickets.
create index concurrently if not exists download_ticket_application on download_ticket (application_id);
