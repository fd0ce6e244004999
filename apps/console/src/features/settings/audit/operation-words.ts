import type { Translation } from '@portal/design/i18n/use-text.ts';
import operations from 'virtual:operations';

export function operationWords(operation: string, { message }: Translation): string {
  const name = operation.replace(/^Staff_/u, '');
  const key = `console.settings.audit.operations.${name}`;
  const words = message(key);
  return words === key ? operation : words;
}

export function isReading(operation: string): boolean {
  return operations[operation]?.[0] === 'GET';
}

/** Which page a row has, by the address of the operation; undefined for rows without a page or with a name. */
export function subjectOf(operation: string): 'lead' | 'customer' | undefined {
  const path = operations[operation]?.[1] ?? '';
  if (path.includes('{leadId}')) return 'lead';
  return path.includes('{customerId}') ? 'customer' : undefined;
}

export function listOperations(words: Translation): { value: string; label: string }[] {
  return Object.keys(operations)
    .map((value) => ({ value, label: operationWords(value, words) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, words.language));
}
