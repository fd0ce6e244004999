import { DomainError } from '@portal/contract/error-codes';
import { startBankConnection } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { assertEditable, lockOwnApplication } from '../../application/index.ts';
import { recordConsent } from '../../customer/index.ts';

export const startBankConnectionOperation = implement(startBankConnection, async (input) => {
  const { context, caller, params, body, exchange } = input;
  const own = { applicationId: params.applicationId, customerId: caller.customerId };

  await context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, own);
    assertEditable(application, 'revenue');
    const { email } = application;
    await recordConsent(tx, context, {
      ...own,
      ...body,
      kind: 'bankData',
      email,
      clientAddress: exchange.clientAddress,
    });
  });

  const token = await context.bank.createAuthorizeToken();
  if (!token.ok) throw new DomainError('errorUnavailable');
  const { widget } = context.bank;
  return {
    frameUrl: widget.frameUrl({ language: body.language, authorizeToken: token.value, tag: own.applicationId }),
    origin: widget.origin,
    isSandbox: context.config.bank === undefined,
  };
});
