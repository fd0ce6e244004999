import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { KeyCaps } from '../../frame/keys/key-caps.tsx';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { Panel } from '../../ui/panel.tsx';
import { type Need, needsOf, type NeedsSource } from './needs.tsx';
import styles from './application.module.css';

export interface NeedsPanelProps extends NeedsSource {
  mayWork: boolean;
}

/** What needs somebody, each with its key. */
export function NeedsPanel(props: NeedsPanelProps) {
  const words = useText();
  const { t } = words;
  const needs = needsOf(props, words);
  const mayDo = ({ action }: Need) => action !== undefined && (props.mayWork || action.isReading === true);
  const doable = needs.filter(mayDo);
  useKeys(
    'console.needs.title',
    doable.map(({ action }, index) => ({
      keys: String(index + 1),
      label: index === 0 ? 'console.needs.first' : 'console.needs.another',
      run: () => action?.run(),
    })),
  );
  return (
    <Panel title={t('console.needs.title')} note={needs.length > 0 ? needs.length : undefined}>
      <ul className={styles.needs}>
        {needs.map((need, index) => (
          <li key={index}>
            <span className={styles.warn}>{need.icon}</span>
            <span className={styles.needWords}>
              <b>{need.title}</b> {need.detail}
            </span>
            {need.action && mayDo(need) && (
              <Button
                variant="secondary"
                size="small"
                onClick={need.action.run}
                iconAfter={<KeyCaps keys={String(doable.indexOf(need) + 1)} />}
              >
                {need.action.label}
              </Button>
            )}
          </li>
        ))}
        {needs.length === 0 && <li className={styles.plain}>{t('console.needs.none')}</li>}
      </ul>
    </Panel>
  );
}
