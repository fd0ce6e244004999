-- The photo of a person of the lender, where they show one; sealed.
create table staff_photo (
  person_id uuid primary key references staff_person (id) on delete cascade,
  photo_sealed text not null,
  saved_at timestamptz not null
);
