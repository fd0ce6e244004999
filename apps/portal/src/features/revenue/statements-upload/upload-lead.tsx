import type { Application } from '@portal/contract/entities/entities';
import { formatMonth } from '../../../i18n/format.ts';
import { ofMonth, ofMonthRange } from '../../../i18n/month-range.ts';
import { RichText } from '../../../i18n/rich-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useBankConnection } from '../bank-connection/use-bank-connection.ts';

/** Which statements are asked for: all months, or those that a connected bank does not show. */
export function UploadLead({ application }: { application: Application }) {
  const texts = useText();
  const { t, language } = texts;
  const { applicationId, requiredMonths, acceptedMonths, bank } = application;
  const { data } = useBankConnection(applicationId);
  const missing = bank?.state === 'read' ? (data?.revenue.missingMonths ?? []) : [];
  const text =
    missing.length > 0
      ? t('revenue.upload.leadMissing', { months: missing.map((month) => formatMonth(month, language)).join(', ') })
      : t('revenue.upload.lead', {
          required: ofMonthRange(requiredMonths, texts),
          latest: ofMonth(requiredMonths.at(-1) ?? '', texts),
          accepted: ofMonthRange(acceptedMonths, texts, { year: false }),
        });
  return <RichText text={text} parts={{ strong: (words) => <strong>{words}</strong> }} />;
}
