import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { type Need, needsOf, type NeedsSource } from './needs.tsx';
import styles from '../application.module.css';

export interface NeedsPanelProps extends NeedsSource {
  mayWork: boolean;
}

export function NeedsPanel(props: NeedsPanelProps) {
  const words = useText();
  const { t } = words;
  const { own, awaited } = needsOf(props, words);
  const mayDo = ({ action }: Need) => action !== undefined && (props.mayWork || action.isReading === true);
  const doable = own.filter(mayDo);
  useKeys(
    'console.needs.title',
    doable.map(({ action }, index) => ({
      keys: String(index + 1),
      label: index === 0 ? 'console.needs.first' : 'console.needs.another',
      run: () => action?.run(),
    })),
  );
  return (
    <Panel title={t('console.needs.title')} note={own.length > 0 ? own.length : undefined}>
      <ul className={styles.needs}>
        {own.map((need, index) => (
          <li key={index}>
            <NeedWords need={need} className={styles.warn} />
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
        {own.length === 0 && <li className={styles.plain}>{t('console.needs.none')}</li>}
      </ul>
      {awaited.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('console.views.waiting')}</h3>
          <ul className={styles.needs}>
            {awaited.map((need, index) => (
              <li key={index}>
                <NeedWords need={need} className={styles.quiet} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function NeedWords({ need: { icon, title, detail }, className }: { need: Need; className: string | undefined }) {
  return (
    <>
      <span className={className}>{icon}</span>
      <span className={styles.needWords}>
        <b>{title}</b> {detail}
      </span>
    </>
  );
}
