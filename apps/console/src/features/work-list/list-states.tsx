import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { ScreenLink } from '../../frame/navigation.tsx';
import { Empty } from '../../ui/empty.tsx';
import { filterNames, filterWords, PartnerChip, WorkListChip } from './filter-chips.tsx';
import styles from './list-states.module.css';
import { addressOf, type WorkListFilters, type WorkListState } from './work-list-state.ts';

export interface EmptyListProps {
  state: WorkListState;
  onFilter: (filters: WorkListFilters) => void;
  onReset: () => void;
}

/** No row: what narrows the list, each with its cross; or what to do next. */
export function EmptyList({ state, onFilter, onReset }: EmptyListProps) {
  const words = useText();
  const { t } = words;
  const set = filterNames.filter((name) => filterWords(name, state, words) !== undefined);
  const isNarrowed = set.length > 0 || state.partnerId !== undefined;
  if (state.search === '' && !isNarrowed) {
    return (
      <Empty title={t(`console.empty.${state.view}`)}>
        {state.view !== 'all' && (
          <p>
            <ScreenLink to={addressOf({ ...state, view: 'all' })} className={styles.link}>
              {t('console.empty.seeAll')}
            </ScreenLink>
          </p>
        )}
      </Empty>
    );
  }
  return (
    <Empty
      title={state.search === '' ? t('console.empty.noMatch') : t('console.empty.noMatchOf', { search: state.search })}
    >
      {isNarrowed && (
        <>
          <p>{t('console.empty.filters')}</p>
          <div className={styles.chips}>
            {set.map((name) => (
              <WorkListChip key={name} name={name} filters={state} onChange={onFilter} />
            ))}
            {state.partnerId !== undefined && <PartnerChip filters={state} onChange={onFilter} />}
          </div>
        </>
      )}
      <p>
        <Button variant="secondary" onClick={onReset}>
          {t('console.empty.reset')}
        </Button>
      </p>
    </Empty>
  );
}
