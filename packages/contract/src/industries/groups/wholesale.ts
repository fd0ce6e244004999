import type { IndustryRow } from '../industry.ts';

export const wholesaleRows: readonly IndustryRow[] = [
  {
    industry: 'farm-products-wholesale',
    code: '4111',
    label: { en: 'Agricultural products wholesaler', fr: 'Grossiste en produits agricoles' },
    keywords: {
      en: 'farm products, grain elevator, livestock dealer, seeds, flowers wholesale, hay',
      fr: 'silo à grains, marchand de bestiaux, semences, fleurs en gros',
    },
  },
  {
    industry: 'petroleum-wholesale',
    code: '4121',
    label: { en: 'Fuel and petroleum wholesaler', fr: 'Grossiste en produits pétroliers' },
    keywords: {
      en: 'gasoline, diesel, oil, propane',
      fr: 'essence, diesel, mazout, huile, propane',
    },
  },
  {
    industry: 'food-wholesale',
    code: '4131',
    label: { en: 'Food wholesaler', fr: 'Grossiste en alimentation' },
    keywords: {
      en: 'food distributor, produce, meat wholesale, frozen food, bakery wholesale, seafood, import',
      fr: 'distributeur alimentaire, fruits et légumes, viande en gros, surgelés, importateur, fruits de mer',
    },
  },
  {
    industry: 'beverage-wholesale',
    code: '4132',
    label: { en: 'Beverage wholesaler', fr: 'Grossiste en boissons' },
    keywords: {
      en: 'wine agency, beer distributor, soft drinks, water, alcohol import',
      fr: 'agence de vin, distributeur de bière, boissons gazeuses, eau, importation de vin',
    },
  },
  {
    industry: 'tobacco-wholesale',
    code: '4133',
    label: { en: 'Tobacco and vape wholesaler', fr: 'Grossiste en tabac et produits de vapotage' },
    keywords: {
      en: 'cigarettes, cigars, e-cigarettes',
      fr: 'cigarettes, cigares, cigarettes électroniques',
    },
  },
  {
    industry: 'cannabis-wholesale',
    code: '4134',
    label: { en: 'Cannabis wholesaler', fr: 'Grossiste en cannabis' },
    keywords: {
      en: 'marijuana, hemp',
      fr: 'marijuana, chanvre',
    },
  },
  {
    industry: 'clothing-wholesale',
    code: '4141',
    label: { en: 'Clothing, shoes and fabric wholesaler', fr: 'Grossiste en vêtements, chaussures et tissus' },
    keywords: {
      en: 'apparel, fashion import, textile, footwear, uniforms',
      fr: 'mode, importateur, textile, linge, uniformes',
    },
  },
  {
    industry: 'appliance-electronics-wholesale',
    code: '4142',
    label: { en: 'Home electronics and appliances wholesaler', fr: 'Grossiste en électronique et électroménagers' },
    keywords: {
      en: 'television, audio, games, kitchen appliances',
      fr: 'téléviseurs, audio, jeux vidéo, appareils ménagers',
    },
  },
  {
    industry: 'home-furnishings-wholesale',
    code: '4143',
    label: { en: 'Furniture and home furnishings wholesaler', fr: 'Grossiste en meubles et articles de maison' },
    keywords: {
      en: 'flooring, linens, dishes, decor, housewares',
      fr: 'couvre-planchers, linge de maison, vaisselle, décoration',
    },
  },
  {
    industry: 'personal-goods-wholesale',
    code: '4144',
    label: {
      en: 'Jewellery, books, toys and sporting goods wholesaler',
      fr: 'Grossiste en bijoux, livres, jouets et articles de sport',
    },
    keywords: {
      en: 'watches, hobby, photo, music, gifts',
      fr: 'montres, loisirs, musique, photo, cadeaux',
    },
  },
  {
    industry: 'pharmacy-cosmetics-wholesale',
    code: '4145',
    label: {
      en: 'Pharmaceuticals and cosmetics wholesaler',
      fr: 'Grossiste en produits pharmaceutiques et cosmétiques',
    },
    keywords: {
      en: 'beauty supply, vitamins, toiletries, drugs',
      fr: 'produits de beauté, vitamines, articles de toilette, médicaments',
    },
  },
  {
    industry: 'vehicle-wholesale',
    code: '4151',
    label: { en: 'Vehicle wholesaler', fr: 'Grossiste en véhicules' },
    keywords: {
      en: 'car export, trucks, trailers, auto auction, buses',
      fr: 'exportation d’autos, camions, remorques, encan automobile, autobus',
    },
  },
  {
    industry: 'auto-parts-wholesale',
    code: '4152',
    label: { en: 'Auto parts and tires wholesaler', fr: 'Grossiste en pièces d’auto et pneus' },
    keywords: {
      en: 'new parts, tires, accessories',
      fr: 'pièces neuves, pneus, accessoires',
    },
  },
  {
    industry: 'used-auto-parts',
    code: '4153',
    label: { en: 'Used auto parts or scrapyard', fr: 'Recyclage d’autos ou pièces d’auto usagées' },
    keywords: {
      en: 'wrecker, auto recycler, salvage, junkyard',
      fr: 'recycleur d’autos, ferrailleur automobile, cour à scrap, casse, pièces recyclées',
    },
  },
  {
    industry: 'electrical-plumbing-wholesale',
    code: '4161',
    label: {
      en: 'Electrical, plumbing and heating supplies wholesaler',
      fr: 'Grossiste en matériel électrique, de plomberie et de chauffage',
    },
    keywords: {
      en: 'wire, fixtures, HVAC supply, pipes',
      fr: 'fils, luminaires, CVAC, tuyaux, robinetterie',
    },
  },
  {
    industry: 'metal-wholesale',
    code: '4162',
    label: { en: 'Metal distributor', fr: 'Distributeur de métaux' },
    keywords: {
      en: 'steel service centre, aluminum, sheet metal',
      fr: 'centre de service d’acier, aluminium, tôle',
    },
  },
  {
    industry: 'building-materials-wholesale',
    code: '4163',
    label: { en: 'Lumber and building materials wholesaler', fr: 'Grossiste en bois et matériaux de construction' },
    keywords: {
      en: 'hardware, roofing, doors, windows, drywall, paint',
      fr: 'quincaillerie, toiture, portes, fenêtres, gypse, peinture',
    },
  },
  {
    industry: 'farm-equipment-wholesale',
    code: '4171',
    label: {
      en: 'Agricultural, lawn and garden equipment dealer',
      fr: 'Distributeur d’équipement agricole et de jardin',
    },
    keywords: {
      en: 'farm equipment, tractor dealer, implements, mower',
      fr: 'tracteurs, machinerie agricole, tondeuses, concessionnaire agricole',
    },
  },
  {
    industry: 'industrial-equipment-wholesale',
    code: '4172',
    label: {
      en: 'Industrial and construction equipment wholesaler',
      fr: 'Grossiste en équipement industriel et de construction',
    },
    keywords: {
      en: 'heavy equipment dealer, forklifts, tools, welding supplies, safety',
      fr: 'équipement lourd, chariots élévateurs, outils, soudage, sécurité',
    },
  },
  {
    industry: 'computer-wholesale',
    code: '4173',
    label: {
      en: 'Computer and telecom equipment wholesaler',
      fr: 'Grossiste en matériel informatique et de télécommunication',
    },
    keywords: {
      en: 'hardware, software reseller, phones, network, electronics',
      fr: 'ordinateurs, logiciels, téléphones, réseautique, électronique',
    },
  },
  {
    industry: 'office-medical-equipment-wholesale',
    code: '4179',
    label: {
      en: 'Office, restaurant and medical equipment wholesaler',
      fr: 'Grossiste en équipement de bureau, de restaurant et médical',
    },
    keywords: {
      en: 'store fixtures, dental supplies, scientific equipment, kitchen equipment',
      fr: 'fournitures médicales, dentaires, équipement de cuisine, matériel scientifique',
    },
  },
  {
    industry: 'scrap-recycling-wholesale',
    code: '4181',
    label: { en: 'Scrap metal and recyclables dealer', fr: 'Commerce de ferraille et de matières recyclables' },
    keywords: {
      en: 'recycling, scrap, paper recycling, metal',
      fr: 'recyclage, ferrailleur, métaux, papier',
    },
  },
  {
    industry: 'packaging-wholesale',
    code: '4182',
    label: { en: 'Paper and packaging supplies wholesaler', fr: 'Grossiste en papier et emballages' },
    keywords: {
      en: 'stationery, disposable, boxes, bags, plastic',
      fr: 'papeterie, jetables, boîtes, sacs, plastique',
    },
  },
  {
    industry: 'farm-supplies-wholesale',
    code: '4183',
    label: {
      en: 'Feed, seed and farm supplies wholesaler',
      fr: 'Grossiste en moulée, semences et fournitures agricoles',
    },
    keywords: {
      en: 'fertilizer, agricultural supplies, nursery supplies',
      fr: 'engrais, intrants agricoles, nourriture pour animaux',
    },
  },
  {
    industry: 'chemicals-wholesale',
    code: '4184',
    label: { en: 'Chemicals and cleaning supplies wholesaler', fr: 'Grossiste en produits chimiques et d’entretien' },
    keywords: {
      en: 'janitorial supplies, plastics resin, solvents',
      fr: 'produits sanitaires, nettoyants, résines, solvants',
    },
  },
  {
    industry: 'minerals-wholesale',
    code: '4185',
    label: { en: 'Minerals and precious metals dealer', fr: 'Commerce de minéraux et de métaux précieux' },
    keywords: {
      en: 'gold, silver, ore, gems',
      fr: 'or, argent, minerai, pierres précieuses',
    },
  },
  {
    industry: 'logs-wholesale',
    code: '4186',
    label: { en: 'Logs, wood chips and firewood wholesaler', fr: 'Grossiste en billots, copeaux et bois de chauffage' },
    keywords: {
      en: 'firewood, pulpwood, pellets',
      fr: 'bois de chauffage, bois à pâte, granules',
    },
  },
  {
    industry: 'other-wholesale',
    code: '4189',
    label: { en: 'Other wholesaler', fr: 'Autre grossiste' },
    keywords: {
      en: 'general import, export, distributor, novelty, pet supplies',
      fr: 'importateur, exportateur, distributeur, articles divers, animalerie',
    },
  },
  {
    industry: 'import-export-agent',
    code: '4191',
    label: { en: 'Sales agent, broker or online wholesale', fr: 'Agent, courtier ou vente en gros en ligne' },
    keywords: {
      en: 'import export, B2B, manufacturer’s representative, trading, commission',
      fr: 'import-export, interentreprises, représentant, négoce, commission',
    },
  },
];
