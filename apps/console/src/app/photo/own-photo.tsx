import { useText } from '@portal/design/i18n/use-text.ts';
import { Dialog } from '@portal/design/ui/dialog.tsx';
import { Failed } from '../../frame/states/failed.tsx';
import { type PartLoader, useCode } from '../../frame/states/use-code.ts';

const dialog: PartLoader = () => import('./photo-dialog.tsx').then(({ PhotoDialog }) => PhotoDialog);

/** The dialog of one's own photo, whose code few ever need. */
export function OwnPhoto({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { Part: PhotoDialog, error, retry } = useCode(dialog);
  if (PhotoDialog) return <PhotoDialog onClose={onClose} />;
  if (error === undefined) return null;
  return (
    <Dialog open title={t('console.photo.title')} onClose={onClose} closeLabel={t('common.close')}>
      <Failed error={error} onRetry={retry} />
    </Dialog>
  );
}
