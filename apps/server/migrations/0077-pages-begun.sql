-- Pages of a scan that were begun, counted again for each pass over its pages; null unless a scan is or was being read.
alter table statement_file add column pages_begun smallint, add column page_count smallint;
