import { IconButton } from '@portal/design/ui/icon-button.tsx';
import { useModal } from '@portal/design/ui/use-modal.ts';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import { useSendKey } from './use-send-key.ts';
import styles from './wide-dialog.module.css';

export interface WideDialogProps {
  title: string;
  note: string;
  closeLabel: string;
  onClose: () => void;
  /** Ctrl and Enter. */
  onSend: () => void;
  form: ReactNode;
  /** Beside the form; below it where the window is narrow. */
  preview: ReactNode;
  actions: ReactNode;
}

/** A form with what comes of it beside it, on the platform's own dialog. */
export function WideDialog({ title, note, closeLabel, onClose, onSend, form, preview, actions }: WideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useModal(dialog, heading);
  useSendKey(dialog, onSend);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <span>{note}</span>
        <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <div className={styles.form}>{form}</div>
        <section className={styles.preview}>{preview}</section>
      </div>
      <footer className={styles.foot}>{actions}</footer>
    </dialog>
  );
}
