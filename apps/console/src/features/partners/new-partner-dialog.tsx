import { isProblem } from '@portal/contract/client/problem';
import { API_KEY_NAME_MAXIMUM_LENGTH, BUSINESS_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { Partner } from '@portal/contract/staff/keys';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useRef, useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { refresh } from '../../api/refresh.ts';
import { FormDialog } from '../../frame/dialogs/form-dialog.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';

interface NewPartner {
  name: string;
}

const check: PortalResolver<NewPartner> = ({ name }) => {
  const output = { name: String(name).trim() };
  return output.name === '' ? { errors: { name: 'console.partners.nameMissing' } } : { output };
};

function explain(error: unknown): string | undefined {
  return isProblem(error, 'errorAlreadyExists') ? 'console.partners.exists' : undefined;
}

export function NewPartnerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [key, setKey] = useState<string>();
  // If only creating the key failed, a retry does not create a second partner.
  const added = useRef<Partner>(undefined);
  const form = usePortalForm(check, { name: '' });
  const add = async ({ name }: NewPartner) => {
    added.current ??= await callOperation('Staff_CreatePartner', { body: { name } });
    const { partnerId } = added.current;
    const made = await callOperation('Staff_CreateKey', {
      body: { scope: 'partner', name: name.slice(0, API_KEY_NAME_MAXIMUM_LENGTH), partnerId },
    });
    setKey(made.key);
    await refresh();
  };
  if (key !== undefined) {
    return (
      <ShownOnce
        title={t('console.partners.addedTitle')}
        label={t('console.settings.keys.key')}
        secret={key}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('console.partners.add')}
      submitLabel={t('console.partners.add')}
      form={form}
      onSubmit={add}
      explain={explain}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('console.partners.name')}
        hint={t('console.partners.nameHint')}
        autoComplete="off"
        maxLength={BUSINESS_NAME_MAXIMUM_LENGTH}
      />
    </FormDialog>
  );
}
