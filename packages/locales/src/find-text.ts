export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** Values for `{{name}}`; `count` selects the plural. */
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
 * The text of a dotted key with its `{{name}}` filled in, not escaped; undefined if there is none. With a `count`,
 * tries the plural form first: `files_one`, `files_many` (French, from a million on).
 */
export function findText(texts: TextTree, language: string, key: string, values: TextValues = {}): string | undefined {
  const { count } = values;
  const plural = typeof count === 'number' ? findLeaf(texts, `${key}_${pluralForm(language, count)}`) : undefined;
  const text = plural ?? findLeaf(texts, key);
  // Most texts have no placeholder, and screens look up hundreds.
  if (!text?.includes('{{')) return text;
  return text.replaceAll(placeholder, (_, name: string, stop: string = '') =>
    endSentence(String(values[name] ?? ''), stop),
  );
}

const placeholder = /\{\{(\w+)\}\}(\.(?!\w))?/gu;

/** Avoids a second full stop after a name such as "Northshore inc." */
function endSentence(value: string, stop: string): string {
  return value.endsWith('.') ? value : value + stop;
}
