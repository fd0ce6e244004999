import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from './modal.tsx';

export interface DrawerProps {
  open: boolean;
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ label, closeLabel, onClose, children }: DrawerProps) {
  return (
    <Modal className={styles.drawer} label={label} onClose={onClose} closesBeside>
      <div className={styles.panel}>
        <div className={styles.head}>
          <IconButton label={closeLabel} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </Modal>
  );
}
