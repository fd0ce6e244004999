import type { OperationCall } from '../../../api/call-operation.ts';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';

export interface AuditSearch {
  /** `person:` or `key:` and an id; empty for everyone. */
  who: string;
  what: string;
  /** An application's reference, or a customer's id. */
  about: string;
  /** YYYY-MM-DD. */
  from: string;
  to: string;
  /** `yes` to show reads of lists, too, which open pages repeat. */
  lists: string;
}

const fields = ['who', 'what', 'about', 'from', 'to', 'lists'] as const satisfies readonly (keyof AuditSearch)[];
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export function readAuditSearch(query: string): AuditSearch {
  const parameters = new URLSearchParams(query);
  const read = (name: keyof AuditSearch) => (parameters.get(name) ?? '').trim();
  const day = (name: 'from' | 'to') => (isDay(read(name)) ? read(name) : '');
  return {
    who: read('who'),
    what: read('what'),
    about: read('about'),
    from: day('from'),
    to: day('to'),
    lists: read('lists') === 'yes' ? 'yes' : '',
  };
}

export function addressOfSearch(search: AuditSearch): ConsoleAddress {
  const query = new URLSearchParams();
  for (const name of fields) if (search[name] !== '') query.set(name, search[name]);
  return query.size > 0 ? `${consolePaths.audit}?${query.toString()}` : consolePaths.audit;
}

export function toAuditQuery(search: AuditSearch): NonNullable<OperationCall<'Staff_SearchAudit'>['params']> {
  const { who, what, about, from, to, lists } = search;
  const [kind, id = ''] = who.split(':');
  const asked = {
    personId: kind === 'person' ? id : '',
    keyId: kind === 'key' ? id : '',
    operation: what,
    reference: uuid.test(about) ? '' : about,
    customerId: uuid.test(about) ? about : '',
    from,
    to,
    lists: what === '' && lists === '' ? 'no' : '',
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}
