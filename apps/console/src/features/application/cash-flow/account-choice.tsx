import type { AccountFlow, CashFlow } from '@portal/contract/application/cash-flow';
import { useText } from '@portal/design/i18n/use-text.ts';
import { accountName } from './account-name.ts';
import { countedAccounts } from './flow-columns.ts';
import styles from './cash-flow.module.css';

export function accountsOf(flow: CashFlow, chosen: number | undefined): AccountFlow[] {
  if (chosen === undefined) return countedAccounts(flow);
  return flow.accounts.slice(chosen, chosen + 1);
}

export interface AccountChoiceProps {
  flow: CashFlow;
  /** Index of the account; undefined for all. */
  chosen: number | undefined;
  onChoose: (account: number | undefined) => void;
}

export function AccountChoice({ flow, chosen, onChoose }: AccountChoiceProps) {
  const words = useText();
  if (flow.accounts.length < 2) return null;
  return (
    <select
      className={styles.select}
      aria-label={words.t('console.cashFlow.account')}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ target: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    >
      <option value="">{words.t('console.cashFlow.allAccounts')}</option>
      {flow.accounts.map((account, index) => (
        <option key={index} value={String(index)}>
          {accountName(account, words)}
        </option>
      ))}
    </select>
  );
}
