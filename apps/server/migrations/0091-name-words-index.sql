-- Each word of a name once, for finding people by parts of their names.
create index concurrently if not exists match_key_name_word on match_key (value_hash) where kind = 'nameWord';
