import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** The referred business has an open request already (specification, section 2). */
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
          <ButtonLink href="/main">{t('partner.open.action')}</ButtonLink>
        </>
      }
    >
      <p>{t('partner.open.text', { business })}</p>
    </Dialog>
  );
}
