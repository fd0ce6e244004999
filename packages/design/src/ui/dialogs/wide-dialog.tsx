import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from './modal.tsx';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import styles from './wide-dialog.module.css';

export interface WideDialogProps {
  title: string;
  note: string;
  closeLabel: string;
  onClose: () => void;
  form: ReactNode;
  preview: ReactNode;
  actions: ReactNode;
}

export function WideDialog({ title, note, closeLabel, onClose, form, preview, actions }: WideDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <Modal className={styles.dialog} labelledBy={id} first={heading} onClose={onClose}>
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
    </Modal>
  );
}
