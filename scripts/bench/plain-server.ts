// Baseline: plain Fastify and pg, and raw streams to disk.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists plain_row (id bigserial primary key, owner int, body jsonb not null)');
await pool.query('create index if not exists plain_row_owner on plain_row (owner)');

const app = fastify();
app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

app.get('/readyz', () => ({ ok: true }));

app.post('/insert', async (request) => {
  const text = 'insert into plain_row (owner, body) values ($1, $2) returning id';
  const result = await pool.query<{ id: string }>({ name: 'insert', text, values: [0, JSON.stringify(request.body)] });
  return { id: result.rows[0]?.id };
});

app.post<{ Params: { owner: string; rows: string } }>('/fill/:owner/:rows', async (request) => {
  const { owner, rows } = request.params;
  const text = `insert into plain_row (owner, body) select $1, '{"amount": 80000}' from generate_series(1, $2)`;
  await pool.query(text, [Number(owner), Number(rows)]);
  return { ok: true };
});

app.get<{ Params: { owner: string } }>('/select/:owner', async (request) => {
  const text = 'select id, owner, body from plain_row where owner = $1 order by id desc limit 100';
  const result = await pool.query({ name: 'select', text, values: [Number(request.params.owner)] });
  return { rows: result.rows };
});

app.post('/stream', { bodyLimit: 1_073_741_824 }, async (request) => {
  const file = join(process.env.DATA_DIR ?? '.', `plain-${String(process.hrtime.bigint())}`);
  await pipeline(request.body as NodeJS.ReadableStream, createWriteStream(file));
  await rm(file);
  return { ok: true };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
