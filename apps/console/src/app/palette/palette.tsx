import { useText } from '@portal/design/i18n/use-text.ts';
import { Modal } from '@portal/design/ui/dialogs/modal.tsx';
import { flushSync } from 'react-dom';
import { Failed } from '../../frame/states/failed.tsx';
import { type PartLoader, useCode } from '../../frame/states/use-code.ts';
import type { PaletteItem } from './palette-items.tsx';
import styles from './palette.module.css';

const list: PartLoader = () => import('./palette-list.tsx').then(({ PaletteList }) => PaletteList);

/**
 * Everything by name: places, what can be done on this screen, applications and customers. The dialog is there at once, so
 * that what is typed before its list has loaded is no command.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { Part: PaletteList, error, retry } = useCode(list);
  const choose = (item: PaletteItem) => {
    // The focus goes back first: what is done may move it.
    flushSync(onClose);
    item.run();
  };
  return (
    <Modal className={styles.dialog} label={t('console.palette.title')} onClose={onClose}>
      {PaletteList && <PaletteList onChoose={choose} onClose={onClose} />}
      {error !== undefined && <Failed error={error} onRetry={retry} />}
    </Modal>
  );
}
