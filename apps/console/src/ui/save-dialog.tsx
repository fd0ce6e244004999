import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { Dialog } from '@portal/design/ui/dialog.tsx';
import { type ReactNode, useRef } from 'react';
import styles from './save-dialog.module.css';
import { useSendKey } from './use-send-key.ts';
import { WideDialog } from './wide-dialog.tsx';

export interface SaveDialogProps {
  title: string;
  /** What the main button does. */
  action: string;
  /** How far what it does has come. */
  save: { isPending: boolean; error: unknown };
  canSave?: boolean;
  /** It takes something that does not come back. */
  isDangerous?: boolean;
  onSave: () => void;
  onClose: () => void;
  /** What comes of the form, beside it: such a dialog is wide, and says what it is about and what follows. */
  wide?: { note: string; preview: ReactNode; consequence: string };
  /** The form. */
  children: ReactNode;
}

/** A form over the page: it is sent by its main button or with Ctrl and Enter, and stays as it is where that fails. */
export function SaveDialog({ canSave = true, isDangerous = false, ...props }: SaveDialogProps) {
  const { t, message } = useText();
  const { title, action, save, onSave, onClose, wide, children } = props;
  const send = () => {
    if (canSave && !save.isPending) onSave();
  };
  const error = (
    <div role="alert">{save.error !== null && <p className={styles.error}>{message(messageKeyOf(save.error))}</p>}</div>
  );
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('console.cancel')}
      </Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} pending={save.isPending} disabled={!canSave} onClick={send}>
        {action}
      </Button>
    </>
  );
  const frame = { title, onClose, closeLabel: t('common.close') };
  return wide ? (
    <WideDialog
      {...frame}
      note={wide.note}
      preview={wide.preview}
      onSend={send}
      form={children}
      actions={
        <>
          <span className={styles.consequence}>{wide.consequence}</span>
          {error}
          {buttons}
        </>
      }
    />
  ) : (
    <Dialog open {...frame} actions={buttons}>
      <SendKey onSend={send} />
      {children}
      {error}
    </Dialog>
  );
}

/** Listens in the dialog around it. */
function SendKey({ onSend }: { onSend: () => void }) {
  const inside = useRef<HTMLSpanElement>(null);
  useSendKey(inside, onSend);
  return <span ref={inside} hidden />;
}
