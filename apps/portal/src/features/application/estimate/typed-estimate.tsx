import { SECOND_MS } from '@portal/contract/constants';
import { parseMoney } from '@portal/contract/fields/money-text';
import { useEffect, useState } from 'react';
import { useFormValue } from '@portal/design/fields/form/use-field.ts';
import { EstimateNote } from './estimate-note.tsx';

/** Announced after a pause in typing, not for each digit. */
const SETTLES_AFTER_MS = SECOND_MS;

export function TypedEstimate() {
  const typed = useFormValue('annualRevenue');
  const settled = useSettled(typeof typed === 'string' ? typed : '');
  return (
    <div role="status">
      <EstimateNote annualRevenue={parseMoney(settled) ?? null} />
    </div>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
