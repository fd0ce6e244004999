-- Every save of a step changes updated_at. With no index over it, a save writes no index at all (a HOT update).
-- An application left untouched since a time was made before it, so the index over creation finds it as well.
drop index application_untouched;
create index application_left on application (created_at) where status = 'incomplete';
-- Room in each page for the next version of its rows.
alter table application set (fillfactor = 80);
