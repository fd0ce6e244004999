import * as z from 'zod/mini';
import { asReference } from '@portal/contract/application/reference';
import type { Operation } from '@portal/contract/operations/operation';
import { type CallInput, CommandError, whyRefused } from '../client.ts';
import { plain } from '../output.ts';
import { formatPair } from './explain-operation.ts';
import { type Parameter, parametersOf, shapeOf } from './parameters.ts';

type Values = Record<string, unknown>;

/** Placeholder for an application id that has not been looked up. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Assigns `name=value` words to the parameters and body of the operation. Throws `CommandError` listing every value
 * that is malformed for the operation.
 */
export function prepareCall(operation: Operation, words: readonly string[], body?: unknown): CallInput {
  const known = parametersOf(operation);
  const values: Record<Parameter['place'], Values> = { path: {}, query: {}, header: {}, body: {} };
  for (const word of words) {
    const [name, text] = splitPair(word);
    const parameter = known.find((each) => each.name === name);
    if (!parameter) throw new CommandError(notTaken(operation, name, known));
    const field = parameter.place === 'body' ? shapeOf(operation.body)[name] : undefined;
    values[parameter.place][name] = field ? readValue(text, field) : text;
  }
  const whole = operation.body ? { ...(body as object | undefined), ...values.body } : body;
  const parts = [
    [operation.params, values.path],
    [operation.query, values.query],
    [operation.headers, values.header],
    [operation.body, whole],
  ] as const;
  const wrong = parts.flatMap(([schema, part]) => problemsOf(schema, part, known));
  if (body !== undefined && !operation.body) wrong.push('  --body: this operation has no body.');
  if (wrong.length > 0) throw new CommandError([`${operation.operationId} was not called:`, ...wrong].join('\n'));
  return {
    params: values.path as Record<string, string>,
    query: values.query as Record<string, string>,
    headers: values.header as Record<string, string>,
    ...(whole !== undefined && { body: whole }),
  };
}

function splitPair(word: string): [name: string, text: string] {
  const at = word.indexOf('=');
  if (at < 1) throw new CommandError(`"${word}" is not in the form name=value.`);
  return [word.slice(0, at), word.slice(at + 1)];
}

function notTaken({ operationId }: Operation, name: string, known: readonly Parameter[]): string {
  const names = known.map((each) => each.name);
  return `${operationId} has no parameter ${name}. ${names.length === 0 ? 'It has none.' : `It has: ${names.join(', ')}.`}`;
}

function readValue(text: string, field: z.ZodMiniType): unknown {
  const isTaken = (value: unknown) => z.safeParse(field, value).success;
  if (text === 'null' && isTaken(null)) return null;
  if (isTaken(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function problemsOf(schema: z.ZodMiniType | undefined, part: unknown, known: readonly Parameter[]): string[] {
  const checked = schema && z.safeParse(schema, withoutReference(part));
  return (checked?.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `  ${plain([...issue.path, key].join('.'))}: unknown.`);
    const isMissing = valueAt(part, issue.path) === undefined;
    const what = isMissing ? 'missing' : whyWrong(issue.message);
    const parameter = known.find(({ name }) => name === issue.path[0]);
    return `  ${plain(issue.path.join('.') || '--body')}: ${what}${parameter ? hintOf(parameter) : '.'}`;
  });
}

function withoutReference(part: unknown): unknown {
  const id = (part as Values | undefined)?.applicationId;
  return typeof id === 'string' && asReference(id) !== undefined
    ? { ...(part as Values), applicationId: SOME_ID }
    : part;
}

function valueAt(part: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, name) => (value as Record<PropertyKey, unknown> | null | undefined)?.[name], part);
}

function whyWrong(message: string): string {
  // Here this key means a malformed id: nothing was looked up.
  if (message === 'errors.errorNotFound') return 'not an id';
  return message.startsWith('errors.') ? whyRefused(message).replace(/\.$/u, '') : 'not accepted';
}

function hintOf({ name, meaning, form, example }: Parameter): string {
  return `. ${meaning} (${form})\n    For example: ${formatPair(name, example)}`;
}
