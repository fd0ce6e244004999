import { paths } from '@portal/contract/routes';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { ofMonthRange } from '@portal/locales/format/month-range';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';

export interface PreferNotDialogProps {
  open: boolean;
  connecting?: boolean;
  onConnect: () => void;
  onClose: () => void;
}

export function PreferNotDialog({ open, connecting = false, onConnect, onClose }: PreferNotDialogProps) {
  const texts = useText();
  const { t } = texts;
  const { requiredMonths } = useCurrentApplication();
  return (
    <Dialog
      open={open}
      title={t('revenue.bank.preferNot.title')}
      closeLabel={t('revenue.bank.close')}
      onClose={onClose}
      actions={
        <>
          <RouteButton size="small" variant="secondary" to={paths.myApplications}>
            {t('revenue.bank.later')}
          </RouteButton>
          <Button size="small" variant="secondary" pending={connecting} onClick={onConnect}>
            {t('revenue.bank.preferNot.connect')}
          </Button>
          <RouteButton size="small" to={paths.statementsUpload}>
            {t('revenue.bank.uploadInstead')}
          </RouteButton>
        </>
      }
    >
      <p>{t('revenue.bank.preferNot.body', { months: ofMonthRange(requiredMonths, texts) })}</p>
    </Dialog>
  );
}
