import { productDay } from '@portal/contract/calendar';
import { explainRefusal } from '@portal/contract/application/explain-refusal';
import type { Explain } from '@portal/design/fields/form/form-scope.ts';
import { formatNumber } from '@portal/locales/format/number';

export const explain: Explain = (name, typed, { t, language }) => {
  const found = explainRefusal(name, typed, productDay(new Date()));
  if (!found) return undefined;
  const values = Object.entries(found.values).map(
    ([value, part]) => [value, typeof part === 'number' ? formatNumber(part, language) : part] as const,
  );
  return t(`validation.refused.${found.reason}`, Object.fromEntries(values));
};
