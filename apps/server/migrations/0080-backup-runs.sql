-- Backups and restore trials, recorded by the scripts in deploy/. An error is the name of the step that failed.
create table backup_run (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint backup_run_kind_check check (kind in ('backup', 'trial')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  error text constraint backup_run_error_check check (error ~ '^[a-z-]{1,40}$'),
  database_bytes bigint,
  files_bytes bigint,
  row_count bigint
);
