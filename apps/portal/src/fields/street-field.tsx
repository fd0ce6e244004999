import { ADDRESS_LINE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { AddressLookupKind } from '@portal/contract/portal-configuration';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useEffect, useState } from 'react';
import type * as StreetLookup from './street-lookup-field.tsx';
import { TextField } from './text-field.tsx';

export interface StreetFieldProps {
  label: ReactNode;
  autoComplete: string;
  lookup: AddressLookupKind;
  /** Where the form has another address too. */
  names?: StreetLookup.AddressNames;
}

const usualNames = { street: 'street', city: 'city', stateCode: 'stateCode', postalCode: 'postalCode' };

/** Kept once it has come, so that the next screen has it at once. */
let loaded: typeof StreetLookup.StreetLookupField | undefined;

/**
 * The street: a plain field which becomes one with suggestions once that code has come, and stays plain where it
 * does not. Never under the hands of who is just typing.
 */
export function StreetField({ lookup, names = usualNames, ...field }: StreetFieldProps) {
  const [Lookup, setLookup] = useState(() => loaded);
  const [isInside, setIsInside] = useState(false);
  const isWanted = lookup !== 'off';

  useEffect(() => {
    if (!isWanted || isInside || Lookup) return undefined;
    let isGone = false;
    void import('./street-lookup-field.tsx')
      .then((part) => {
        loaded = part.StreetLookupField;
        if (!isGone) setLookup(() => part.StreetLookupField);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isWanted, isInside, Lookup]);

  if (Lookup && isWanted) return <Lookup {...field} names={names} isSandbox={lookup === 'sandbox'} />;
  return (
    <div role="presentation" onFocus={() => setIsInside(true)} onBlur={() => setIsInside(false)}>
      <TextField
        {...field}
        name={names.street}
        icon={<MapPin size={20} aria-hidden="true" />}
        maxLength={ADDRESS_LINE_MAXIMUM_LENGTH}
      />
    </div>
  );
}
