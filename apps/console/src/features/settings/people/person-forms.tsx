import { FUNDING_AMOUNT_MAXIMUM_CAD, STAFF_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { parseMoney } from '@portal/contract/fields/money-text';
import { isEmail } from '@portal/contract/fields/email-text';
import { type Language, languages } from '@portal/contract/language';
import { type StaffRole, staffRoles } from '@portal/contract/staff/roles';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmailField } from '@portal/design/fields/person/email-field.tsx';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { MoneyField } from '@portal/design/fields/money-field.tsx';
import { SelectField } from '@portal/design/fields/select-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';
import { explainRefusal } from './explain-refusal.ts';

export interface Changes {
  name: string;
  role: StaffRole;
  language: Language;
  fundingLimit: number | null;
}

interface Invited extends Changes {
  email: string;
}

export type Typed = Record<string, string | boolean>;

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : '');

export function changesOf(typed: Typed): Changes {
  return {
    name: text(typed.name),
    role: staffRoles.find((role) => role === typed.role) ?? 'accountManager',
    language: languages.find((language) => language === typed.language) ?? 'en',
    fundingLimit: text(typed.fundingLimit) === '' ? null : (parseMoney(text(typed.fundingLimit)) ?? Number.NaN),
  };
}

export function changesError({ name, fundingLimit }: Changes): Record<string, string> {
  const isWithin = fundingLimit === null || (fundingLimit >= 0 && fundingLimit <= FUNDING_AMOUNT_MAXIMUM_CAD);
  return {
    ...(!/\p{L}/u.test(name) && { name: 'console.settings.people.errors.name' }),
    ...(!isWithin && { fundingLimit: 'console.settings.people.errors.limit' }),
  };
}

function emailError(email: string): Record<string, string> {
  if (isEmail(email)) return {};
  return { email: email === '' ? 'validation.email.required' : 'validation.email.invalid' };
}

const checkInvited: PortalResolver<Invited> = (typed) => {
  const output = { ...changesOf(typed), email: text(typed.email) };
  const errors = { ...emailError(output.email), ...changesError(output) };
  return Object.keys(errors).length > 0 ? { errors } : { output };
};

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const form = usePortalForm(checkInvited, { name: '', email: '', role: 'accountManager', language, fundingLimit: '' });
  const invite = async (body: Invited) => {
    await writeAndRefresh(() => callOperation('Staff_InvitePerson', { body }));
    onClose();
  };
  return (
    <FormDialog
      title={t('console.settings.people.inviteTitle')}
      submitLabel={t('console.settings.people.inviteDo')}
      form={form}
      onSubmit={invite}
      explain={explainRefusal}
      onClose={onClose}
    >
      <EmailField label={t('console.settings.people.email')} />
      <SharedFields languageHint={t('console.settings.people.languageHint')} />
    </FormDialog>
  );
}

export function SharedFields({ languageHint, isOwn = false }: { languageHint?: string; isOwn?: boolean }) {
  const { t } = useText();
  return (
    <>
      <TextField
        name="name"
        label={t('console.settings.people.name')}
        autoComplete="off"
        maxLength={STAFF_NAME_MAXIMUM_LENGTH}
      />
      <SelectField
        name="role"
        label={t('console.settings.people.role')}
        options={staffRoles.map((value) => ({ value, label: t(`console.roles.${value}`) }))}
      />
      <SelectField
        name="language"
        label={t('console.settings.people.language')}
        {...(languageHint !== undefined && { hint: languageHint })}
        options={languages.map((value) => ({ value, label: t(`console.languages.${value}`) }))}
      />
      {isOwn ? (
        <p>{t('console.settings.people.ownLimit')}</p>
      ) : (
        <MoneyField
          name="fundingLimit"
          label={t('console.settings.people.limit')}
          hint={t('console.settings.people.limitHint')}
          optional
        />
      )}
    </>
  );
}
