-- Questions that account managers ask again and again, in both languages. What was asked with one is a copy of it.
create table question_template (
  id uuid primary key,
  name text not null,
  name_folded text not null,
  question_en text not null,
  question_fr text not null,
  constraint question_template_name_unique unique (name_folded)
);
