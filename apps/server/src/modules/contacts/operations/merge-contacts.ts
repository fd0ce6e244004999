import { DomainError } from '@portal/contract/error-codes';
import { mergeContacts } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import { violatesUnique } from '../../../platform/database/index.ts';
import { assertPreviewCurrent, refuseSame } from '../actions/preview-merge.ts';
import { mergeCustomers } from '../storage/merge-customers.ts';

export const mergeContactsOperation = implement(mergeContacts, async ({ context, body, exchange }) => {
  const { keepCustomerId: keep, mergeCustomerId: merge, fingerprint } = body;
  exchange.noteRow(keep);
  exchange.noteRow(merge);
  refuseSame({ keep, merge });

  const applications = await context.database
    .transaction(async (tx) => {
      if (fingerprint !== undefined) await assertPreviewCurrent(tx, { keep, merge }, fingerprint);
      return mergeCustomers(tx, { keep, merge });
    })
    .catch((error: unknown) => {
      throw violatesUnique(error, 'application_one_open_per_business')
        ? new DomainError('errorOpenApplicationFound')
        : error;
    });
  if (applications === undefined) throw new DomainError('errorNotFound');
  return { customerId: keep, applications };
});
