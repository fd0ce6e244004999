import type { BankConnection, BankConnectionState } from '@portal/contract/bank/bank-connection';
import type { TextKey } from '@portal/locales';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { formatAccountHolder } from '@portal/locales/format/holders';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import { DefinitionList } from '@portal/design/ui/content/definition-list.tsx';
import { accountName } from './account-name.ts';
import { AccountQuestion } from './account-question.tsx';
import { DisconnectBank } from './disconnect-bank.tsx';
import { useAccountSelection } from './use-bank-connection.ts';

const states = {
  readingAccounts: { text: 'revenue.bank.states.readingAccounts', tone: 'info' },
  chooseAccount: { text: 'revenue.bank.states.chooseAccount', tone: 'attention' },
  readingTransactions: { text: 'revenue.bank.states.readingTransactions', tone: 'info' },
  read: { text: 'revenue.bank.states.read', tone: 'good' },
  failed: { text: 'revenue.bank.states.failed', tone: 'bad' },
} as const satisfies Record<BankConnectionState, { text: TextKey; tone: BadgeProps['tone'] }>;

export function ConnectedBank({ connection }: { connection: BankConnection }) {
  const texts = useText();
  const { t } = texts;
  const application = useCurrentApplication();
  const selection = useAccountSelection(application.applicationId);
  const account = connection.accounts.find(({ accountId }) => accountId === connection.accountId);
  const holder = account && formatAccountHolder({ ...connection, ...account }, texts);
  const { text, tone } = states[connection.state];
  return (
    <>
      <DefinitionList
        items={[
          { term: t('revenue.bank.institution'), value: connection.institution },
          ...(account ? [{ term: t('revenue.bank.accountLabel'), value: accountName(account, texts) }] : []),
          ...(holder === undefined ? [] : [{ term: t('revenue.bank.holder.label'), value: holder }]),
          { term: t('revenue.bank.status'), value: <Badge tone={tone}>{t(text)}</Badge> },
        ]}
      />
      {account && connection.state !== 'chooseAccount' && (
        <AccountQuestion
          account={account}
          given={connection.holderAnswer}
          pending={selection.isPending}
          onAnswer={(holderAnswer) => selection.mutate({ accountId: account.accountId, holderAnswer })}
        />
      )}
      <p>
        <DisconnectBank application={application} institution={connection.institution} />
      </p>
    </>
  );
}
