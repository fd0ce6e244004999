import { ADDRESS_LINE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useEffect, useState } from 'react';
import type { AddressLookup } from './address-finder.ts';
import { type AddressNames, ownAddressNames } from './address-names.ts';
import type * as StreetLookup from './street-lookup-field.tsx';
import { TextField } from '../text-field.tsx';

export interface StreetFieldProps {
  label: ReactNode;
  autoComplete: string;
  /** Undefined for a plain field without suggestions. */
  lookup: AddressLookup | undefined;
  names?: AddressNames;
}

let loaded: typeof StreetLookup.StreetLookupField | undefined;

/** A plain field that gets suggestions once their code has loaded, but never while the person is typing. */
export function StreetField({ lookup, names = ownAddressNames, ...field }: StreetFieldProps) {
  const [Lookup, setLookup] = useState(() => loaded);
  const [isInside, setIsInside] = useState(false);
  const isWanted = lookup !== undefined;

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

  if (Lookup && lookup) return <Lookup {...field} names={names} lookup={lookup} />;
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
