/** What the value of a property or parameter means, as the API documents say it. */
export interface Meaning {
  readonly description: string;
  /** Of JSON Schema, for texts whose schema does not say it. */
  readonly format?: 'date' | 'email' | 'uri';
  /** A value, where the form alone does not show what they look like; one for each form they can have. */
  readonly examples?: readonly unknown[];
}

/** What a value means, and one. */
export function means(description: string, example?: unknown, format?: Meaning['format']): Meaning {
  return { description, ...(example !== undefined && { examples: [example] }), ...(format && { format }) };
}

/** An instant. */
export function at(description: string, example = '2026-02-10T14:00:00.000Z'): Meaning {
  return means(description, example);
}

/** A calendar day, YYYY-MM-DD. */
export function day(description: string, example = '2026-02-11'): Meaning {
  return means(`${description} (YYYY-MM-DD).`, example, 'date');
}

/** A calendar month, YYYY-MM. */
export function month(description: string): Meaning {
  return means(`${description} (YYYY-MM).`, '2026-01');
}
