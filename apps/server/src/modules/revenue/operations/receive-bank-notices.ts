import type { FastifyInstance } from 'fastify';
import { DAY_MS, MEGABYTE } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../context.ts';
import type { BankNotice } from '../../../providers/bank-aggregator/bank-aggregator.ts';
import { keepTransactions } from '../keep-transactions.ts';
import { findBankConnection, forgetBankNotices, insertBankNotice } from '../storage/bank-connections.ts';
import { openRequest } from '../storage/bank-seals.ts';

/** A year of transactions of a busy account. */
const NOTICE_MAXIMUM_BYTES = 16 * MEGABYTE;
const NOTICE_REMEMBERED_MS = 30 * DAY_MS;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Where the bank provider tells that something is read. Only what carries its signature is looked at, and once. */
export async function registerBankNotices(app: FastifyInstance, context: Context): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: NOTICE_MAXIMUM_BYTES },
      (_request, body: Buffer, parsed) => parsed(null, body),
    );
    scope.post('/api/bank-notices', { bodyLimit: NOTICE_MAXIMUM_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reading = context.bank.parseWebhook(request.headers, body);
      if (reading.state === 'refused') {
        context.logger.warn({ reason: reading.reason }, 'bank notice refused');
        throw new DomainError(reading.reason === 'unreadable' ? 'errorValidation' : 'errorForbidden');
      }
      await take(context, reading.notice);
      return reply.code(200).send({});
    });
    done();
  });
}

async function take(context: Context, notice: BankNotice): Promise<void> {
  const { clock, database, vault } = context;
  await database.transaction(async (tx) => {
    if (!(await insertBankNotice(tx, notice.deduplicationKey, clock.now()))) return;
    await forgetBankNotices(tx, new Date(clock.now().getTime() - NOTICE_REMEMBERED_MS));
    const { tag, requestId, reading } = notice;
    if (!reading?.ok || reading.value.state !== 'ready' || tag === undefined || !uuid.test(tag)) return;
    const connection = await findBankConnection(tx, tag);
    const sealed = connection?.request_sealed;
    if (!connection || !sealed || openRequest(vault, sealed) !== requestId) return;
    await keepTransactions(tx, context, connection.id, reading.value);
  });
}
