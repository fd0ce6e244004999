/** Texts of one language: groups by name, a text at each end. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** What `{{name}}` in a text stands for; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

function findLeaf(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * The text of a dotted key, its `{{name}}` filled in and nothing escaped; undefined where there is none.
 * With a `count` the plural form of the language comes first: `files_one`, `files_many` (French, from a million on).
 */
export function findText(texts: Texts, language: string, key: string, values: TextValues = {}): string | undefined {
  const { count } = values;
  const plural = typeof count === 'number' ? findLeaf(texts, `${key}_${pluralForm(language, count)}`) : undefined;
  const text = plural ?? findLeaf(texts, key);
  return text?.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
}
