import type { FastifyInstance } from 'fastify';
import { MEGABYTE } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import { createBodyBudget } from '../../../http/limits/body-budget.ts';
import { clientKey } from '../../../http/limits/client-address.ts';
import type { WebhookRefusal } from '../../../providers/bank-aggregator/bank-aggregator.ts';
import { acceptBankNotice } from '../actions/bank/accept-bank-notice.ts';

/** A year of transactions of a busy account. */
const NOTICE_MAXIMUM_BYTES = 16 * MEGABYTE;
/** Two maximum-size notices per address, four in total; the provider resends refused ones. */
const LIMITS = {
  perBodyBytes: NOTICE_MAXIMUM_BYTES,
  perClientBytes: 2 * NOTICE_MAXIMUM_BYTES,
  totalBytes: 4 * NOTICE_MAXIMUM_BYTES,
};

/**
 * Receives the bank provider's notices. Without a well-formed signature header, the body is not read at all; with a
 * wrong signature, the body is dropped as soon as it has arrived.
 */
export async function registerBankNotices(app: FastifyInstance, context: Context): Promise<void> {
  const budget = createBodyBudget(LIMITS);

  const refuse = (reason: WebhookRefusal): DomainError => {
    context.logger.warn({ reason }, 'bank notice refused');
    return new DomainError(reason === 'unreadable' ? 'errorValidation' : 'errorForbidden');
  };

  await app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.addHook('onRequest', (request, _reply, done) => {
      const reason = context.bank.findWebhookRefusal(request.headers);
      const isTooLarge = Number(request.headers['content-length'] ?? 0) > NOTICE_MAXIMUM_BYTES;
      const tooLarge = isTooLarge ? new DomainError('errorFileSize') : undefined;
      done(reason ? refuse(reason) : tooLarge);
    });
    scope.post('/api/bank-notices', async (request, reply) => {
      const { bytes, release } = await budget.read(request.raw, clientKey(request.ip));
      try {
        const reading = context.bank.parseWebhook(request.headers, bytes);
        if (reading.state === 'refused') throw refuse(reading.reason);
        await acceptBankNotice(context, reading.notice);
      } finally {
        release();
      }
      return reply.code(200).send({});
    });
    registered();
  });
}
