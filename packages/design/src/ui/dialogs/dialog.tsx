import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from './modal.tsx';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called by Escape and the close button. The owner sets `open` to false. */
  onClose: () => void;
  /** Label of the close button; without it, there is no button, but Escape still closes the dialog. */
  closeLabel?: string;
  actions?: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

/** Modal native dialog: the focus moves into it, stays there, and returns when it closes. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, closeLabel, actions, icon, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  return (
    <Modal className={styles.dialog} labelledBy={titleId} first={heading} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {closeLabel && <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}
