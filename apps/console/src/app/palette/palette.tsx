import { useText } from '@portal/design/i18n/use-text.ts';
import { Modal } from '@portal/design/ui/modal.tsx';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import type { PaletteItem } from './palette-items.tsx';
import styles from './palette.module.css';

const PaletteList = lazy(() => import('./palette-list.tsx').then((module) => ({ default: module.PaletteList })));

/**
 * Everything by name: places, what can be done on this screen, applications and customers. The dialog is there at once, so
 * that what is typed before its list has loaded is no command.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const choose = (item: PaletteItem) => {
    // The focus goes back first: what is done may move it.
    flushSync(onClose);
    item.run();
  };
  return (
    <Modal className={styles.dialog} label={t('console.palette.title')} onClose={onClose}>
      <Suspense>
        <PaletteList onChoose={choose} onClose={onClose} />
      </Suspense>
    </Modal>
  );
}
