-- Of what two people may change at once: the second is told that the first did, and who it was.
alter table staff_person add column version integer not null default 0;
alter table staff_person add column changed_by text;
alter table staff_person add column changed_at timestamptz;
alter table question_template add column version integer not null default 0;
alter table question_template add column changed_by text;
alter table question_template add column changed_at timestamptz;
