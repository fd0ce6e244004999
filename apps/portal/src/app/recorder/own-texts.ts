import { ownTextsOf } from './masking.ts';

export async function loadOwnTexts(): Promise<ReadonlySet<string>> {
  const parts = await Promise.all([
    import('virtual:texts/en/first'),
    import('virtual:texts/en/rest'),
    import('virtual:texts/fr/first'),
    import('virtual:texts/fr/rest'),
  ]);
  return new Set(parts.flatMap(({ default: texts }) => ownTextsOf(texts)));
}
