import { paths } from '@portal/contract/routes';
import type { BankConnection } from '@portal/contract/bank/bank-connection';
import Landmark from 'lucide-react/icons/landmark';
import { useRef, useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button, ButtonLink } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { AccountChoice } from './account-choice.tsx';
import { AccountQuestion } from './account-question.tsx';
import { useAccountChoice } from './use-account-choice.ts';
import type { AccountSelection } from './use-bank-connection.ts';

export interface SelectAccountDialogProps {
  connection: BankConnection;
  pending: boolean;
  starting: boolean;
  onSelect: (selection: AccountSelection) => void;
  onOtherBank: () => void;
  onClose: () => void;
}

export function SelectAccountDialog(props: SelectAccountDialogProps) {
  const { connection, pending, starting, onSelect, onOtherBank, onClose } = props;
  const { t } = useText();
  const group = useRef<HTMLFieldSetElement>(null);
  const { shown, hasOffered, hasHidden, showOthers, picked, pick } = useAccountChoice(connection);
  const [isMissing, setMissing] = useState(false);
  const canSelect = shown.length > 0;
  const account = shown.find(({ accountId }) => accountId === picked);

  const submit = () => {
    setMissing(picked === undefined);
    if (picked === undefined) group.current?.querySelector('input')?.focus();
    else onSelect({ accountId: picked });
  };

  return (
    <Dialog
      open
      icon={<Landmark size={22} aria-hidden="true" />}
      title={t('revenue.bank.select.title')}
      closeLabel={t('revenue.bank.close')}
      onClose={onClose}
      actions={
        <SelectActions
          hasOffered={hasOffered}
          isAsked={account !== undefined && account.question !== null}
          starting={starting}
          pending={pending}
          onOtherBank={onOtherBank}
          {...(canSelect && { onSubmit: submit })}
        />
      }
    >
      <p>{t('revenue.bank.select.body')}</p>
      {!hasOffered && (
        <InlineAlert tone="attention">
          <p>{t('revenue.bank.select.noChequing', { bank: connection.institution })}</p>
        </InlineAlert>
      )}
      {canSelect && (
        <AccountChoice
          ref={group}
          institution={connection.institution}
          accounts={shown}
          picked={picked}
          missing={isMissing}
          onPick={(accountId) => {
            pick(accountId);
            setMissing(false);
          }}
        />
      )}
      {account && (
        <AccountQuestion
          account={account}
          given={account.accountId === connection.accountId ? connection.holderAnswer : null}
          pending={pending}
          onAnswer={(holderAnswer) => onSelect({ accountId: account.accountId, holderAnswer })}
        />
      )}
      {hasHidden && (
        <p>
          <LinkButton onClick={showOthers}>{t('revenue.bank.select.others')}</LinkButton>
        </p>
      )}
    </Dialog>
  );
}

interface SelectActionsProps extends Pick<SelectAccountDialogProps, 'pending' | 'starting' | 'onOtherBank'> {
  hasOffered: boolean;
  /** Whether there is a question about the account; answering it continues, as Continue would. */
  isAsked: boolean;
  /** Absent if no account is shown. */
  onSubmit?: () => void;
}

function SelectActions({ hasOffered, isAsked, starting, pending, onOtherBank, onSubmit }: SelectActionsProps) {
  const { t } = useText();
  return (
    <>
      <ButtonLink size="small" variant="secondary" href={paths.statementsUpload}>
        {t('revenue.bank.uploadInstead')}
      </ButtonLink>
      {!hasOffered && (
        <Button size="small" variant={onSubmit ? 'secondary' : 'primary'} pending={starting} onClick={onOtherBank}>
          {t('revenue.bank.otherBank')}
        </Button>
      )}
      {onSubmit && (
        <Button size="small" variant={isAsked ? 'secondary' : 'primary'} pending={pending} onClick={onSubmit}>
          {t('common.continue')}
        </Button>
      )}
    </>
  );
}
