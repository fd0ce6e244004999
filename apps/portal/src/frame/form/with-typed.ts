import type { TypedValues } from '@portal/design/fields/form/form.tsx';
import type { TypedRecord } from '../../session/unsaved-answers.ts';

export function withTyped<Output>(values: TypedValues<Output>, typed: TypedRecord = {}): TypedValues<Output> {
  const ofForm = Object.entries(typed).filter(([name]) => name in values);
  return { ...values, ...(Object.fromEntries(ofForm) as Partial<TypedValues<Output>>) };
}
