import {
  type PortalForm,
  type PortalResolver,
  type TypedValues,
  usePortalForm,
} from '@portal/design/fields/form/form.tsx';
import { useEffect, useState } from 'react';
import type { TypedRecord } from '../../session/unsaved-answers.ts';
import { findTyped, findTypedBefore, storeTyped } from './typed-in-tab.ts';
import { withTyped } from './with-typed.ts';

export interface TypedForm<Output> {
  form: PortalForm<Output>;
  /** Pass it to the form as `onDraftChange`. */
  store: (typed: TypedValues<Output>) => void;
}

/** An empty field may have a better starting value, such as an email known from another screen. */
function filledIn(typed: TypedRecord = {}): TypedRecord {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
}

/**
 * A form for visitors without a session. Its values survive leaving the screen, a reload and a crash of the tab. Forms
 * with the same name share values.
 */
export function useTypedForm<Output extends object>(
  name: string,
  resolver: PortalResolver<Output>,
  startingValues: TypedValues<Output>,
): TypedForm<Output> {
  const [{ untouched, isNew }] = useState(() => {
    const typed = findTyped(name);
    return { untouched: withTyped(startingValues, filledIn(typed)), isNew: typed === undefined };
  });
  const form = usePortalForm(resolver, untouched);
  const { store } = form;

  // The prerendered page is empty, so earlier values come after hydration. What was typed meanwhile stays.
  useEffect(() => {
    if (!isNew) return;
    void findTypedBefore().then((before) => {
      const earlier = withTyped<Output>(untouched, filledIn(before[name]));
      for (const [field, value] of Object.entries<string | boolean>(untouched)) {
        const restored = earlier[field as keyof TypedValues<Output>];
        if (restored !== value && store.getValues()[field] === value) store.setValue(field, restored);
      }
    });
  }, [store, name, untouched, isNew]);

  return { form, store: (typed) => storeTyped(name, typed) };
}
