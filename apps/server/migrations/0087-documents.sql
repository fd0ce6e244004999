-- Documents other than statements, which staff request by kind and customers upload.
alter table information_item add column document text, add column message_sealed text;
alter table information_item drop constraint information_item_kind_check;
alter table information_item add constraint information_item_kind_check
  check (kind in ('statements', 'sin', 'question', 'document')) not valid;
alter table information_item add constraint information_item_document_check
  check (document in ('voidCheque', 'identity', 'noticeOfAssessment', 'contract', 'lease', 'other')) not valid;

create table document_file (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  item_id uuid not null references information_item (id) on delete cascade,
  file_name text not null,
  size_bytes bigint not null,
  sha256 text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  storage_key text not null,
  uploaded_at timestamptz not null
);
create index document_file_application on document_file (application_id, uploaded_at);
create unique index document_file_unique on document_file (item_id, sha256);

-- Without a foreign key, which would lock the table: a ticket lives for a minute, and an erased file is not found.
alter table download_ticket add column document_id uuid;
