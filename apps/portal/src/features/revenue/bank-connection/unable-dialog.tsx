import { paths } from '@portal/contract/routes';
import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import type { ReactNode } from 'react';
import Unplug from 'lucide-react/icons/unplug';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { mainStepOf, textOfError } from './error-meanings.ts';

export interface UnableDialogProps {
  error: BankErrorKind | undefined;
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

export function UnableDialog({ error, retrying, onRetry, onClose }: UnableDialogProps) {
  const { t } = useText();
  if (error === undefined) return null;
  const main = mainStepOf(error);
  const again = main === 'otherBank' ? t('revenue.bank.otherBank') : t('revenue.bank.retry');
  const isAgainMain = main === 'retry' || main === 'otherBank';
  const look = (isMain: boolean) => ({ size: 'small', variant: isMain ? 'primary' : 'secondary' }) as const;
  const ways: { isMain: boolean; button: ReactNode }[] = [
    {
      isMain: main === 'later',
      button: (
        <RouteButton key="later" to={paths.myApplications} {...look(main === 'later')}>
          {t('revenue.bank.later')}
        </RouteButton>
      ),
    },
    {
      isMain: main === 'upload',
      button: (
        <RouteButton key="upload" to={paths.statementsUpload} {...look(main === 'upload')}>
          {t('revenue.bank.uploadInstead')}
        </RouteButton>
      ),
    },
    {
      isMain: isAgainMain,
      button: (
        <Button key="again" {...look(isAgainMain)} pending={retrying} onClick={onRetry}>
          {again}
        </Button>
      ),
    },
  ];
  const mainLast = [...ways.filter(({ isMain }) => !isMain), ...ways.filter(({ isMain }) => isMain)];
  return (
    <Dialog
      open
      icon={<Unplug size={22} aria-hidden="true" />}
      title={t('revenue.bank.unable.title')}
      closeLabel={t('revenue.bank.close')}
      onClose={onClose}
      actions={mainLast.map(({ button }) => button)}
    >
      <p>{t(textOfError(error))}</p>
      <p>{t('revenue.bank.unable.saved')}</p>
    </Dialog>
  );
}
