import { VIEW_COUNT_MAXIMUM } from '@portal/contract/constants';
import { type WorkListView, workListViews } from '@portal/contract/staff/work-list-terms';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import type { RefObject } from 'react';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { SavedView } from '@portal/contract/staff/work-list';
import { KeyCaps } from '../../frame/keys/key-caps.tsx';
import { ScreenHeading } from '../../frame/screen-heading.tsx';
import { SearchField } from '../../frame/search-field.tsx';
import { ViewTabs } from '../../frame/view-tabs.tsx';
import { longDayWithWeekday, timeWithZone } from '../../frame/days.ts';
import type { WorkList } from './use-work-list.ts';
import styles from './work-list-head.module.css';
import { inView, savedQuery, type WorkListState } from './work-list-state.ts';

export interface WorkListHeadProps {
  state: WorkListState;
  today: string;
  savedViews: readonly SavedView[];
  work: Pick<WorkList, 'counts' | 'newCount' | 'goneCount'>;
  field: RefObject<HTMLInputElement | null>;
  mayWork: boolean;
  toAddress: (state: WorkListState) => ConsoleAddress;
  isTaking: boolean;
  isReturning: boolean;
  onSearch: (search: string) => void;
  onTakeNext: () => void;
  onShowNew: () => void;
}

export function WorkListHead(props: WorkListHeadProps) {
  const { t, language } = useText();
  const { state, today, field, mayWork } = props;
  const { newCount, goneCount } = props.work;
  return (
    <header className={styles.head}>
      <div className={styles.first}>
        <ScreenHeading yields={props.isReturning}>{t('console.places.applications')}</ScreenHeading>
        <SearchField
          key={state.view}
          hint={t('console.search.hint')}
          value={state.search}
          field={field}
          onSearch={props.onSearch}
        />
        <span className={styles.now}>
          {/* oxlint-disable-next-line react/purity -- the time at which it is rendered */}
          {longDayWithWeekday(today, language)} · {timeWithZone(new Date().toISOString(), language)}
        </span>
        {mayWork && (
          <Button pending={props.isTaking} onClick={props.onTakeNext} iconAfter={<Caps keys="t" />}>
            {t('console.takeNext')}
          </Button>
        )}
      </div>
      <div className={styles.second}>
        <Views {...props} />
        <div role="status" className={styles.live}>
          {newCount + goneCount > 0 && (
            <button type="button" className={styles.pill} onClick={props.onShowNew}>
              <span className={styles.dot} />
              {[
                newCount > 0 && t('console.newRows', { count: newCount }),
                goneCount > 0 && t('console.live.gone', { count: goneCount }),
              ]
                .filter(Boolean)
                .join(' · ')}{' '}
              <KeyCaps keys="n" />
            </button>
          )}
        </div>
      </div>
    </header>
  );
}

function Views({ state, work: { counts }, toAddress, savedViews }: WorkListHeadProps) {
  const { t, language } = useText();
  const many = t('console.places.many', { most: formatNumber(VIEW_COUNT_MAXIMUM, language) });
  const isShown = (view: WorkListView) => view !== 'approval' || state.view === view || counts?.approval !== 0;
  const builtIn = workListViews.filter(isShown).map((view) => ({
    name: view,
    label: t(`console.views.${view}`),
    to: toAddress(inView(view, state)),
    count: counts && (counts[view] === null ? many : formatNumber(counts[view], language)),
  }));
  const saved = savedViews.map(({ name, query }) => ({
    name: `?${query}`,
    label: name,
    to: `${consolePaths.workList}?${query}` as const,
  }));
  const shown = `?${savedQuery(state) ?? ''}`;
  return (
    <ViewTabs
      label={t('console.views.title')}
      tabs={[...builtIn, ...saved]}
      current={saved.some(({ name }) => name === shown) ? shown : state.view}
    />
  );
}

function Caps({ keys }: { keys: string }) {
  return (
    <span data-primary>
      <KeyCaps keys={keys} />
    </span>
  );
}
