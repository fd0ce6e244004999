import { useText } from '@portal/design/i18n/use-text.ts';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import type { ComponentType } from 'react';
import { Failed } from '../states/failed.tsx';
import { useCode } from '../states/use-code.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
}

export interface LazyDialogProps<Props extends DialogProps> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A dialog whose code is fetched when first needed. It opens before, so that typed letters do not act as commands. */
export function LazyDialog<Props extends DialogProps>({ load, props }: LazyDialogProps<Props>) {
  const { t } = useText();
  const { Part, error, retry } = useCode(load);
  if (Part) return <Part {...props} />;
  return (
    <Dialog open title={props.title} closeLabel={t('common.close')} onClose={props.onClose}>
      {error !== undefined && <Failed error={error} onRetry={retry} />}
    </Dialog>
  );
}
