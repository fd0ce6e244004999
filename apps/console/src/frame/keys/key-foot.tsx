import { useText } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { KeyCaps } from './key-caps.tsx';
import styles from './key-foot.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { useAreKeysOn, useKeyGroups, useKeys } from './use-keys.ts';

const PALETTE_KEYS = 'ctrl+k';

export function KeyFoot({ onPalette }: { onPalette: () => void }) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useAreKeysOn();
  const shown = useKeyGroups().flatMap(({ bindings }) => bindings.filter(({ isInFoot }) => isInFoot));
  useKeys(
    'console.keys.everywhere',
    [
      { keys: PALETTE_KEYS, label: 'console.palette.title', run: onPalette },
      // Lists bind this key to their own search field.
      { keys: '/', label: 'console.palette.title', run: onPalette },
      { keys: '?', label: 'console.keys.all', run: () => setIsOpen(true) },
    ],
    { isEverywhere: true },
  );

  return (
    <>
      <footer className={styles.foot} aria-label={t('console.keys.title')}>
        <div className={styles.keys}>
          {isOn &&
            shown.map(({ keys, label }) => (
              <span key={keys} className={styles.key}>
                <KeyCaps keys={keys} /> {t(label)}
              </span>
            ))}
        </div>
        <button type="button" className={styles.palette} onClick={onPalette}>
          <KeyCaps keys={PALETTE_KEYS} /> {t('console.palette.short')}
        </button>
        <button type="button" className={styles.all} onClick={() => setIsOpen(true)}>
          <KeyCaps keys="?" /> {t('console.keys.all')}
        </button>
      </footer>
      {/* A phone has no footer, but may have a keyboard. */}
      <KeysDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
