import { ADDRESS_LINE_MAXIMUM_LENGTH, ADDRESS_LOOKUP_TIMEOUT_MS } from '@portal/contract/constants';
import type { FoundAddress } from '@portal/contract/entities/address';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Combobox } from '../../ui/inputs/combobox.tsx';
import { FieldShell } from '../../ui/inputs/field-shell.tsx';
import { type AddressLookup, createAddressFinder } from './address-finder.ts';
import { type AddressNames, addressParts } from './address-names.ts';
import { useFormScope } from '../form/form-scope.ts';
import { useFill } from '../form/use-fill.ts';
import { useField } from '../form/use-field.ts';

export interface StreetLookupFieldProps {
  label: ReactNode;
  autoComplete: string;
  names: AddressNames;
  lookup: AddressLookup;
}

async function inTime(address: Promise<FoundAddress | null>): Promise<FoundAddress | null> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const nothing = new Promise<null>((resolve) => {
    limit = setTimeout(() => resolve(null), ADDRESS_LOOKUP_TIMEOUT_MS);
  });
  return Promise.race([address, nothing]).finally(() => clearTimeout(limit));
}

function useStreetLookup(names: AddressNames, { find, retrieve }: AddressLookup) {
  const { t, language } = useText();
  const street = useField(names.street);
  const { form, left } = useFormScope();
  const fillIn = useFill();
  const [finder] = useState(() => createAddressFinder(find));
  const { suggestions } = useSyncExternalStore(finder.subscribe, finder.getState);
  const [outcome, setOutcome] = useState<'filled' | 'notFound'>();
  useEffect(() => finder.stop, [finder]);

  const fill = (address: FoundAddress) => {
    const asked = addressParts.filter((part) => names[part] in form.getValues());
    fillIn(Object.fromEntries(asked.map((part) => [names[part], address[part] ?? ''])));
    left(names.street);
  };
  const choose = async (id: string) => {
    const chosen = suggestions.find((suggestion) => suggestion.id === id);
    if (chosen?.isGroup) {
      finder.open(id, street.value, language);
      return;
    }
    finder.stop();
    const typed = street.value;
    const retrieveInTime = async () => {
      const address = await inTime(retrieve({ id, language })).catch(() => null);
      // If the person kept typing in the meantime, their text wins.
      if (form.getValues()[names.street] !== typed) return;
      if (address) fill(address);
      setOutcome(address ? 'filled' : 'notFound');
    };
    const filling = retrieveInTime();
    form.waitFor(filling);
    await filling;
  };
  const changeText = (text: string) => {
    street.change(text);
    setOutcome(undefined);
    finder.search(text, language);
  };
  const leave = () => {
    finder.stop();
    street.leave();
  };
  const filled = outcome === 'filled' ? t('application.address.filled') : '';
  const status = suggestions.length > 0 ? t('application.address.count', { count: suggestions.length }) : filled;

  return { street, suggestions, outcome, status, choose, changeText, leave };
}

export function StreetLookupField({ label, autoComplete, names, lookup }: StreetLookupFieldProps) {
  const { t } = useText();
  const { street, suggestions, outcome, status, choose, changeText, leave } = useStreetLookup(names, lookup);
  return (
    <FieldShell
      id={street.id}
      label={label}
      error={street.error}
      detail={street.detail}
      warning={outcome === 'notFound' ? t('application.address.notFound') : undefined}
    >
      {(control) => (
        <Combobox
          id={control.id}
          name={names.street}
          autoComplete={autoComplete}
          maxLength={ADDRESS_LINE_MAXIMUM_LENGTH}
          icon={<MapPin size={20} aria-hidden="true" />}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid'] === true}
          text={street.value}
          items={suggestions}
          status={status}
          note={lookup.isSandbox ? t('application.address.sandbox') : undefined}
          choosesOnPurpose
          onTextChange={changeText}
          onChoose={(id) => void choose(id)}
          onBlur={leave}
        />
      )}
    </FieldShell>
  );
}
