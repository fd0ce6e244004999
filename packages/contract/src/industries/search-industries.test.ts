import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { languages } from '../language.ts';
import { searchIndustries } from './search-industries.ts';

const slugs = (query: string, language: Language, limit?: number): readonly string[] =>
  searchIndustries(query, language, limit).map(({ entry }) => entry.industry);

const highlighted = (query: string, language: Language, industry: string): readonly string[] =>
  searchIndustries(query, language)
    .filter(({ entry }) => entry.industry === industry)
    .flatMap(({ entry, highlights }) => highlights.map(([start, end]) => entry.label[language].slice(start, end)));

describe('searchIndustries', () => {
  it.each([
    ['epicerie', 'grocery-store'],
    ['grocery', 'grocery-store'],
    ['trucking', 'general-trucking'],
    ['camionnage', 'general-trucking'],
    ['dépanneur', 'convenience-store'],
    ['depanneur', 'convenience-store'],
    ['daycare', 'daycare'],
    ['garderie', 'daycare'],
    ['coiffeur', 'hair-salon'],
    ['hairdresser', 'hair-salon'],
    ['hair salon', 'hair-salon'],
    ['bak', 'bakery-retail'],
    ['bak', 'commercial-bakery'],
    ['boulangerie', 'bakery-retail'],
    ['resto', 'restaurant'],
    ['plumber', 'plumber'],
    ['plombier', 'plumber'],
    ['électricien', 'electrician'],
    ['déneigement', 'snow-removal'],
    ['snow plowing', 'snow-removal'],
    ['food truck', 'food-truck'],
    ['traiteur', 'caterer'],
    ['cabane à sucre', 'maple-syrup'],
    ['maple syrup', 'maple-syrup'],
    ['avocat', 'law-office'],
    ['accountant', 'accounting'],
    ['comptable', 'accounting'],
    ['femme de ménage', 'cleaning'],
    ['landscaping', 'landscaping'],
    ['paysagiste', 'landscaping'],
    ['mechanic', 'auto-repair'],
    ['garage', 'auto-repair'],
    ['gym', 'gym'],
    ['web developer', 'web-development'],
    ['e-commerce', 'online-store'],
    ['ecommerce', 'online-store'],
    ['dentist', 'dentist'],
    ['massothérapeute', 'massage-therapy'],
    ['pizza', 'fast-food'],
    ['hvac', 'heating-air-conditioning'],
    ['R&D', 'research-development'],
    ['construction company', 'home-building'],
    ['déménageur', 'moving-company'],
    ['nail salon', 'nail-salon'],
    ['tow truck', 'towing'],
    ['notaire', 'law-office'],
  ])('finds with %j the entry %s in both languages', (query, industry) => {
    for (const language of languages) expect(slugs(query, language)).toContain(industry);
  });

  it('suggests bakeries that make and bakeries that sell', () => {
    for (const language of languages) {
      const codes = searchIndustries('bak', language).map(({ entry }) => [entry.sectorCode, entry.code]);
      expect(codes).toContainEqual(['31-33', '3118']);
      expect(codes).toContainEqual(['44-45', '4452']);
    }
  });

  it.each([
    ['ÉPICERIE', 'epicerie'],
    ['e\u0301picerie', 'epicerie'],
    ['l’épicerie', 'epicerie'],
    ["l'epicerie", 'epicerie'],
    ['  epicerie  ', 'epicerie'],
    ['lave auto', 'lave-auto'],
    ['production d’oeufs', "production d'œufs"],
    ['mens haircut', 'men’s haircut'],
    ['salon coiffure', 'salon de coiffure'],
    ['plumbing services', 'plumbing'],
  ])('treats %j like %j', (one, two) => {
    for (const language of languages) {
      expect(slugs(one, language)).toEqual(slugs(two, language));
      expect(slugs(one, language)).not.toEqual([]);
    }
  });

  it('ranks the beginning of the label first, then its words, then keywords', () => {
    expect(slugs('bar', 'en')[0]).toBe('bar');
    expect(slugs('pharm', 'en')[0]).toBe('pharmacy');
    const cafe = slugs('café', 'fr');
    expect(cafe[0]).toBe('coffee-shop');
    expect(cafe.indexOf('restaurant')).toBeGreaterThan(0);
  });

  it('prefers words in the person’s language', () => {
    expect(slugs('pain', 'en')[0]).toBe('painting');
    expect(['bakery-retail', 'commercial-bakery']).toContain(slugs('pain', 'fr')[0]);
  });

  it('requires every word of the query to match', () => {
    expect(slugs('hair trucking', 'en')).toEqual([]);
    expect(slugs('wholesale bread', 'en')).toContain('commercial-bakery');
    expect(slugs('boutique de chaussures', 'fr')[0]).toBe('shoe-store');
  });

  it.each([
    ['plumbers', 'plumber'],
    ['bakeries', 'commercial-bakery'],
    ['garderies', 'daycare'],
    ['traiteurs', 'caterer'],
  ])('accepts the plural %j', (query, industry) => {
    for (const language of languages) expect(slugs(query, language)).toContain(industry);
  });

  it.each([
    ['resturant', 'restaurant'],
    ['restauratn', 'restaurant'],
    ['plummber', 'plumber'],
    ['plomvier', 'plumber'],
    ['coifeur', 'hair-salon'],
    ['lectrician', 'electrician'],
  ])('tolerates the typo %j', (query, industry) => {
    for (const language of languages) expect(slugs(query, language)).toContain(industry);
  });

  it.each(['gmy', 'xyzzy', 'zz', '', '   ', '-', '’', '(.*'])('finds nothing for %j', (query) => {
    expect(searchIndustries(query, 'en')).toEqual([]);
  });

  it('respects the limit', () => {
    expect(searchIndustries('s', 'en')).toHaveLength(8);
    expect(searchIndustries('s', 'en', 3)).toHaveLength(3);
  });

  it.each([
    ['bak', 'en', 'bakery-retail', ['Bak']],
    ['epic', 'fr', 'grocery-store', ['Épic']],
    ['salon coif', 'fr', 'hair-salon', ['Salon', 'coif']],
    ['oeuf', 'fr', 'poultry-farm', ['œuf']],
    ['immeu', 'fr', 'landlord', ['immeu']],
    ['lave auto', 'fr', 'car-wash', ['Lave', 'auto', 'auto']],
    ['laveaut', 'fr', 'car-wash', ['Lave-aut']],
    ['plummber', 'en', 'plumber', ['Plumber']],
    ['plombier', 'en', 'plumber', []],
  ] as const)('highlights %j (%s) in the label of %s', (query, language, industry, expected) => {
    expect(slugs(query, language)).toContain(industry);
    expect(highlighted(query, language, industry)).toEqual(expected);
  });
});
