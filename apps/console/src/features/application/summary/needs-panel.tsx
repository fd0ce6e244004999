import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { type Need, needsOf, type NeedsSource } from './needs.tsx';
import styles from '../application.module.css';

export interface NeedsPanelProps extends NeedsSource {
  mayWork: boolean;
}

/**
 * The others are behind a button, so that the revenue below stays visible. If only one more remains, it is shown too,
 * because it takes no more room than the button.
 */
const SHOWN_FIRST = 3;

export function NeedsPanel(props: NeedsPanelProps) {
  const words = useText();
  const { t } = words;
  const { own, awaited } = needsOf(props, words);
  const mayDo = ({ action }: Need) => action !== undefined && (props.mayWork || action.isReading === true);
  const shown = own.length === SHOWN_FIRST + 1 ? own.length : SHOWN_FIRST;
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
      <NeedList needs={own.slice(0, shown)} doable={doable} />
      {own.length === 0 && <p className={styles.plainWords}>{t('console.needs.none')}</p>}
      {own.length > shown && (
        <Disclosure className={styles.others} title={t('console.needs.more', { count: own.length - shown })}>
          <NeedList needs={own.slice(shown)} doable={doable} />
        </Disclosure>
      )}
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

function NeedList({ needs, doable }: { needs: readonly Need[]; doable: readonly Need[] }) {
  return (
    <ul className={styles.needs}>
      {needs.map((need, index) => (
        <li key={index}>
          <NeedWords need={need} className={styles.warn} />
          {need.action && doable.includes(need) && (
            <Button
              variant="secondary"
              size="small"
              pending={need.action.isPending ?? false}
              onClick={need.action.run}
              iconAfter={<KeyCaps keys={String(doable.indexOf(need) + 1)} />}
            >
              {need.action.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function NeedWords({
  need: { icon, title, detail, action },
  className,
}: {
  need: Need;
  className: string | undefined;
}) {
  return (
    <>
      <span className={className}>{icon}</span>
      <span className={styles.needWords}>
        <b role={action?.isPending === undefined ? undefined : 'status'}>{title}</b> {detail}
      </span>
    </>
  );
}
