import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  open: boolean;
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the side, on the platform's own dialog. A press beside it closes it. */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ label, closeLabel, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog);

  return (
    // Escape does for the keyboard what a press beside the panel does for the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <IconButton label={closeLabel} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
