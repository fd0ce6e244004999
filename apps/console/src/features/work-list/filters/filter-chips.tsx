import { languages } from '@portal/contract/language';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { revenueProofs, workListOutcomes, type WorkListView } from '@portal/contract/staff/work-list-terms';
import { formatMoney } from '@portal/locales/format';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { usePopoverId } from '@portal/design/ui/menus/popover.tsx';
import { useWhole } from '../../../api/pages.ts';
import { operationQuery } from '../../../api/queries.ts';
import { ChoiceChip, FilterChip } from '../../../frame/filter-chip.tsx';
import { nameAmong } from '../../../parts/name-among.ts';
import styles from './filter-bar.module.css';
import { ages, amountRange, openStatuses, type WorkListFilters } from '../work-list-state.ts';

const filterNames = ['status', 'outcome', 'language', 'province', 'amount', 'age', 'proof'] as const;
export type FilterName = (typeof filterNames)[number];

export function filterNamesOf(view: WorkListView): FilterName[] {
  const isOther: FilterName = view === 'closed' ? 'status' : 'outcome';
  return filterNames.filter((name) => name !== isOther);
}

function amountWords(amount: string, { t, language }: Translation): string {
  const { from, to } = amountRange(amount);
  const money = (dollars: string) => formatMoney(Number(dollars), language);
  if (from !== undefined && to !== undefined) return t('console.filters.between', { from: money(from), to: money(to) });
  return from === undefined
    ? t('console.filters.upTo', { to: money(to ?? '0') })
    : t('console.filters.from', { from: money(from) });
}

export function filterWords(name: FilterName, filters: WorkListFilters, words: Translation): string | undefined {
  const { t } = words;
  const { status, outcome, language, province, amount, age, proof } = filters;
  const said = {
    status: status && t(`applications.status.${status}`),
    outcome: outcome && t(`applications.outcome.${outcome}`),
    language: language && t(`console.languages.${language}`),
    province: province && t(`application.provinces.${province}`),
    amount: amount && amountWords(amount, words),
    age: age && t('console.filters.days', { count: Number(age) }),
    proof: proof && t(`console.proofs.${proof}`),
  } satisfies Record<FilterName, string | undefined>;
  return said[name];
}

const choices = {
  status: openStatuses,
  outcome: workListOutcomes,
  language: languages,
  province: provinceCodes,
  age: ages,
  proof: revenueProofs,
} as const satisfies Record<Exclude<FilterName, 'amount'>, readonly string[]>;

export interface WorkListChipProps {
  name: FilterName;
  filters: WorkListFilters;
  onChange: (filters: WorkListFilters) => void;
}

export function WorkListChip({ name, filters, onChange }: WorkListChipProps) {
  const words = useText();
  const label = words.t(`console.filters.names.${name}`);
  if (name === 'amount') {
    return (
      <FilterChip
        label={label}
        value={filterWords(name, filters, words)}
        onClear={() => onChange({ amount: undefined })}
      >
        <AmountForm key={filters.amount} amount={filters.amount} onChange={(amount) => onChange({ amount })} />
      </FilterChip>
    );
  }
  return (
    <ChoiceChip
      label={label}
      choices={choices[name]}
      chosen={filters[name]}
      wordsOf={(choice) => filterWords(name, { [name]: choice }, words)}
      onChoose={(choice) => onChange({ [name]: choice })}
    />
  );
}

export function PartnerChip({ filters, onChange }: Omit<WorkListChipProps, 'name'>) {
  const { t } = useText();
  const { data } = useWhole('Staff_ListPartners');
  const { partnerId } = filters;
  const partners = data?.flatMap((page) => page.partners);
  const names = new Map(partners?.map((partner) => [partner.partnerId, partner.name]));
  if (names.size === 0 && partnerId === undefined) return null;
  return (
    <ChoiceChip
      label={t('console.filters.names.partner')}
      choices={[...names.keys()]}
      chosen={partnerId}
      wordsOf={(choice) => names.get(choice) ?? t('console.filters.chosen')}
      onChoose={(choice) => onChange({ partnerId: choice })}
    />
  );
}

export function AssignedChip({ filters, onChange }: Omit<WorkListChipProps, 'name'>) {
  const { t } = useText();
  const { data } = useQuery(operationQuery('Staff_ListColleagues'));
  const { accountManager } = filters;
  const colleagues = data?.colleagues ?? [];
  const names = new Map(colleagues.map((one) => [one.email, nameAmong(colleagues, one)]));
  if (names.size < 2 && accountManager === undefined) return null;
  return (
    <ChoiceChip
      label={t('console.columns.with')}
      choices={[...names.keys()]}
      chosen={accountManager}
      wordsOf={(choice) => names.get(choice) ?? choice}
      onChoose={(choice) => onChange({ accountManager: choice })}
    />
  );
}

interface AmountFormProps {
  amount: string | undefined;
  onChange: (amount: string | undefined) => void;
}

function AmountForm({ amount, onChange }: AmountFormProps) {
  const { t } = useText();
  const range = amountRange(amount);
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const popover = usePopoverId();
  const messageId = useId();
  const isTurned = isWrong && isAbove(from, to);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAbove(from, to)) {
      setIsWrong(true);
      first.current?.focus();
      return;
    }
    document.getElementById(popover)?.hidePopover();
    onChange(from === '' && to === '' ? undefined : `${from}-${to}`);
  };
  const wrong = isTurned && ({ 'aria-invalid': true, 'aria-describedby': messageId } as const);
  return (
    <form className={styles.amount} onSubmit={apply}>
      <label>
        {t('console.filters.amountFrom')}
        <input ref={first} inputMode="numeric" value={from} onChange={(event) => setFrom(digitsOf(event))} {...wrong} />
      </label>
      <label>
        {t('console.filters.amountTo')}
        <input inputMode="numeric" value={to} onChange={(event) => setTo(digitsOf(event))} {...wrong} />
      </label>
      <Button type="submit" size="small">
        {t('console.filters.apply')}
      </Button>
      {isTurned && (
        <ControlMessage id={messageId} kind="error">
          {t('console.filters.amountOrder')}
        </ControlMessage>
      )}
    </form>
  );
}

const MOST_DIGITS = 8;

function digitsOf({ target }: ChangeEvent<HTMLInputElement>): string {
  return target.value.replaceAll(/\D/gu, '').slice(0, MOST_DIGITS);
}

function isAbove(from: string, to: string): boolean {
  return from !== '' && to !== '' && Number(from) > Number(to);
}
