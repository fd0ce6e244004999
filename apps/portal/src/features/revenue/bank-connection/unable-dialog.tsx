import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import type { ReactNode } from 'react';
import Unplug from 'lucide-react/icons/unplug';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { applicationsRoute, uploadRoute } from '../routes.ts';
import { mainStepOf, textOfFault } from './fault-meanings.ts';

export interface UnableDialogProps {
  /** What kept the connection from working out; nothing is shown without it. */
  fault: BankFaultKind | undefined;
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** What happened in plain words, and every way on: again, another bank, upload, later. */
export function UnableDialog({ fault, retrying, onRetry, onClose }: UnableDialogProps) {
  const { t } = useText();
  if (fault === undefined) return null;
  const main = mainStepOf(fault);
  const again = main === 'otherBank' ? t('revenue.bank.otherBank') : t('revenue.bank.retry');
  const isAgainMain = main === 'retry' || main === 'otherBank';
  const look = (isMain: boolean) => ({ size: 'small', variant: isMain ? 'primary' : 'secondary' }) as const;
  const ways: { isMain: boolean; button: ReactNode }[] = [
    {
      isMain: main === 'later',
      button: (
        <ButtonLink key="later" href={applicationsRoute} {...look(main === 'later')}>
          {t('revenue.bank.later')}
        </ButtonLink>
      ),
    },
    {
      isMain: main === 'upload',
      button: (
        <ButtonLink key="upload" href={uploadRoute} {...look(main === 'upload')}>
          {t('revenue.bank.uploadInstead')}
        </ButtonLink>
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
      <p>{t(textOfFault(fault))}</p>
      <p>{t('revenue.bank.unable.saved')}</p>
    </Dialog>
  );
}
