import type { BankAccount } from '@portal/contract/bank/bank-connection';
import { type Ref, useId } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { accountKind, accountName } from './account-name.ts';
import styles from './bank-connection.module.css';

export interface AccountChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  institution: string;
  accounts: readonly BankAccount[];
  picked: string | undefined;
  missing: boolean;
  onPick: (accountId: string) => void;
}

export function AccountChoice({ ref, institution, accounts, picked, missing, onPick }: AccountChoiceProps) {
  const texts = useText();
  const { t } = texts;
  const errorId = useId();
  return (
    <>
      <fieldset ref={ref} className={styles.accounts} {...(missing && { 'aria-describedby': errorId })}>
        <legend className="visually-hidden">{t('revenue.bank.select.legend', { bank: institution })}</legend>
        {accounts.map((account) => (
          <label key={account.accountId} className={styles.account}>
            <input
              type="radio"
              name="bank-account"
              checked={picked === account.accountId}
              onChange={() => onPick(account.accountId)}
            />
            <span className={styles.accountWords}>
              {accountName(account, texts)}
              <span className={styles.detail}>{accountKind(account, texts)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {missing && (
        <ControlMessage id={errorId} kind="error">
          {t('revenue.bank.select.required')}
        </ControlMessage>
      )}
    </>
  );
}
