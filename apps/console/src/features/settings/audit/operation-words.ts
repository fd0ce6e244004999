import type { Translation } from '@portal/design/i18n/use-text.ts';
import operations from 'virtual:operations';

/** What an operation does, in words; its id where it has none of its own, such as one of partners' programs. */
export function operationWords(operation: string, { message }: Translation): string {
  const name = operation.replace(/^Staff_/u, '');
  const key = `console.settings.audit.operations.${name}`;
  const words = message(key);
  return words === key ? operation : words;
}

/** Whether an operation of staff reads, and changes nothing. */
export function isReading(operation: string): boolean {
  return operations[operation]?.[0] === 'get';
}

/** The operations of staff by what they do. */
export function listOperations(words: Translation): { value: string; label: string }[] {
  return Object.keys(operations)
    .map((value) => ({ value, label: operationWords(value, words) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, words.language));
}
