import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export function withoutPlural(key: string): string {
  return key.replace(pluralSuffix, '');
}

export function pluralForms(keys: Iterable<string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of keys) {
    const form = pluralSuffix.exec(key)?.[1];
    if (form) forms.set(withoutPlural(key), (forms.get(withoutPlural(key)) ?? new Set()).add(form));
  }
  return forms;
}
