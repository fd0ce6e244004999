import type { IndustryRow } from '../industry.ts';

export const manufacturingWoodPaperAndChemicalsRows: readonly IndustryRow[] = [
  {
    industry: 'sawmill',
    code: '3211',
    label: { en: 'Sawmill', fr: 'Scierie' },
    keywords: {
      en: 'lumber, wood, timber, treated wood, planks',
      fr: 'bois d’œuvre, sciage, moulin à scie, bois traité, planches',
    },
  },
  {
    industry: 'engineered-wood',
    code: '3212',
    label: { en: 'Plywood, trusses and engineered wood', fr: 'Contreplaqué, fermes de toit et bois d’ingénierie' },
    keywords: {
      en: 'veneer, beams, OSB, particle board, roof truss',
      fr: 'placage, poutres, panneaux, poutrelles, bois reconstitué',
    },
  },
  {
    industry: 'wood-products',
    code: '3219',
    label: {
      en: 'Wood doors, windows, pallets and other wood products',
      fr: 'Portes, fenêtres, palettes et autres produits en bois',
    },
    keywords: {
      en: 'millwork, woodworking, mouldings, stairs, wooden boxes, prefabricated houses, log homes, woodworker',
      fr: 'menuiserie, travail du bois, moulures, escaliers, caisses, maison usinée, bois rond',
    },
  },
  {
    industry: 'paper-mill',
    code: '3221',
    label: { en: 'Pulp and paper mill', fr: 'Usine de pâtes et papiers' },
    keywords: {
      en: 'paperboard, newsprint, pulp',
      fr: 'papetière, carton, papier journal',
    },
  },
  {
    industry: 'paper-products',
    code: '3222',
    label: { en: 'Cardboard boxes and paper products', fr: 'Boîtes de carton et produits en papier' },
    keywords: {
      en: 'packaging, corrugated, paper bags, labels, envelopes, tissue',
      fr: 'emballage, carton ondulé, sacs en papier, étiquettes, enveloppes, cartonnage',
    },
  },
  {
    industry: 'printing',
    code: '3231',
    label: { en: 'Printing shop', fr: 'Imprimerie' },
    keywords: {
      en: 'printer, print shop, business cards, flyers, screen printing, T-shirts, labels, bookbinding, digital printing',
      fr: 'imprimeur, impression, cartes professionnelles, dépliants, sérigraphie, chandails imprimés, étiquettes, reliure',
    },
  },
  {
    industry: 'petroleum-products',
    code: '3241',
    label: { en: 'Asphalt and petroleum products maker', fr: 'Fabrication d’asphalte et de produits pétroliers' },
    keywords: {
      en: 'refinery, lubricants, oil, shingles, bitumen',
      fr: 'raffinerie, lubrifiants, huile, bardeaux, bitume',
    },
  },
  {
    industry: 'basic-chemicals',
    code: '3251',
    label: { en: 'Basic chemicals maker', fr: 'Fabrication de produits chimiques de base' },
    keywords: {
      en: 'industrial gas, ethanol, dyes, biofuel, chemistry',
      fr: 'gaz industriels, éthanol, colorants, biocarburant, chimie',
    },
  },
  {
    industry: 'resin-rubber',
    code: '3252',
    label: { en: 'Resin and synthetic fibre maker', fr: 'Fabrication de résines et de fibres synthétiques' },
    keywords: {
      en: 'plastic resin, polymer, synthetic rubber',
      fr: 'polymère, caoutchouc synthétique, résine plastique',
    },
  },
  {
    industry: 'fertilizer-pesticide',
    code: '3253',
    label: { en: 'Fertilizer and pesticide maker', fr: 'Fabrication d’engrais et de pesticides' },
    keywords: {
      en: 'compost, herbicide, agricultural chemicals',
      fr: 'compost, herbicide, produits agricoles, terreau',
    },
  },
  {
    industry: 'pharmaceuticals',
    code: '3254',
    label: {
      en: 'Medicine and natural health product maker',
      fr: 'Fabrication de médicaments et de produits de santé naturels',
    },
    keywords: {
      en: 'pharmaceutical, drugs, vitamins, supplements, vaccines',
      fr: 'pharmaceutique, vitamines, suppléments, vaccins',
    },
  },
  {
    industry: 'paint-adhesives',
    code: '3255',
    label: { en: 'Coatings, paint and adhesives maker', fr: 'Fabrication de peintures, de revêtements et d’adhésifs' },
    keywords: {
      en: 'glue, varnish, stain, caulking, sealant',
      fr: 'colle, vernis, teinture, calfeutrant, scellant',
    },
  },
  {
    industry: 'soap-cosmetics',
    code: '3256',
    label: {
      en: 'Soap, cosmetics and cleaning products maker',
      fr: 'Fabrication de savons, de cosmétiques et de nettoyants',
    },
    keywords: {
      en: 'skin care, makeup, shampoo, detergent, beauty products, perfume',
      fr: 'soins de la peau, maquillage, shampoing, détergent, produits de beauté, parfum, savonnerie',
    },
  },
  {
    industry: 'other-chemicals',
    code: '3259',
    label: { en: 'Candles, inks and other chemical products', fr: 'Bougies, encres et autres produits chimiques' },
    keywords: {
      en: 'candle maker, ink, explosives, fireworks',
      fr: 'chandelles, encre, explosifs, feux d’artifice',
    },
  },
  {
    industry: 'plastic-products',
    code: '3261',
    label: { en: 'Plastic products maker', fr: 'Fabrication de produits en plastique' },
    keywords: {
      en: 'moulding, injection, plastic bags, packaging, pipes, fibreglass, vinyl windows, 3D printing',
      fr: 'moulage, injection, plasturgie, sacs de plastique, emballage, tuyaux, impression 3D',
    },
  },
  {
    industry: 'rubber-products',
    code: '3262',
    label: { en: 'Rubber products maker', fr: 'Fabrication de produits en caoutchouc' },
    keywords: {
      en: 'tires, hoses, gaskets, belts',
      fr: 'pneus, boyaux, joints, courroies',
    },
  },
  {
    industry: 'clay-products',
    code: '3271',
    label: { en: 'Pottery, brick and ceramic maker', fr: 'Fabrication de poterie, de briques et de céramique' },
    keywords: {
      en: 'clay, potter, ceramics, sinks, refractory',
      fr: 'argile, potier, céramiste, lavabos, réfractaire',
    },
  },
  {
    industry: 'glass-products',
    code: '3272',
    label: { en: 'Glass maker', fr: 'Fabrication de verre et de produits en verre' },
    keywords: {
      en: 'glass, bottles, mirrors, windows, glassblower, stained glass',
      fr: 'verrerie, bouteilles, miroirs, verrier, souffleur de verre, vitrail, verre trempé',
    },
  },
  {
    industry: 'concrete-products',
    code: '3273',
    label: { en: 'Cement and concrete products maker', fr: 'Fabrication de ciment et de produits en béton' },
    keywords: {
      en: 'ready-mix, blocks, precast, pavers, concrete plant',
      fr: 'béton préparé, bétonnière, blocs, préfabriqué, pavés',
    },
  },
  {
    industry: 'lime-gypsum',
    code: '3274',
    label: { en: 'Lime and gypsum products maker', fr: 'Fabrication de chaux et de produits en gypse' },
    keywords: {
      en: 'drywall board, plaster, lime',
      fr: 'panneaux de gypse, plâtre, chaux',
    },
  },
  {
    industry: 'stone-products',
    code: '3279',
    label: { en: 'Countertops, stone and other mineral products', fr: 'Comptoirs, pierre et autres produits minéraux' },
    keywords: {
      en: 'granite, quartz, marble, monuments, abrasives, insulation',
      fr: 'granit, quartz, marbre, monuments, abrasifs, isolant, marbrerie',
    },
  },
];
