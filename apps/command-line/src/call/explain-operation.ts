import type { Operation } from '@portal/contract/operations/operation';
import { parametersOf } from './parameters.ts';

const COMMAND = 'npm run -s portal --';

export function explainOperation(operation: Operation): string {
  const parameters = parametersOf(operation);
  return [
    `${operation.operationId}\n${operation.summary}`,
    ...parameters.map(
      ({ name, place, required, form, meaning, example }) =>
        `  ${name}  (${place}${required ? '' : ', optional'}: ${form})\n    ${meaning} For example: ${formatPair(name, example)}`,
    ),
    `Example:\n  ${exampleOf(operation)}`,
  ].join('\n\n');
}

export function exampleOf(operation: Operation): string {
  const needed = parametersOf(operation).filter(({ required }) => required);
  return [COMMAND, 'call', operation.operationId, ...needed.map(({ name, example }) => formatPair(name, example))].join(
    ' ',
  );
}

/** Formats as `name=value`, quoted for a shell if necessary. */
export function formatPair(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[\w.,:/@+-]*$/u.test(text) ? `${name}=${text}` : `${name}='${text.replaceAll("'", String.raw`'\''`)}'`;
}
