import type { IndustryRow } from '../industry.ts';

export const professionalAndAdministrativeRows: readonly IndustryRow[] = [
  {
    industry: 'law-office',
    code: '5411',
    label: { en: 'Law or notary office', fr: 'Cabinet d’avocats ou de notaires' },
    keywords: {
      en: 'lawyer, attorney, notary, paralegal, legal services, immigration lawyer, title search',
      fr: 'avocat, avocate, notaire, parajuriste, droit, juridique, juriste, huissier',
    },
  },
  {
    industry: 'accounting',
    code: '5412',
    label: { en: 'Accounting, bookkeeping or tax', fr: 'Comptabilité, tenue de livres ou impôts' },
    keywords: {
      en: 'accountant, CPA, bookkeeper, payroll, tax return, audit',
      fr: 'comptable, CPA, commis comptable, paie, déclaration de revenus, fiscaliste, vérification',
    },
  },
  {
    industry: 'architecture-engineering',
    code: '5413',
    label: { en: 'Architecture and engineering', fr: 'Architecture et génie' },
    keywords: {
      en: 'architect, engineer, drafting, landscape architect, technical design, testing lab',
      fr: 'architecte, ingénieur, ingénieure, génie-conseil, dessin technique, architecte paysagiste, laboratoire d’essais',
    },
  },
  {
    industry: 'surveyor',
    code: '5413',
    label: { en: 'Land surveyor', fr: 'Arpentage' },
    keywords: {
      en: 'surveying, mapping, geomatics, GIS',
      fr: 'arpenteur-géomètre, arpenteur, cartographie, géomatique',
    },
  },
  {
    industry: 'building-inspection',
    code: '5413',
    label: { en: 'Home and building inspection', fr: 'Inspection en bâtiment' },
    keywords: {
      en: 'home inspector, building inspector, energy audit',
      fr: 'inspecteur, inspection préachat, efficacité énergétique',
    },
  },
  {
    industry: 'design',
    code: '5414',
    label: { en: 'Design studio', fr: 'Studio de design' },
    keywords: {
      en: 'designer, industrial design, fashion designer, product design, creative',
      fr: 'designer, design industriel, styliste, créateur de mode, conception',
    },
  },
  {
    industry: 'interior-design',
    code: '5414',
    label: { en: 'Interior design', fr: 'Design d’intérieur' },
    keywords: {
      en: 'decorator, home staging, interior decorating',
      fr: 'décoration, décorateur, décoratrice, valorisation résidentielle',
    },
  },
  {
    industry: 'graphic-design',
    code: '5414',
    label: { en: 'Graphic design', fr: 'Graphisme' },
    keywords: {
      en: 'graphic designer, logo, branding, illustration',
      fr: 'graphiste, design graphique, logo, image de marque, illustrateur',
    },
  },
  {
    industry: 'it-services',
    code: '5415',
    label: { en: 'IT services', fr: 'Services informatiques' },
    keywords: {
      en: 'computer, tech support, network, cybersecurity, programmer, managed services, software development',
      fr: 'informatique, TI, soutien technique, réseau, cybersécurité, programmeur, développement logiciel',
    },
  },
  {
    industry: 'web-development',
    code: '5415',
    label: { en: 'Web design and development', fr: 'Conception et développement Web' },
    keywords: {
      en: 'website, web designer, developer, programmer, app developer, SEO',
      fr: 'site Web, site Internet, développeur, programmeur, intégrateur, applications',
    },
  },
  {
    industry: 'management-consulting',
    code: '5416',
    label: { en: 'Business or technical consulting', fr: 'Conseil en gestion ou conseil technique' },
    keywords: {
      en: 'consultant, advisor, HR consulting, marketing consultant, environmental consultant, coach, strategy, safety',
      fr: 'consultant, consultante, conseiller, ressources humaines, stratégie, environnement, santé et sécurité, expert-conseil',
    },
  },
  {
    industry: 'research-development',
    code: '5417',
    label: { en: 'Research and development', fr: 'Recherche et développement' },
    keywords: {
      en: 'R&D, biotech, laboratory, science, clean tech',
      fr: 'R-D, biotechnologie, laboratoire, science, technologies propres',
    },
  },
  {
    industry: 'advertising',
    code: '5418',
    label: { en: 'Advertising and public relations', fr: 'Publicité et relations publiques' },
    keywords: {
      en: 'ad agency, PR, media buying, billboard, flyers, communications',
      fr: 'agence de publicité, pub, placement média, affichage, circulaires, communications',
    },
  },
  {
    industry: 'digital-marketing',
    code: '5418',
    label: { en: 'Marketing or social media agency', fr: 'Agence de marketing ou de médias sociaux' },
    keywords: {
      en: 'digital marketing, SEO, content, influencer, advertising',
      fr: 'marketing numérique, réseaux sociaux, référencement, influenceur, contenu',
    },
  },
  {
    industry: 'promotional-products',
    code: '5418',
    label: { en: 'Promotional products', fr: 'Articles promotionnels' },
    keywords: {
      en: 'branded merchandise, swag, corporate gifts',
      fr: 'objets promotionnels, cadeaux d’entreprise, produits dérivés',
    },
  },
  {
    industry: 'other-professional',
    code: '5419',
    label: { en: 'Other professional service', fr: 'Autre service professionnel' },
    keywords: {
      en: 'expert, market research, survey, appraiser, meteorology, freelance, self-employed',
      fr: 'expert, étude de marché, sondage, pigiste, travailleur autonome',
    },
  },
  {
    industry: 'photographer',
    code: '5419',
    label: { en: 'Photographer', fr: 'Photographie' },
    keywords: {
      en: 'photo studio, wedding photography, portrait, drone photo',
      fr: 'photographe, studio photo, mariage, portrait',
    },
  },
  {
    industry: 'translation',
    code: '5419',
    label: { en: 'Translation and interpretation', fr: 'Traduction et interprétation' },
    keywords: {
      en: 'translator, interpreter, language services, transcription',
      fr: 'traducteur, traductrice, interprète, révision linguistique',
    },
  },
  {
    industry: 'veterinarian',
    code: '5419',
    label: { en: 'Veterinary clinic', fr: 'Clinique vétérinaire' },
    keywords: {
      en: 'vet, animal hospital, pets, animal doctor',
      fr: 'vétérinaire, hôpital pour animaux, animaux',
    },
  },
  {
    industry: 'holding-company',
    code: '5511',
    label: { en: 'Holding or head office', fr: 'Société de portefeuille ou siège social' },
    keywords: {
      en: 'holdco, management company, parent company',
      fr: 'holding, société de gestion, société mère',
    },
  },
  {
    industry: 'office-administration',
    code: '5611',
    label: { en: 'Office administration', fr: 'Services administratifs de bureau' },
    keywords: {
      en: 'back office, management services, executive assistant, practice management',
      fr: 'administration, adjointe administrative, gestion de bureau, secrétariat',
    },
  },
  {
    industry: 'facilities-support',
    code: '5612',
    label: { en: 'Facilities management', fr: 'Gestion d’installations' },
    keywords: {
      en: 'building operations, site support, camp services',
      fr: 'soutien d’installations, exploitation de bâtiments, gestion de camps',
    },
  },
  {
    industry: 'staffing',
    code: '5613',
    label: { en: 'Staffing or recruitment agency', fr: 'Agence de placement ou de recrutement' },
    keywords: {
      en: 'employment agency, temp, headhunter, HR, job placement, PEO',
      fr: 'emploi, intérim, chasseur de têtes, main-d’œuvre, recruteur, personnel temporaire',
    },
  },
  {
    industry: 'business-support',
    code: '5614',
    label: { en: 'Business support services', fr: 'Services de soutien aux entreprises' },
    keywords: {
      en: 'virtual assistant, word processing, mailbox, court reporting, answering service',
      fr: 'adjointe virtuelle, traitement de texte, boîte postale, sténographe, réponse téléphonique',
    },
  },
  {
    industry: 'call-centre',
    code: '5614',
    label: { en: 'Call centre', fr: 'Centre d’appels' },
    keywords: {
      en: 'telemarketing, customer service, call center',
      fr: 'télémarketing, service à la clientèle, centre de contacts',
    },
  },
  {
    industry: 'collection-agency',
    code: '5614',
    label: { en: 'Collection agency or credit bureau', fr: 'Agence de recouvrement ou d’évaluation du crédit' },
    keywords: {
      en: 'debt collection, bailiff, repossession',
      fr: 'recouvrement, dettes, saisie, bureau de crédit',
    },
  },
  {
    industry: 'copy-shop',
    code: '5614',
    label: { en: 'Copy and print centre', fr: 'Centre de copies' },
    keywords: {
      en: 'photocopy, printing, blueprint, document services',
      fr: 'photocopie, impression, reprographie, plans',
    },
  },
  {
    industry: 'travel-agency',
    code: '5615',
    label: { en: 'Travel agency or tour operator', fr: 'Agence de voyages ou voyagiste' },
    keywords: {
      en: 'travel agent, tours, tour guide, reservations, vacations, ticket',
      fr: 'conseiller en voyages, guide touristique, réservations, vacances, forfaits, billets',
    },
  },
  {
    industry: 'security-services',
    code: '5616',
    label: { en: 'Security and investigation', fr: 'Sécurité et enquêtes' },
    keywords: {
      en: 'security guard, private investigator, alarm monitoring, armoured car, patrol',
      fr: 'agent de sécurité, gardiennage, enquêteur privé, détective, surveillance, patrouille',
    },
  },
  {
    industry: 'locksmith',
    code: '5616',
    label: { en: 'Locksmith', fr: 'Serrurerie' },
    keywords: {
      en: 'locks, keys, safes',
      fr: 'serrurier, clés, serrures, coffres-forts',
    },
  },
  {
    industry: 'building-services',
    code: '5617',
    label: { en: 'Building and property services', fr: 'Entretien d’immeubles et de terrains' },
    keywords: {
      en: 'property maintenance, chimney sweep, power washing, pool cleaning, duct cleaning, gutter cleaning',
      fr: 'entretien, ramonage, ramoneur, lavage à pression, entretien de piscine, nettoyage de conduits, gouttières',
    },
  },
  {
    industry: 'cleaning',
    code: '5617',
    label: { en: 'Cleaning service', fr: 'Nettoyage et entretien ménager' },
    keywords: {
      en: 'janitorial, maid, house cleaning, housekeeping, office cleaning, cleaner, carpet cleaning, commercial cleaning',
      fr: 'ménage, femme de ménage, conciergerie, concierge, préposé à l’entretien, nettoyage de tapis',
    },
  },
  {
    industry: 'landscaping',
    code: '5617',
    label: { en: 'Landscaping and lawn care', fr: 'Aménagement paysager et entretien de pelouse' },
    keywords: {
      en: 'landscaper, gardening, gardener, grass cutting, mowing, yard work, snow plowing, sod',
      fr: 'paysagiste, paysagement, jardinier, tonte de gazon, pelouse, horticulture, pavé, gazon',
    },
  },
  {
    industry: 'snow-removal',
    code: '5617',
    label: { en: 'Snow removal', fr: 'Déneigement' },
    keywords: {
      en: 'snow plowing, snow clearing, shovelling, plow, salting, ice, driveway',
      fr: 'neige, déneigeur, pelletage, épandage de sel, glace, entrées',
    },
  },
  {
    industry: 'tree-service',
    code: '5617',
    label: { en: 'Tree service', fr: 'Élagage et émondage' },
    keywords: {
      en: 'arborist, tree removal, stump grinding, pruning',
      fr: 'arboriculteur, arboriculture, élagueur, émondeur, abattage d’arbres, essouchage, haies',
    },
  },
  {
    industry: 'pest-control',
    code: '5617',
    label: { en: 'Pest control', fr: 'Extermination' },
    keywords: {
      en: 'exterminator, bed bugs, rodents, insects, wildlife control, fumigation',
      fr: 'exterminateur, gestion parasitaire, punaises de lit, rongeurs, insectes, vermine',
    },
  },
  {
    industry: 'window-washing',
    code: '5617',
    label: { en: 'Window washing', fr: 'Lavage de vitres' },
    keywords: {
      en: 'window cleaning, window cleaner, pressure washing, gutters',
      fr: 'laveur de vitres, lavage de fenêtres, lavage à pression',
    },
  },
  {
    industry: 'other-business-support',
    code: '5619',
    label: {
      en: 'Events, packaging and other support services',
      fr: 'Événements, emballage et autres services de soutien',
    },
    keywords: {
      en: 'contract packaging, labelling, auctioneer, inventory, coupon',
      fr: 'emballage à forfait, étiquetage, encanteur, inventaire',
    },
  },
  {
    industry: 'event-planner',
    code: '5619',
    label: { en: 'Event planner or trade show organizer', fr: 'Organisation d’événements et de salons' },
    keywords: {
      en: 'wedding planner, conference, convention, party planner, exhibition',
      fr: 'organisateur, mariage, congrès, conférence, réception, exposition, événementiel',
    },
  },
  {
    industry: 'waste-collection',
    code: '5621',
    label: { en: 'Garbage and waste collection', fr: 'Collecte de déchets' },
    keywords: {
      en: 'junk removal, dumpster, bin rental, hauling, recycling pick-up, trash',
      fr: 'ordures, vidanges, poubelles, débarras, location de conteneurs, recyclage, rebuts',
    },
  },
  {
    industry: 'waste-treatment',
    code: '5622',
    label: { en: 'Waste treatment and disposal', fr: 'Traitement et élimination de déchets' },
    keywords: {
      en: 'landfill, composting, hazardous waste, incinerator, dump',
      fr: 'site d’enfouissement, compostage, matières dangereuses, incinérateur, dépotoir',
    },
  },
  {
    industry: 'remediation',
    code: '5629',
    label: { en: 'Septic, recycling and decontamination', fr: 'Fosses septiques, recyclage et décontamination' },
    keywords: {
      en: 'septic tank, asbestos, mould removal, environmental cleanup, sorting facility, restoration, portable toilet',
      fr: 'vidange de fosses septiques, amiante, moisissures, sols contaminés, centre de tri, après-sinistre, toilettes portatives',
    },
  },
];
