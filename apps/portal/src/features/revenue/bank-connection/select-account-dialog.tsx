import { type BankConnection, isOfferedFirst } from '@portal/contract/bank/bank-connection';
import Landmark from 'lucide-react/icons/landmark';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ControlMessage } from '../../../ui/control-message.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { uploadRoute } from '../routes.ts';
import { accountKind, accountName } from './account-name.ts';
import styles from './bank-connection.module.css';

export interface SelectAccountDialogProps {
  connection: BankConnection;
  pending: boolean;
  starting: boolean;
  onSelect: (accountId: string) => void;
  onOtherBank: () => void;
  onClose: () => void;
}

/** The account in which most sales are deposited: chequing accounts in Canadian dollars first, others when asked for. */
export function SelectAccountDialog(props: SelectAccountDialogProps) {
  const { connection, pending, starting, onSelect, onOtherBank, onClose } = props;
  const texts = useText();
  const { t } = texts;
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const offered = connection.accounts.filter(isOfferedFirst);
  const others = connection.accounts.filter((account) => !isOfferedFirst(account));
  const isPickedOther = others.some(({ accountId }) => accountId === connection.accountId);
  const [showsOthers, setShowsOthers] = useState(isPickedOther);
  const [picked, setPicked] = useState(
    connection.accountId ?? (offered.length === 1 ? offered[0]?.accountId : undefined),
  );
  const [isMissing, setMissing] = useState(false);
  const shown = showsOthers ? [...offered, ...others] : offered;
  const canSelect = shown.length > 0;

  const submit = () => {
    setMissing(picked === undefined);
    if (picked === undefined) group.current?.querySelector('input')?.focus();
    else onSelect(picked);
  };

  return (
    <Dialog
      open
      icon={<Landmark size={22} aria-hidden="true" />}
      title={t('revenue.bank.select.title')}
      closeLabel={t('revenue.bank.close')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink size="small" variant="secondary" href={uploadRoute}>
            {t('revenue.bank.uploadInstead')}
          </ButtonLink>
          {offered.length === 0 && (
            <Button size="small" variant={canSelect ? 'secondary' : 'primary'} pending={starting} onClick={onOtherBank}>
              {t('revenue.bank.otherBank')}
            </Button>
          )}
          {canSelect && (
            <Button size="small" pending={pending} onClick={submit}>
              {t('common.continue')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('revenue.bank.select.body')}</p>
      {offered.length === 0 && (
        <InlineAlert tone="attention">
          <p>{t('revenue.bank.select.noChequing', { bank: connection.institution })}</p>
        </InlineAlert>
      )}
      {canSelect && (
        <fieldset ref={group} className={styles.accounts} {...(isMissing && { 'aria-describedby': errorId })}>
          <legend className="visually-hidden">
            {t('revenue.bank.select.legend', { bank: connection.institution })}
          </legend>
          {shown.map((account) => (
            <label key={account.accountId} className={styles.account}>
              <input
                type="radio"
                name="bank-account"
                checked={picked === account.accountId}
                onChange={() => {
                  setPicked(account.accountId);
                  setMissing(false);
                }}
              />
              <span className={styles.accountWords}>
                {accountName(account, texts)}
                <span className={styles.detail}>{accountKind(account, texts)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {isMissing && (
        <ControlMessage id={errorId} kind="error">
          {t('revenue.bank.select.required')}
        </ControlMessage>
      )}
      {others.length > 0 && !showsOthers && (
        <p>
          <LinkButton onClick={() => setShowsOthers(true)}>{t('revenue.bank.select.others')}</LinkButton>
        </p>
      )}
    </Dialog>
  );
}
