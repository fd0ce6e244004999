import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { ScreenLink } from '../../../frame/navigation.tsx';
import {
  AssignedChip,
  type FilterName,
  filterNamesOf,
  filterWords,
  PartnerChip,
  WorkListChip,
} from '../filters/filter-chips.tsx';
import styles from './list-states.module.css';
import { inView, type WorkListFilters, type WorkListState } from '../work-list-state.ts';

export interface NextOne {
  /** How many are unassigned; null or undefined if unknown or not available to this person. */
  count: number | null | undefined;
  onTake: () => void;
}

export interface EmptyListProps {
  state: WorkListState;
  toAddress: (state: WorkListState) => ConsoleAddress;
  next: NextOne;
  onFilter: (filters: WorkListFilters) => void;
  onReset: () => void;
}

export function EmptyList({ state, toAddress, next, onFilter, onReset }: EmptyListProps) {
  const words = useText();
  const { t } = words;
  const set = filterNamesOf(state.view).filter((name) => filterWords(name, state, words) !== undefined);
  const isNarrowed = set.length > 0 || state.partnerId !== undefined || state.accountManager !== undefined;
  // The application may be closed, or outside the current view.
  const elsewhere = state.view === 'all' ? 'closed' : 'all';
  if (state.search === '' && !isNarrowed) return <EmptyView state={state} toAddress={toAddress} next={next} />;
  return (
    <EmptyState
      title={state.search === '' ? t('console.empty.noMatch') : t('console.empty.noMatchOf', { search: state.search })}
    >
      {isNarrowed && <SetFilters names={set} state={state} onFilter={onFilter} />}
      {state.search !== '' && (
        <p>
          <ScreenLink to={toAddress(inView(elsewhere, state))}>
            {t(elsewhere === 'closed' ? 'console.empty.searchClosed' : 'console.empty.searchOpen')}
          </ScreenLink>
        </p>
      )}
      <p>
        <Button variant="secondary" onClick={onReset}>
          {t('console.empty.reset')}
        </Button>
      </p>
    </EmptyState>
  );
}

interface SetFiltersProps extends Pick<EmptyListProps, 'state' | 'onFilter'> {
  names: readonly FilterName[];
}

function SetFilters({ names, state, onFilter }: SetFiltersProps) {
  const { t } = useText();
  return (
    <>
      <p>{t('console.empty.filters')}</p>
      <div className={styles.chips}>
        {names.map((name) => (
          <WorkListChip key={name} name={name} filters={state} onChange={onFilter} />
        ))}
        {state.accountManager !== undefined && <AssignedChip filters={state} onChange={onFilter} />}
        {state.partnerId !== undefined && <PartnerChip filters={state} onChange={onFilter} />}
      </div>
    </>
  );
}

function EmptyView({ state, toAddress, next }: Pick<EmptyListProps, 'state' | 'toAddress' | 'next'>) {
  const { t } = useText();
  return (
    <EmptyState title={t(`console.empty.${state.view}`)}>
      {Boolean(next.count) && (
        <>
          <p>{t('console.empty.nobodys', { count: next.count ?? 0 })}</p>
          <p>
            <Button onClick={next.onTake}>{t('console.takeNext')}</Button>
          </p>
        </>
      )}
      {state.view !== 'all' && (
        <p>
          <ScreenLink to={toAddress(inView('all', state))}>{t('console.empty.seeAll')}</ScreenLink>
        </p>
      )}
    </EmptyState>
  );
}
