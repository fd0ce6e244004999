import { foldEmail } from '@portal/contract/fields/email-text';
import { mailUploadLink } from '@portal/contract/operations/handoff';
import { paths } from '@portal/contract/routes';
import { clientKey } from '../../../../http/limits/client-address.ts';
import { implement } from '../../../../kernel/operation.ts';
import { audited, takeQuota } from '../../../auth/index.ts';
import { requestMail } from '../../../notification/index.ts';
import { createLink } from '../../actions/handoff/create-link.ts';

/** Mails only the customer's own address, within the quotas of verification mails. */
export const mailUploadLinkOperation = implement(mailUploadLink, async ({ context, caller, params, exchange }) => {
  const { config, database } = context;
  const call = {
    operationId: mailUploadLink.operationId,
    requestId: exchange.requestId,
    rowIds: [params.applicationId],
  };
  await audited(context, call, (noteRow) =>
    database.transaction(async (tx) => {
      const { application, row, link } = await createLink(tx, context, caller, {
        ...params,
        kind: 'device',
        showsName: true,
      });
      await takeQuota(tx, context, 'sendFromClient', clientKey(exchange.clientAddress));
      await takeQuota(tx, context, 'sendToAddress', foldEmail(application.email));
      await requestMail(tx, context, {
        template: 'continueUpload',
        to: application.email,
        language: application.language,
        expiresAt: row.expires_at,
        uploadLink: link,
        logInLink: `${config.publicUrl}${paths.loginLink}#to=${paths.myApplications}`,
      });
      noteRow(row.id);
    }),
  );
  return undefined;
});
