-- The audit trail is searched by operation, and what a webhook has not received is looked at without the rest.
create index audit_entry_operation on audit_entry (operation, at);
create index webhook_delivery_undelivered on webhook_delivery (endpoint_id, event_id) where state <> 'delivered';
