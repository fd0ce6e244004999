import { useCurrentApplication } from '../../../api/current-application.ts';
import { ofMonthRange } from '../../../i18n/month-range.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { applicationsRoute, uploadRoute } from '../routes.ts';

export interface PreferNotDialogProps {
  open: boolean;
  connecting?: boolean;
  /** Connect after all. */
  onConnect: () => void;
  onClose: () => void;
}

/** Nobody has to connect a bank: statements do as well. */
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
          <ButtonLink size="small" variant="secondary" href={applicationsRoute}>
            {t('revenue.bank.later')}
          </ButtonLink>
          <Button size="small" variant="secondary" pending={connecting} onClick={onConnect}>
            {t('revenue.bank.preferNot.connect')}
          </Button>
          <ButtonLink size="small" href={uploadRoute}>
            {t('revenue.bank.uploadInstead')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('revenue.bank.preferNot.body', { months: ofMonthRange(requiredMonths, texts) })}</p>
    </Dialog>
  );
}
