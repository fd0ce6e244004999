import {
  type MonthsReason,
  type MonthsReasonForm,
  monthsReasonForm,
  type MonthsReasonKind,
  monthsReasonKinds,
} from '@portal/contract/application/statements/months-reason';
import { addMonths, type Month } from '@portal/contract/calendar';
import type { Application } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { formatMonth } from '@portal/locales/format/day';
import { LongTextField } from '@portal/design/fields/long-text-field.tsx';
import { RadioField } from '@portal/design/fields/radio-field.tsx';
import { SelectField } from '@portal/design/fields/select-field.tsx';
import { useFormValue } from '@portal/design/fields/form/use-field.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { schemaResolver } from '../../../frame/form/schema-resolver.ts';
import { useUnsavedForm } from '../../../frame/form/use-unsaved-form.ts';

const resolver = schemaResolver(monthsReasonForm);

const kindLabels = {
  accountOpened: 'revenue.reason.kinds.accountOpened',
  otherBank: 'revenue.reason.kinds.otherBank',
  other: 'revenue.reason.kinds.other',
} as const satisfies Record<MonthsReasonKind, TextKey>;

interface MonthsReasonDialogProps {
  application: Application;
  months: readonly Month[];
  reason: MonthsReason | null;
  onGive: (form: MonthsReasonForm) => Promise<void>;
  onClose: () => void;
  onUpload: () => void;
}

export function MonthsReasonDialog({
  application,
  months,
  reason,
  onGive,
  onClose,
  onUpload,
}: MonthsReasonDialogProps) {
  const { t, language } = useText();
  const { form, store, clear } = useUnsavedForm(`months reason ${application.applicationId}`, resolver, {
    kind: reason?.kind ?? '',
    openedMonth: reason?.openedMonth ?? '',
    text: reason?.text ?? '',
  });
  const give = async (values: MonthsReasonForm) => {
    await onGive(values);
    clear();
    onClose();
  };
  return (
    <Dialog open title={t('revenue.reason.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('revenue.reason.lead', { months: months.map((month) => formatMonth(month, language)).join(', ') })}</p>
      <Form form={form} onSubmit={give} onDraftChange={store}>
        <RadioField
          name="kind"
          label={t('revenue.reason.kind')}
          options={monthsReasonKinds.map((kind) => ({ value: kind, label: t(kindLabels[kind]) }))}
        />
        <KindDetails months={openingMonths(application)} onUpload={onUpload} />
        <Button type="submit" size="small" fullWidth="phone" pending={form.formState.isSubmitting}>
          {t('revenue.reason.save')}
        </Button>
      </Form>
    </Dialog>
  );
}

/**
 * Months in which an account with missing months may have been opened: the required ones and the current one, newest
 * first.
 */
function openingMonths({ requiredMonths }: Application): string[] {
  const [latest] = requiredMonths.slice(-1);
  return [...requiredMonths, ...(latest === undefined ? [] : [addMonths(latest, 1)])].reverse();
}

function KindDetails({ months, onUpload }: { months: readonly Month[]; onUpload: () => void }) {
  const { t, language } = useText();
  const kind = useFormValue('kind');
  switch (kind as MonthsReasonKind | '') {
    case 'accountOpened':
      return (
        <SelectField
          name="openedMonth"
          label={t('revenue.reason.openedMonth')}
          options={months.map((month) => ({ value: month, label: formatMonth(month, language) }))}
        />
      );
    case 'otherBank':
      return (
        <p>
          {t('revenue.reason.otherBankOffer')}{' '}
          <LinkButton onClick={onUpload}>{t('revenue.reason.uploadThose')}</LinkButton>
        </p>
      );
    case 'other':
      return <LongTextField name="text" label={t('revenue.reason.text')} />;
    case '':
      return null;
  }
}
