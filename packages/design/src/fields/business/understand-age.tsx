import { toDuration } from '@portal/contract/application/time-in-business';
import { productDay } from '@portal/contract/calendar';
import { readAge } from '@portal/contract/fields/time/read-age';
import { formatTimeInBusiness, hasYearsAndMonths } from '@portal/locales/format/time-in-business';
import type { ReactNode } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { currentLanguage } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { afterRelease } from '../form/after-release.ts';
import type { FormStore } from '../form/form-store.ts';
import type { BoundField } from '../form/use-field.ts';

/** Hints by number and unit, such as `92months`; each is shown while the fields contain exactly that. */
export type AgeWords = Readonly<Record<string, ReactNode>>;

/** Replaces text such as `March 2019` with a number and unit, and shows many months in words. */
export function understandAge(
  form: FormStore,
  field: BoundField,
  unit: BoundField,
  show: (words: AgeWords) => void,
): void {
  const typed = field.value;
  const months = readAge(typed, unit.value === 'years' ? 'years' : 'months', productDay(new Date()));
  // If the person kept typing in the meantime, their text wins.
  if (months === undefined || form.getValues()[field.name] !== typed) return;
  const age = toDuration(months);
  field.change(String(age.count));
  unit.change(age.unit);
  if (!hasYearsAndMonths(months)) return;
  const words = { [`${age.count}${age.unit}`]: <AgeInWords months={months} /> };
  loadTexts(currentLanguage(), 'rest').then(
    () => afterRelease(() => show(words)),
    () => undefined,
  );
}

function AgeInWords({ months }: { months: number }) {
  const texts = useText();
  return texts.t('application.age.inWords', { duration: formatTimeInBusiness(months, texts) });
}
