export interface Meaning {
  readonly description: string;
  readonly format?: 'date' | 'email' | 'uri';
  readonly examples?: readonly unknown[];
}

export function means(description: string, example?: unknown, format?: Meaning['format']): Meaning {
  return { description, ...(example !== undefined && { examples: [example] }), ...(format && { format }) };
}

export function at(description: string, example = '2026-02-10T14:00:00.000Z'): Meaning {
  return means(description, example);
}

export function day(description: string, example = '2026-02-11'): Meaning {
  return means(withForm(description, 'YYYY-MM-DD'), example, 'date');
}

export function month(description: string): Meaning {
  return means(withForm(description, 'YYYY-MM'), '2026-01');
}

/** Inserts the format before a part such as "; null if unknown". */
function withForm(description: string, form: string): string {
  return `${description.replace(/(?=;)|$/u, ` (${form})`)}.`;
}
