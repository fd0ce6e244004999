import { ADDRESS_LINE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { FoundAddress } from '@portal/contract/operations/address';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { callOperation } from '../api/call-operation.ts';
import { useText } from '../i18n/use-text.ts';
import { Combobox } from '../ui/combobox.tsx';
import { FieldShell } from '../ui/field-shell.tsx';
import { createAddressFinder } from './address-finder.ts';
import { useFormScope } from './form-scope.ts';
import { useField } from './use-field.ts';

const addressParts = ['street', 'city', 'stateCode', 'postalCode'] as const satisfies (keyof FoundAddress)[];

/** What the fields of an address are called in their form. */
export type AddressNames = Readonly<Record<(typeof addressParts)[number], string>>;

export interface StreetLookupFieldProps {
  label: ReactNode;
  autoComplete: string;
  names: AddressNames;
  /** The suggestions come from a stand-in: the list says so. */
  isSandbox: boolean;
}

/** The street with suggestions as one types. One that is chosen fills those of the four fields that the form has; they stay the person's. */
export function StreetLookupField({ label, autoComplete, names, isSandbox }: StreetLookupFieldProps) {
  const { t, language } = useText();
  const { attach, ...street } = useField(names.street);
  const { getValues, setValue, clearErrors } = useFormContext<Record<string, string>>();
  const scope = useFormScope();
  const [finder] = useState(() =>
    createAddressFinder((body, signal) => callOperation('Address_FindAddresses', { body, signal })),
  );
  const { suggestions } = useSyncExternalStore(finder.subscribe, finder.getState);
  const [outcome, setOutcome] = useState<'filled' | 'notFound'>();
  useEffect(() => finder.stop, [finder]);

  const fill = (address: FoundAddress) => {
    const asked = addressParts.filter((part) => names[part] in getValues());
    for (const part of asked) setValue(names[part], address[part] ?? '');
    clearErrors(asked.map((part) => names[part]));
    scope.changed();
    scope.left(names.street);
  };
  const choose = async (id: string) => {
    const chosen = suggestions.find((suggestion) => suggestion.id === id);
    if (chosen?.isGroup) {
      finder.open(id, street.value, language);
      return;
    }
    finder.stop();
    const typed = street.value;
    const { address } = await callOperation('Address_RetrieveAddress', { body: { id, language } }).catch(() => ({
      address: null,
    }));
    // Who typed on in the meantime wants what she typed.
    if (getValues(names.street) !== typed) return;
    if (address) fill(address);
    setOutcome(address ? 'filled' : 'notFound');
  };
  const changeText = (text: string) => {
    street.change(text);
    setOutcome(undefined);
    finder.search(text, language);
  };
  const status = outcome === 'filled' ? t('application.address.filled') : '';

  return (
    <FieldShell
      id={street.id}
      label={label}
      error={street.error}
      warning={outcome === 'notFound' ? t('application.address.notFound') : undefined}
    >
      {(control) => (
        <Combobox
          id={control.id}
          ref={attach}
          name={names.street}
          autoComplete={autoComplete}
          maxLength={ADDRESS_LINE_MAXIMUM_LENGTH}
          icon={<MapPin size={20} aria-hidden="true" />}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid'] === true}
          text={street.value}
          items={suggestions}
          status={suggestions.length > 0 ? t('application.address.count', { count: suggestions.length }) : status}
          note={isSandbox ? t('application.address.sandbox') : undefined}
          choosesOnPurpose
          onTextChange={changeText}
          onChoose={(id) => void choose(id)}
          onBlur={() => {
            finder.stop();
            street.leave();
          }}
        />
      )}
    </FieldShell>
  );
}
