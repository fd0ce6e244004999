import { type Statistics, statisticsScopes } from '@portal/contract/staff/statistics';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Checkbox } from '@portal/design/ui/inputs/checkbox.tsx';
import { Segmented } from '@portal/design/ui/buttons/segmented.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { operationQuery } from '../../api/queries.ts';
import { useToday } from '../../api/today.ts';
import { navigate, useSearch } from '../../frame/navigation.tsx';
import { Unread } from '../../frame/states/unread.tsx';
import { Page } from '../../frame/page.tsx';
import { OverviewBoard } from './overview-board.tsx';
import {
  overviewAddress,
  overviewPeriods,
  type OverviewState,
  readOverviewState,
  toStatisticsParameters,
} from './overview-state.ts';
import styles from './overview.module.css';

function show(state: OverviewState): void {
  navigate(overviewAddress(state), { replace: true });
}

/** Incoming applications and their results over a period, for the team or for the person. People are not ranked. */
export function OverviewScreen() {
  const { t } = useText();
  const state = readOverviewState(useSearch());
  const read = useQuery({
    ...operationQuery('Staff_GetStatistics', { params: toStatisticsParameters(state, useToday()) }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = read;
  return (
    <Page title={t('console.overview.title')} end={<Controls state={state} data={data} />}>
      <Unread read={read} />
      {data && (
        <div className={styles.board} data-old={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          {isEmpty(data) ? <Nothing state={state} /> : <OverviewBoard data={data} state={state} />}
        </div>
      )}
    </Page>
  );
}

function Controls({ state, data }: { state: OverviewState; data: Statistics | undefined }) {
  const { t, language } = useText();
  const day = (text: string) => formatDay(text, language, state.period === '365' ? 'short' : 'day');
  return (
    <div className={styles.controls}>
      <Segmented
        label={t('console.overview.scope')}
        name="scope"
        value={state.scope}
        options={statisticsScopes.map((value) => ({ value, label: t(`console.overview.scopes.${value}`) }))}
        onChange={(scope) => show({ ...state, scope })}
      />
      <Checkbox checked={state.isCompared} onChange={({ target }) => show({ ...state, isCompared: target.checked })}>
        {t('console.overview.compare')}
      </Checkbox>
      <Segmented
        label={t('console.overview.period')}
        name="period"
        value={state.period}
        options={overviewPeriods.map((value) => ({ value, label: t(`console.overview.periods.${value}`) }))}
        onChange={(period) => show({ ...state, period })}
      />
      <span className={styles.quiet} role="status">
        {data && t('console.overview.range', { from: day(data.period.from), to: day(data.period.to) })}
      </span>
    </div>
  );
}

function isEmpty({ figures, figuresBefore, funnel, leads, byPartner }: Statistics): boolean {
  const counts = [
    figures.submitted + figures.decided,
    figuresBefore.submitted + figuresBefore.decided,
    funnel.steps[0]?.reached ?? 0,
    leads?.asked ?? 0,
    byPartner.length - 1,
  ];
  return counts.every((count) => count === 0);
}

function Nothing({ state }: { state: OverviewState }) {
  const { t } = useText();
  return (
    <EmptyState title={t('console.overview.none')}>
      <p>{t('console.overview.noneText')}</p>
      {state.period !== '365' && (
        <p>
          <Button variant="secondary" onClick={() => show({ ...state, period: '365' })}>
            {t('console.overview.showYear')}
          </Button>
        </p>
      )}
    </EmptyState>
  );
}
