import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one language by dotted key, plural suffixes included. */
export function leafTexts(language: 'en' | 'fr'): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (group: object, prefix: string) => {
    for (const [name, value] of Object.entries(group) as [string, string | object][]) {
      if (typeof value === 'string') texts.set(prefix + name, value);
      else collect(value, `${prefix}${name}.`);
    }
  };
  collect(JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')) as object, '');
  return texts;
}

const pluralSuffix = /_(one|many|other)$/u;

/** The key as the code writes it, without the suffix of a plural form. */
export function withoutPlural(key: string): string {
  return key.replace(pluralSuffix, '');
}

/** The plural forms of each key that has any, as `one`, `many`, `other`. */
export function pluralForms(keys: Iterable<string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of keys) {
    const form = pluralSuffix.exec(key)?.[1];
    if (form) forms.set(withoutPlural(key), (forms.get(withoutPlural(key)) ?? new Set()).add(form));
  }
  return forms;
}
