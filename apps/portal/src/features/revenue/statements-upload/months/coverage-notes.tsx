import type { Application } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import type { ResponseBody } from '../../../../api/operation-types.ts';
import { ofMonthRange } from '@portal/locales/format/month-range';
import { DepositsNote } from './deposits-note.tsx';

interface CoverageNotesProps {
  application: Application;
  isRequest: boolean;
  list: ResponseBody<'Revenue_ListStatements'>;
}

export function CoverageNotes({ application, isRequest, list }: CoverageNotesProps) {
  const texts = useText();
  const { t } = texts;
  return (
    <>
      {!isRequest && list.covered.window === 'accepted' && (
        <InlineAlert tone="info">
          {t('revenue.upload.months.accepted', {
            months: ofMonthRange(application.acceptedMonths, texts, { year: false }),
          })}
        </InlineAlert>
      )}
      <DepositsNote list={list} />
      {list.severalAccounts && <InlineAlert tone="info">{t('revenue.upload.months.severalAccounts')}</InlineAlert>}
    </>
  );
}
