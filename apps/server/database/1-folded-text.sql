-- revision: 1
-- Text as it is searched and sorted: without case and accents, whatever the locale of the database. Search texts are
-- stored folded: a change here needs a job that folds them again.
create or replace function folded_text(given text) returns text language sql immutable strict parallel safe as $$
  select lower(replace(replace(
    translate(given, 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ’', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'''),
    'œ', 'oe'), 'Œ', 'oe'))
$$;
