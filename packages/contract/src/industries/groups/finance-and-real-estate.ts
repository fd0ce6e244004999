import type { IndustryRow } from '../industry.ts';

export const financeAndRealEstateRows: readonly IndustryRow[] = [
  {
    industry: 'credit-union',
    code: '5221',
    label: { en: 'Bank or credit union', fr: 'Banque ou caisse' },
    keywords: {
      en: 'caisse populaire, deposits, savings',
      fr: 'coopérative de crédit, caisse populaire, dépôts, épargne',
    },
  },
  {
    industry: 'lender',
    code: '5222',
    label: { en: 'Lender or leasing company', fr: 'Prêteur ou société de crédit-bail' },
    keywords: {
      en: 'loans, finance company, equipment leasing finance, payday, pawn shop, credit card',
      fr: 'prêts, financement, crédit-bail, prêteur sur gages, carte de crédit',
    },
  },
  {
    industry: 'credit-payment-services',
    code: '5223',
    label: { en: 'Loan brokerage or payment services', fr: 'Courtage de prêts ou services de paiement' },
    keywords: {
      en: 'credit, finance, intermediary',
      fr: 'crédit, finance, intermédiaire',
    },
  },
  {
    industry: 'mortgage-broker',
    code: '5223',
    label: { en: 'Mortgage or loan broker', fr: 'Courtage hypothécaire ou de prêts' },
    keywords: {
      en: 'mortgage agent, loans, refinancing',
      fr: 'courtier hypothécaire, hypothèque, prêts, refinancement',
    },
  },
  {
    industry: 'payments-currency-exchange',
    code: '5223',
    label: {
      en: 'Payments, money transfer or currency exchange',
      fr: 'Paiements, transfert d’argent ou bureau de change',
    },
    keywords: {
      en: 'fintech, cheque cashing, payment processor, remittance, foreign exchange',
      fr: 'fintech, encaissement de chèques, traitement de paiements, devises',
    },
  },
  {
    industry: 'securities-broker',
    code: '5231',
    label: { en: 'Investment dealer or broker', fr: 'Courtage en valeurs mobilières' },
    keywords: {
      en: 'stocks, bonds, commodities, trading, brokerage',
      fr: 'actions, obligations, bourse, courtier, négociation',
    },
  },
  {
    industry: 'financial-advisor',
    code: '5239',
    label: { en: 'Financial advisor or investment manager', fr: 'Conseil financier ou gestion de placements' },
    keywords: {
      en: 'financial planner, wealth, portfolio manager, venture capital, investments, trust',
      fr: 'planificateur financier, conseiller financier, patrimoine, portefeuille, capital de risque, placements, fiducie',
    },
  },
  {
    industry: 'insurance-company',
    code: '5241',
    label: { en: 'Insurance company', fr: 'Compagnie d’assurance' },
    keywords: {
      en: 'insurer, life insurance, reinsurance, warranty',
      fr: 'assureur, assurance vie, réassurance, garantie',
    },
  },
  {
    industry: 'insurance-broker',
    code: '5242',
    label: { en: 'Insurance broker or adjuster', fr: 'Courtage d’assurance ou expertise en sinistres' },
    keywords: {
      en: 'insurance agent, agency, claims, benefits, adjuster',
      fr: 'courtier, agent, cabinet d’assurance, réclamations, expert en sinistre, avantages sociaux',
    },
  },
  {
    industry: 'investment-fund',
    code: '5269',
    label: { en: 'Investment fund or trust', fr: 'Fonds de placement ou fiducie' },
    keywords: {
      en: 'mutual fund, REIT, estate, securitization',
      fr: 'fonds commun, FPI, succession, titrisation',
    },
  },
  {
    industry: 'landlord',
    code: '5311',
    label: { en: 'Property rental', fr: 'Location d’immeubles ou de locaux' },
    keywords: {
      en: 'landlord, apartments, rental units, commercial building owner, plex, real estate investor, mobile home park',
      fr: 'propriétaire, appartements, logements, loyers, plex, immeuble à revenus, immeuble commercial',
    },
  },
  {
    industry: 'self-storage',
    code: '5311',
    label: { en: 'Self-storage', fr: 'Mini-entrepôts' },
    keywords: {
      en: 'storage units, lockers, mini storage',
      fr: 'libre-entreposage, entrepôt libre-service, casiers, entreposage',
    },
  },
  {
    industry: 'coworking',
    code: '5311',
    label: { en: 'Coworking or office rental', fr: 'Espace de travail partagé ou location de bureaux' },
    keywords: {
      en: 'shared office, workspace, hall rental, office suites',
      fr: 'coworking, bureaux partagés, location de salle, cotravail',
    },
  },
  {
    industry: 'real-estate-agent',
    code: '5312',
    label: { en: 'Real estate agent or broker', fr: 'Courtage immobilier' },
    keywords: {
      en: 'realtor, agency, homes for sale, realty',
      fr: 'courtier immobilier, agent immobilier, agence immobilière, maisons à vendre',
    },
  },
  {
    industry: 'property-management',
    code: '5313',
    label: { en: 'Property management or appraisal', fr: 'Gestion immobilière ou évaluation' },
    keywords: {
      en: 'condo manager, building manager, appraiser, landlord services',
      fr: 'gestionnaire d’immeubles, condos, copropriété, évaluateur agréé, syndic',
    },
  },
  {
    industry: 'car-truck-rental',
    code: '5321',
    label: { en: 'Car, truck or RV rental', fr: 'Location d’autos, de camions ou de VR' },
    keywords: {
      en: 'vehicle hire, leasing, van, trailer, motorhome',
      fr: 'voitures, véhicules, fourgonnette, remorque, location longue durée',
    },
  },
  {
    industry: 'consumer-rental',
    code: '5322',
    label: { en: 'Party, sports and household rentals', fr: 'Location d’articles de fête, de sport et de maison' },
    keywords: {
      en: 'event rental, tent, costume, tuxedo, ski, bike, canoe, appliances, bouncy castle',
      fr: 'chapiteau, costumes, smoking, ski, vélo, canot, électroménagers, jeux gonflables',
    },
  },
  {
    industry: 'tool-rental',
    code: '5323',
    label: { en: 'Tool and equipment rental centre', fr: 'Centre de location d’outils' },
    keywords: {
      en: 'general rental, tools, small equipment',
      fr: 'outillage, location d’équipement, petit équipement',
    },
  },
  {
    industry: 'equipment-rental',
    code: '5324',
    label: { en: 'Heavy and industrial equipment rental', fr: 'Location de machinerie et d’équipement' },
    keywords: {
      en: 'construction equipment, crane, forklift, office equipment, film equipment, container',
      fr: 'équipement lourd, grue, chariot élévateur, matériel de bureau, équipement de tournage, conteneur',
    },
  },
  {
    industry: 'franchisor',
    code: '5331',
    label: { en: 'Franchisor or patent and brand licensing', fr: 'Franchiseur ou licences de marques et de brevets' },
    keywords: {
      en: 'franchise, royalties, trademark, intellectual property',
      fr: 'franchise, redevances, marque de commerce, propriété intellectuelle',
    },
  },
];
