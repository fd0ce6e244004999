import type { Sector } from './industry.ts';

/** The sectors in the order of their codes; public administration (91) is not offered. */
export const sectors: readonly Sector[] = [
  {
    code: '11',
    label: { en: 'Agriculture, forestry and fishing', fr: 'Agriculture, foresterie et pêche' },
    keywords: { en: 'farm, farmer', fr: 'ferme, agricole, agriculteur' },
  },
  {
    code: '21',
    label: { en: 'Mining, oil and gas', fr: 'Mines, pétrole et gaz' },
    keywords: { en: 'extraction', fr: 'extraction, minier' },
  },
  {
    code: '22',
    label: { en: 'Energy and water utilities', fr: 'Énergie et eau' },
    keywords: { en: 'utility', fr: 'services publics' },
  },
  {
    code: '23',
    label: { en: 'Construction', fr: 'Construction' },
    keywords: {
      en: 'contractor, installation, installer, trades',
      fr: 'entrepreneur, installation, installateur, chantier, bâtiment',
    },
  },
  {
    code: '31-33',
    label: { en: 'Manufacturing', fr: 'Fabrication' },
    keywords: {
      en: 'factory, maker, manufacturer, plant, production',
      fr: 'usine, fabricant, manufacturier, production, transformation',
    },
  },
  {
    code: '41',
    label: { en: 'Wholesale', fr: 'Commerce de gros' },
    keywords: {
      en: 'wholesaler, distributor, supplier, distribution, importer',
      fr: 'grossiste, distributeur, fournisseur, distribution, importateur',
    },
  },
  {
    code: '44-45',
    label: { en: 'Retail', fr: 'Commerce de détail' },
    keywords: { en: 'store, shop, boutique, sales, retailer', fr: 'magasin, boutique, vente, détaillant' },
  },
  {
    code: '48-49',
    label: { en: 'Transportation and warehousing', fr: 'Transport et entreposage' },
    keywords: { en: 'transport, logistics', fr: 'logistique' },
  },
  {
    code: '51',
    label: { en: 'Information and culture', fr: 'Information et culture' },
    keywords: { en: 'media, technology', fr: 'médias, technologie' },
  },
  {
    code: '52',
    label: { en: 'Finance and insurance', fr: 'Finance et assurance' },
    keywords: { en: 'financial', fr: 'financier' },
  },
  {
    code: '53',
    label: { en: 'Real estate and rental', fr: 'Immobilier et location' },
    keywords: { en: 'renting, leasing', fr: 'louer, locatif' },
  },
  {
    code: '54',
    label: { en: 'Professional and technical services', fr: 'Services professionnels et techniques' },
    keywords: { en: 'firm, consultant, freelance', fr: 'cabinet, bureau, consultant, pigiste' },
  },
  {
    code: '55',
    label: { en: 'Management of companies', fr: 'Gestion de sociétés' },
    keywords: { en: 'management', fr: 'gestion' },
  },
  {
    code: '56',
    label: {
      en: 'Administrative, support and waste services',
      fr: 'Services administratifs, de soutien et de gestion des déchets',
    },
    keywords: { en: 'outsourcing', fr: 'sous-traitance' },
  },
  {
    code: '61',
    label: { en: 'Education', fr: 'Enseignement' },
    keywords: { en: 'school, training, courses, teaching', fr: 'école, formation, cours, éducation' },
  },
  {
    code: '62',
    label: { en: 'Health care and social assistance', fr: 'Soins de santé et assistance sociale' },
    keywords: { en: 'clinic, medical, care', fr: 'clinique, médical, soins' },
  },
  {
    code: '71',
    label: { en: 'Arts, entertainment and recreation', fr: 'Arts, spectacles et loisirs' },
    keywords: { en: 'leisure, culture', fr: 'culture, divertissement' },
  },
  {
    code: '72',
    label: { en: 'Accommodation and food services', fr: 'Hébergement et restauration' },
    keywords: { en: 'hospitality, tourism', fr: 'tourisme, hôtellerie' },
  },
  {
    code: '81',
    label: { en: 'Other services', fr: 'Autres services' },
    keywords: { en: 'repair, maintenance', fr: 'réparation, entretien' },
  },
];
