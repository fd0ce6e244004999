-- How a person arranged the work list: its columns, and its order. Null as long as they left it as it was.
alter table staff_person add column work_list jsonb;
