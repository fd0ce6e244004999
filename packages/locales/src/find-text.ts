/** Texts of one language: groups by name, a text at each end. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** What `{{name}}` in a text stands for; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

function findLeaf(texts: TextTree, key: string): string | undefined {
  let found: string | TextTree | undefined = texts;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;

  return typeof found === 'string' ? found : undefined;
}

/**
 * The text of a dotted key, its `{{name}}` filled in and nothing escaped; undefined if there is none.
 * With a `count` the plural form of the language comes first: `files_one`, `files_many` (French, from a million on).
 */
export function findText(texts: TextTree, language: string, key: string, values: TextValues = {}): string | undefined {
  const { count } = values;
  const plural = typeof count === 'number' ? findLeaf(texts, `${key}_${pluralForm(language, count)}`) : undefined;
  const text = plural ?? findLeaf(texts, key);
  return text?.replaceAll(placeholder, (_, name: string, stop: string = '') =>
    endSentence(String(values[name] ?? ''), stop),
  );
}

const placeholder = /\{\{(\w+)\}\}(\.(?!\w))?/gu;

/** A name such as "Northshore inc." at the end of a sentence brings its full stop along. */
function endSentence(value: string, stop: string): string {
  return value.endsWith('.') ? value : value + stop;
}
