import { API_KEY_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { Partner } from '@portal/contract/staff/keys';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { SelectField } from '@portal/design/fields/select-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { callOperation } from '../api/call-operation.ts';
import { refresh } from '../api/refresh.ts';
import { FormDialog } from '../frame/dialogs/form-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

/** The lender's own key; any other value is a partner's id. */
const OWN = 'staff';

interface NewKey {
  name: string;
  holder: string;
}

const check: PortalResolver<NewKey> = ({ name, holder }) => {
  const output = { name: String(name).trim(), holder: String(holder) };
  return output.name === '' ? { errors: { name: 'console.settings.keys.nameMissing' } } : { output };
};

export interface NewKeyDialogProps {
  partners: readonly Partner[];
  holder?: string | undefined;
  onClose: () => void;
}

export function NewKeyDialog({ partners, holder = OWN, onClose }: NewKeyDialogProps) {
  const { t } = useText();
  const [made, setMade] = useState<string>();
  const form = usePortalForm(check, { name: '', holder });
  const make = async ({ name, holder: chosen }: NewKey) => {
    const body =
      chosen === OWN
        ? ({ scope: 'staff', name, partnerId: null } as const)
        : ({ scope: 'partner', name, partnerId: chosen } as const);
    const { key } = await callOperation('Staff_CreateKey', { body });
    setMade(key);
    await refresh();
  };
  if (made !== undefined) {
    return (
      <ShownOnce
        title={t('console.settings.keys.madeTitle')}
        label={t('console.settings.keys.key')}
        secret={made}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('console.settings.keys.make')}
      submitLabel={t('console.settings.keys.make')}
      form={form}
      onSubmit={make}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('console.settings.keys.name')}
        hint={t('console.settings.keys.nameHint')}
        autoComplete="off"
        maxLength={API_KEY_NAME_MAXIMUM_LENGTH}
      />
      <SelectField
        name="holder"
        label={t('console.settings.keys.holder')}
        hint={t('console.settings.keys.holderHint')}
        options={[
          { value: OWN, label: t('console.settings.keys.own') },
          ...partners.map(({ partnerId, name }) => ({ value: partnerId, label: name })),
        ]}
      />
    </FormDialog>
  );
}
