/** A fault on show: the key of its text, and the field it belongs to unless it is the whole form's. */
export interface Fault {
  name: string | undefined;
  key: string;
}

/** Flattens a form's errors in their order; two fields that say the same are said once. */
export function listFaults(errors: object): Fault[] {
  const faults = collect(errors, '');
  return faults.filter(({ key }, index) => faults.findIndex((other) => other.key === key) === index);
}

function collect(errors: object, path: string): Fault[] {
  return Object.entries(errors).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null || name === 'ref') return [];
    const here = path === '' ? name : `${path}.${name}`;
    const key: unknown = (value as { message?: unknown }).message;
    if (typeof key === 'string' && key !== '') return [{ name: here.startsWith('root') ? undefined : here, key }];
    return collect(value as object, here);
  });
}
