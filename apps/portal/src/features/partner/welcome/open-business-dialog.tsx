import { paths } from '@portal/contract/routes';
import { useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';

export function OpenBusinessDialog({ business }: { business: string }) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      title={t('partner.open.title')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.close')}
          </Button>
          <RouteButton to={paths.myApplications}>{t('partner.open.action')}</RouteButton>
        </>
      }
    >
      <p>{t('partner.open.text', { business })}</p>
    </Dialog>
  );
}
