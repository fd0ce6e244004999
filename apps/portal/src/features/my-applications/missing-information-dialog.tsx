import { getPortalConfiguration } from '../../app/layout/portal-configuration.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** What to do where an account manager asked for something. */
export function MissingInformationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText();
  const { phone, email } = getPortalConfiguration().brand;
  return (
    <Dialog
      open={open}
      title={t('applications.missing.title')}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('applications.missing.body', { phone, email })}</p>
    </Dialog>
  );
}
