import type { BankConnection, BankConnectionState } from '@portal/contract/bank/bank-connection';
import type { TextKey } from '@portal/locales';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { accountName } from './account-name.ts';
import { DisconnectBank } from './disconnect-bank.tsx';

const states = {
  readingAccounts: { text: 'revenue.bank.states.readingAccounts', tone: 'info' },
  chooseAccount: { text: 'revenue.bank.states.chooseAccount', tone: 'attention' },
  readingTransactions: { text: 'revenue.bank.states.readingTransactions', tone: 'info' },
  read: { text: 'revenue.bank.states.read', tone: 'good' },
  failed: { text: 'revenue.bank.states.failed', tone: 'bad' },
} as const satisfies Record<BankConnectionState, { text: TextKey; tone: BadgeProps['tone'] }>;

/** Which bank and account, how it stands, and the way to disconnect it. */
export function ConnectedBank({ connection }: { connection: BankConnection }) {
  const texts = useText();
  const { t } = texts;
  const application = useCurrentApplication();
  const account = connection.accounts.find(({ accountId }) => accountId === connection.accountId);
  const { text, tone } = states[connection.state];
  return (
    <>
      <DefinitionList
        items={[
          { term: t('revenue.bank.institution'), value: connection.institution },
          ...(account ? [{ term: t('revenue.bank.accountLabel'), value: accountName(account, texts) }] : []),
          { term: t('revenue.bank.status'), value: <Badge tone={tone}>{t(text)}</Badge> },
        ]}
      />
      <p>
        <DisconnectBank application={application} institution={connection.institution} />
      </p>
    </>
  );
}
