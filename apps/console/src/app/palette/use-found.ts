import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operationQuery } from '../../api/queries.ts';
import { applicationItem, customerItem, type PaletteItem } from './palette-items.tsx';

/** Wait after the last keystroke before searching: each search is in the audit trail. */
const SEARCH_PAUSE_MS = 250;
const SHORTEST_SEARCH = 2;
const MOST_APPLICATIONS = '6';
const MOST_CUSTOMERS = '4';
const FRESH_MS = 5_000;

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

export function useFound(typed: string): { items: PaletteItem[]; isSearching: boolean; error: Error | null } {
  const text = typed.trim();
  const search = useSettled(text);
  const isWanted = text.length >= SHORTEST_SEARCH;
  const asked = {
    enabled: isWanted && search.length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    meta: { changesWith: 'none' },
  } as const;
  const rowsOf = (view: 'all' | 'closed') => ({
    ...operationQuery('Staff_SearchApplications', { params: { view, search, limit: MOST_APPLICATIONS } }),
    ...asked,
  });
  const open = useQuery(rowsOf('all'));
  const closed = useQuery(rowsOf('closed'));
  const customers = useQuery({
    ...operationQuery('Staff_SearchContacts', { params: { search, limit: MOST_CUSTOMERS } }),
    ...asked,
  });
  const queries = [open, closed, customers];
  if (!isWanted) return { items: [], isSearching: false, error: null };
  const rows = [open, closed].flatMap(({ data }) => data?.applications ?? []);
  return {
    items: [...rows.map(applicationItem), ...(customers.data?.contacts ?? []).map(customerItem)],
    isSearching: search !== text || queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error ?? null,
  };
}
