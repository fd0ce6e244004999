import type { MonthCovered } from '@portal/contract/application/statements/months-covered';
import type { Application } from '@portal/contract/entities/entities';
import { formatMonth } from '@portal/locales/format/day';
import { ofMonth, ofMonthRange } from '@portal/locales/format/month-range';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';

interface UploadLeadProps {
  application: Application;
  /** Combined coverage of bank and statements; undefined while loading. */
  months: readonly MonthCovered[] | undefined;
}

export function UploadLead({ application, months }: UploadLeadProps) {
  const texts = useText();
  const { t, language } = texts;
  const { requiredMonths, acceptedMonths, bank } = application;
  if (bank?.state === 'read' && months) {
    const missing = months.filter(({ state }) => state !== 'found');
    if (missing.length === 0) return t('revenue.upload.leadComplete');
    const names = missing.map(({ month }) => formatMonth(month, language)).join(', ');
    return <Rich text={t('revenue.upload.leadMissing', { months: names })} />;
  }
  return (
    <Rich
      text={t('revenue.upload.lead', {
        required: ofMonthRange(requiredMonths, texts),
        latest: ofMonth(requiredMonths.at(-1) ?? '', texts),
        accepted: ofMonthRange(acceptedMonths, texts, { year: false }),
      })}
    />
  );
}

function Rich({ text }: { text: string }) {
  return <RichText text={text} parts={{ strong: (words) => <strong>{words}</strong> }} />;
}
