-- Search anywhere in a name; a trusted extension, which the owner of a database may create.
create extension if not exists pg_trgm;

-- Text as it is searched and sorted: without case and accents, whatever the database's locale.
create function folded_text(given text) returns text language sql immutable strict parallel safe as $$
  select lower(replace(replace(
    translate(given, 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ’', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'''),
    'œ', 'oe'), 'Œ', 'oe'))
$$;

-- What submitted applications are filtered, searched and sorted by. Everything in it follows from other tables: the
-- view says how, and the triggers below keep it, so that no statement can forget to.
create table work_list_entry (
  application_id uuid primary key references application (id) on delete cascade,
  status text not null check (status in ('underReview', 'informationRequired', 'closed')),
  language text not null,
  province text,
  requested_amount integer not null,
  -- The operating name, folded: sorted alike on every database.
  business text not null collate "C",
  -- Reference, email, operating and legal name, folded, each after a space.
  search_text text not null,
  partner_id uuid,
  submitted_at timestamptz not null,
  promised_day date not null,
  account_manager_email text,
  -- When something last happened to it.
  changed_at timestamptz not null,
  -- How far its revenue is proven; null until that is worked out again.
  proof text check (proof in ('proven', 'notProven', 'incomplete'))
);

create view submitted_application as
select application.id as application_id, application.status, customer.language,
  application.structure->>'stateCode' as province,
  coalesce((application.funding->>'requestAmount')::numeric, 0)::integer as requested_amount,
  folded_text(coalesce(application.structure->>'companyName', '')) as business,
  folded_text(concat(' ', application.reference, ' ', customer.email_folded, ' ',
    application.structure->>'companyName', ' ', application.structure->>'legalBusinessName')) as search_text,
  (select referral.partner_id from referral where referral.application_id = application.id limit 1) as partner_id,
  application.submitted_at,
  coalesce(application.next_contact_day, (application.submitted_at at time zone 'America/Toronto')::date) as promised_day,
  application.account_manager_email,
  coalesce((select max(application_event.at) from application_event
    where application_event.application_id = application.id), application.submitted_at) as changed_at
from application join customer on customer.id = application.customer_id
where application.submitted_at is not null;

create function refresh_work_list_entry(changed_id uuid) returns void language sql as $$
  insert into work_list_entry select * from submitted_application where application_id = changed_id
  on conflict (application_id) do update set
    status = excluded.status, language = excluded.language, province = excluded.province,
    requested_amount = excluded.requested_amount, business = excluded.business, search_text = excluded.search_text,
    partner_id = excluded.partner_id, submitted_at = excluded.submitted_at, promised_day = excluded.promised_day,
    account_manager_email = excluded.account_manager_email, changed_at = excluded.changed_at
$$;

create function on_application_changed() returns trigger language plpgsql as $$
begin
  perform refresh_work_list_entry(new.id);
  -- Fewer months are required of a customer whose application was funded.
  if new.outcome is not distinct from 'funded' then
    update work_list_entry set proof = null
    from application where application.id = work_list_entry.application_id and application.customer_id = new.customer_id;
  end if;
  return null;
end $$;
create trigger work_list_of_application after insert or update of
    customer_id, status, outcome, structure, funding, reference, submitted_at, next_contact_day, account_manager_email
  on application for each row when (new.submitted_at is not null) execute function on_application_changed();

create function on_customer_changed() returns trigger language plpgsql as $$
begin
  perform refresh_work_list_entry(application.id) from application
  where application.customer_id = new.id and application.submitted_at is not null;
  return null;
end $$;
create trigger work_list_of_customer after update of language, email_folded on customer for each row
  when (old.language <> new.language or old.email_folded <> new.email_folded) execute function on_customer_changed();

create function on_referral_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.application_id is not null then perform refresh_work_list_entry(old.application_id); end if;
  if tg_op <> 'DELETE' and new.application_id is not null then perform refresh_work_list_entry(new.application_id); end if;
  return null;
end $$;
create trigger work_list_of_referral after insert or delete or update of application_id, partner_id on referral
  for each row execute function on_referral_changed();

create function on_event_recorded() returns trigger language plpgsql as $$
begin
  update work_list_entry set changed_at = new.at
  where application_id = new.application_id and changed_at < new.at;
  return null;
end $$;
create trigger work_list_of_event after insert on application_event for each row execute function on_event_recorded();

-- The proof is worked out by the product from statements and bank connections; here it is only no longer known.
create function forget_proof(of_application uuid) returns void language sql as $$
  -- Also where it is unknown already: somebody may be working it out from what was there before.
  update work_list_entry set proof = null where application_id = of_application
$$;
create function on_statement_changed() returns trigger language plpgsql as $$
begin
  perform forget_proof(new.application_id);
  return null;
end $$;
create trigger work_list_of_statement after insert or update of removed_at on statement_file
  for each row execute function on_statement_changed();

create function on_reading_changed() returns trigger language plpgsql as $$
begin
  perform forget_proof(statement_file.application_id) from statement_file
  where statement_file.id = coalesce(new.statement_id, old.statement_id);
  return null;
end $$;
create trigger work_list_of_reading after insert or delete or update of periods, is_credit_card on statement_reading
  for each row execute function on_reading_changed();
create trigger work_list_of_account after insert or delete or update of proof on statement_account
  for each row execute function on_reading_changed();

create function on_bank_changed() returns trigger language plpgsql as $$
begin
  -- Bank data counts for other applications of the same business as well.
  perform forget_proof(coalesce(new.application_id, old.application_id));
  perform forget_proof(counted.id) from application as own
  join application as counted on counted.business_id = own.business_id and counted.id <> own.id
  where own.id = coalesce(new.application_id, old.application_id) and counted.submitted_at is not null;
  return null;
end $$;
create trigger work_list_of_bank after insert or delete
    or update of application_id, covered_from, covered_to, read_at, ended_at, ended_because
  on bank_connection for each row execute function on_bank_changed();

-- The other tables are only read here; the indexes are made over a table that nobody uses yet.
insert into work_list_entry select * from submitted_application;

create index work_list_open_promised on work_list_entry (promised_day, application_id) where status <> 'closed';
create index work_list_open_submitted on work_list_entry (submitted_at, application_id) where status <> 'closed';
create index work_list_open_amount on work_list_entry (requested_amount, application_id) where status <> 'closed';
create index work_list_open_business on work_list_entry (business, application_id) where status <> 'closed';
create index work_list_open_changed on work_list_entry (changed_at, application_id) where status <> 'closed';
create index work_list_closed_promised on work_list_entry (promised_day, application_id) where status = 'closed';
create index work_list_closed_submitted on work_list_entry (submitted_at, application_id) where status = 'closed';
create index work_list_closed_amount on work_list_entry (requested_amount, application_id) where status = 'closed';
create index work_list_closed_business on work_list_entry (business, application_id) where status = 'closed';
create index work_list_closed_changed on work_list_entry (changed_at, application_id) where status = 'closed';
create index work_list_account_manager on work_list_entry (account_manager_email, status, promised_day, application_id);
create index work_list_status on work_list_entry (status, promised_day, application_id) where status <> 'closed';
create index work_list_partner on work_list_entry (partner_id, application_id) where partner_id is not null;
create index work_list_province on work_list_entry (province, status);
create index work_list_proof on work_list_entry (proof, status);
-- Without a list of pending entries, which each search would read whole.
create index work_list_search on work_list_entry using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- What staff write about an application for each other.
create table staff_note (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  -- The name of the person or key.
  author text not null,
  text_sealed text not null,
  written_at timestamptz not null
);
create index staff_note_application on staff_note (application_id, written_at desc);
