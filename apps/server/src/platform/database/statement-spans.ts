import type { LogEvent } from 'kysely';
import { failureOf, type Tracer } from '../telemetry/tracing.ts';
import type { DatabaseKind } from './database.ts';

const systems = { postgres: 'postgresql', pglite: 'pglite' } as const satisfies Record<DatabaseKind, string>;
const verb = /^\s*(?:\/\*.*?\*\/\s*)?(?<verb>[a-z]+)/isu;
const table = /\b(?:from|into|update|join)\s+"?(?<table>[a-z_.]+)/iu;

/** A span per statement, by verb and first table, without text or values. */
export function spansOfStatements(tracer: Tracer, kind: DatabaseKind): (event: LogEvent) => void {
  return (event) => {
    const { sql } = event.query;
    const operation = (verb.exec(sql)?.groups?.verb ?? 'statement').toUpperCase();
    const summary = [operation, table.exec(sql)?.groups?.table].filter(Boolean).join(' ');
    tracer.note({
      name: summary,
      kind: 'client',
      attributes: { 'db.system.name': systems[kind], 'db.operation.name': operation, 'db.query.summary': summary },
      milliseconds: event.queryDurationMillis,
      failure: event.level === 'error' ? failureOf(event.error) : undefined,
    });
  };
}
