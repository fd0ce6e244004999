import { useText } from '@portal/design/i18n/use-text.ts';
import { Modal } from '@portal/design/ui/dialogs/modal.tsx';
import { flushSync } from 'react-dom';
import { Failed } from '../../frame/states/failed.tsx';
import { type PartLoader, useCode } from '../../frame/states/use-code.ts';
import type { PaletteItem } from './palette-items.tsx';
import styles from './palette.module.css';

const list: PartLoader = () => import('./palette-list.tsx').then(({ PaletteList }) => PaletteList);

/**
 * Finds places, commands of this screen, applications and customers by name. The dialog opens before its list has
 * loaded, so that typed letters do not act as commands.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { Part: PaletteList, error, retry } = useCode(list);
  const choose = (item: PaletteItem) => {
    // Restores the focus first, because the action may move it.
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
