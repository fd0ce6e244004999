import { useText } from '@portal/design/i18n/use-text.ts';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { joinGroups, switchKeys } from './key-bindings.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './keys-dialog.module.css';
import { useAreKeysOn, useKeyGroups } from './use-keys.ts';

export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText();
  const isOn = useAreKeysOn();
  const groups = joinGroups(useKeyGroups());
  return (
    <Dialog open={isOpen} title={t('console.keys.title')} onClose={onClose} closeLabel={t('common.close')}>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => switchKeys(target.checked)} />
        {t('console.keys.on')}
      </label>
      {groups.map(({ title, bindings }) => (
        <section key={title}>
          <h3 className={styles.title}>{t(title)}</h3>
          <dl className={styles.list}>
            {bindings.map(({ keys, label }) => (
              <div key={keys} className={styles.line}>
                <dt>
                  <KeyCaps keys={keys} />
                  <span className="visually-hidden">{keys}</span>
                </dt>
                <dd>{t(label)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
