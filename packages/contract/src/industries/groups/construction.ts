import type { IndustryRow } from '../industry.ts';

export const constructionRows: readonly IndustryRow[] = [
  {
    industry: 'home-building',
    code: '2361',
    label: { en: 'Home construction and renovation', fr: 'Construction et rénovation résidentielles' },
    keywords: {
      en: 'home building, builder, general contractor, house, residential, renovator, remodelling, reno, basement, kitchen, bathroom, condo, custom homes',
      fr: 'entrepreneur général, constructeur de maisons, rénovations, maison, cuisine, salle de bain, sous-sol, condo, habitation, réno',
    },
  },
  {
    industry: 'handyman',
    code: '2361',
    label: { en: 'Handyman or home improvement', fr: 'Petits travaux et rénovation légère' },
    keywords: {
      en: 'handyperson, odd jobs, home repair, renovation, maintenance',
      fr: 'homme à tout faire, bricoleur, menus travaux, réparations à la maison, rénovateur',
    },
  },
  {
    industry: 'commercial-building',
    code: '2362',
    label: { en: 'Commercial building construction', fr: 'Construction commerciale et industrielle' },
    keywords: {
      en: 'general contractor, builder, office, warehouse, industrial, institutional, non-residential, store fit-out',
      fr: 'entrepreneur général, bâtiment commercial, bureaux, entrepôt, industriel, institutionnel, aménagement de locaux',
    },
  },
  {
    industry: 'utility-construction',
    code: '2371',
    label: {
      en: 'Water, sewer, power and pipeline construction',
      fr: 'Construction d’aqueducs, d’égouts, de lignes et de pipelines',
    },
    keywords: {
      en: 'water main, utility contractor, power line, telecom tower, fibre installation, gas line',
      fr: 'infrastructures, lignes électriques, fibre optique, conduite de gaz, pylône, monteur de lignes',
    },
  },
  {
    industry: 'land-development',
    code: '2372',
    label: { en: 'Land developer', fr: 'Lotissement de terrains' },
    keywords: {
      en: 'subdivision, lots, land development, developer',
      fr: 'promoteur foncier, promoteur immobilier, développement immobilier',
    },
  },
  {
    industry: 'road-construction',
    code: '2373',
    label: { en: 'Road, street and bridge construction', fr: 'Construction de routes, de rues et de ponts' },
    keywords: {
      en: 'highway, asphalt, road paving, sidewalk, line painting, civil',
      fr: 'autoroute, asphaltage, pavage de routes, trottoirs, marquage routier, voirie, génie civil',
    },
  },
  {
    industry: 'other-civil-engineering',
    code: '2379',
    label: { en: 'Other civil engineering works', fr: 'Autres travaux de génie civil' },
    keywords: {
      en: 'heavy construction, dam, marine works, dredging, railway construction, trenching',
      fr: 'travaux lourds, barrage, travaux maritimes, dragage, voie ferrée',
    },
  },
  {
    industry: 'structure-exterior',
    code: '2381',
    label: {
      en: 'Foundation, structure and exterior contractor',
      fr: 'Entrepreneur en fondations, structure et extérieur de bâtiment',
    },
    keywords: {
      en: 'building envelope, waterproofing, steel erection, structural, exterior',
      fr: 'enveloppe du bâtiment, imperméabilisation, structure d’acier, revêtement extérieur',
    },
  },
  {
    industry: 'roofing',
    code: '2381',
    label: { en: 'Roofing', fr: 'Toiture' },
    keywords: {
      en: 'roofer, shingles, flat roof, gutters, eavestrough',
      fr: 'couvreur, bardeaux, toit plat, gouttières, toit',
    },
  },
  {
    industry: 'masonry',
    code: '2381',
    label: { en: 'Masonry and bricklaying', fr: 'Maçonnerie' },
    keywords: {
      en: 'mason, brick, stone, bricklayer, chimney repair, stucco',
      fr: 'maçon, briques, briqueteur, pierre, cheminée, crépi',
    },
  },
  {
    industry: 'concrete-contractor',
    code: '2381',
    label: { en: 'Concrete and foundations', fr: 'Béton et fondations' },
    keywords: {
      en: 'concrete pouring, cement finisher, formwork, foundation repair, slab',
      fr: 'coffrage, bétonnage, cimentier, fissures, dalle, solage',
    },
  },
  {
    industry: 'framing',
    code: '2381',
    label: { en: 'Framing and carpentry', fr: 'Charpenterie' },
    keywords: {
      en: 'carpenter, framer, rough carpentry, wood frame',
      fr: 'charpentier, charpentier-menuisier, ossature de bois, charpente',
    },
  },
  {
    industry: 'siding',
    code: '2381',
    label: { en: 'Siding', fr: 'Revêtement extérieur' },
    keywords: {
      en: 'vinyl siding, cladding, soffit, exterior',
      fr: 'vinyle, parement, soffite, fascia',
    },
  },
  {
    industry: 'glass-windows-installation',
    code: '2381',
    label: { en: 'Glass and window installation', fr: 'Vitrerie et pose de fenêtres' },
    keywords: {
      en: 'glazier, glazing, windows, curtain wall, storefront',
      fr: 'vitrier, fenêtres, vitrage, mur-rideau',
    },
  },
  {
    industry: 'building-equipment',
    code: '2382',
    label: {
      en: 'Electrical, plumbing and heating contractor',
      fr: 'Entrepreneur en électricité, plomberie et chauffage',
    },
    keywords: {
      en: 'building systems, mechanical contractor, trades, installation',
      fr: 'mécanique du bâtiment, installation, métiers',
    },
  },
  {
    industry: 'electrician',
    code: '2382',
    label: { en: 'Electrician', fr: 'Électricité' },
    keywords: {
      en: 'electrical contractor, wiring, EV charger, lighting installation, electricity',
      fr: 'électricien, électricienne, maître électricien, câblage, filage, borne de recharge',
    },
  },
  {
    industry: 'plumber',
    code: '2382',
    label: { en: 'Plumber', fr: 'Plomberie' },
    keywords: {
      en: 'plumbing, pipes, drains, water heater, pipefitter, drain cleaning, backflow',
      fr: 'plombier, tuyauterie, tuyau, débouchage, drain, chauffe-eau, tuyauteur',
    },
  },
  {
    industry: 'heating-air-conditioning',
    code: '2382',
    label: { en: 'Heating and air conditioning', fr: 'Chauffage et climatisation' },
    keywords: {
      en: 'HVAC, furnace, heat pump, AC, ventilation, refrigeration, duct, gas fitter',
      fr: 'CVAC, climatiseur, thermopompe, fournaise, ventilation, réfrigération, frigoriste, ferblantier',
    },
  },
  {
    industry: 'alarm-installation',
    code: '2382',
    label: { en: 'Alarm and security system installation', fr: 'Installation d’alarmes et de systèmes de sécurité' },
    keywords: {
      en: 'security cameras, fire alarm, surveillance, access control, smart home',
      fr: 'caméras, système d’alarme, alarme incendie, contrôle d’accès, domotique',
    },
  },
  {
    industry: 'elevator-garage-door',
    code: '2382',
    label: { en: 'Elevator and overhead door installation', fr: 'Installation d’ascenseurs et de portes' },
    keywords: {
      en: 'escalator, lift, sprinkler, garage door, solar panels',
      fr: 'ascensoriste, gicleurs, porte de garage, panneaux solaires',
    },
  },
  {
    industry: 'finishing-contractor',
    code: '2383',
    label: { en: 'Interior finishing contractor', fr: 'Finition intérieure' },
    keywords: {
      en: 'building finishing, interior, insulation, acoustic ceiling',
      fr: 'entrepreneur en finition, aménagement intérieur, isolation, plafond suspendu',
    },
  },
  {
    industry: 'drywall',
    code: '2383',
    label: { en: 'Drywall and plastering', fr: 'Pose de gypse et plâtrage' },
    keywords: {
      en: 'drywaller, taping, gyprock, plasterer, insulation',
      fr: 'placoplâtre, tireur de joints, joints, plâtrier, gyproc, isolation',
    },
  },
  {
    industry: 'painting',
    code: '2383',
    label: { en: 'Painting contractor', fr: 'Peinture en bâtiment' },
    keywords: {
      en: 'house painter, wallpaper, staining, interior painting, exterior painting',
      fr: 'peintre, peintre en bâtiment, papier peint, teinture',
    },
  },
  {
    industry: 'flooring-installation',
    code: '2383',
    label: { en: 'Flooring installation', fr: 'Pose de planchers' },
    keywords: {
      en: 'floor, hardwood, laminate, carpet, vinyl, sanding',
      fr: 'plancher, couvre-plancher, bois franc, flottant, tapis, sablage',
    },
  },
  {
    industry: 'tile-installation',
    code: '2383',
    label: { en: 'Tile setting', fr: 'Pose de carrelage' },
    keywords: {
      en: 'tiler, ceramic, backsplash, terrazzo, stone tile',
      fr: 'carreleur, céramique, tuiles, dosseret, mosaïque',
    },
  },
  {
    industry: 'finish-carpentry',
    code: '2383',
    label: { en: 'Finish carpentry', fr: 'Menuiserie de finition' },
    keywords: {
      en: 'carpenter, cabinets installation, trim, mouldings, stairs, doors',
      fr: 'menuisier, ébénisterie, moulures, escaliers, portes, armoires',
    },
  },
  {
    industry: 'other-trades',
    code: '2389',
    label: { en: 'Other building trade', fr: 'Autre métier de la construction' },
    keywords: {
      en: 'specialty trade, scaffolding, fencing, crane, pool installation, sandblasting',
      fr: 'entrepreneur spécialisé, échafaudage, grue, piscine, sablage au jet',
    },
  },
  {
    industry: 'excavation',
    code: '2389',
    label: { en: 'Excavation and site preparation', fr: 'Excavation et préparation de terrain' },
    keywords: {
      en: 'excavator, earthmoving, digging, backhoe, grading, land clearing, septic installation',
      fr: 'pelle mécanique, terrassement, creusage, nivellement, déboisement, fosse septique',
    },
  },
  {
    industry: 'demolition',
    code: '2389',
    label: { en: 'Demolition', fr: 'Démolition' },
    keywords: {
      en: 'wrecking, dismantling, gutting, interior demolition',
      fr: 'démantèlement, curetage, démolisseur',
    },
  },
  {
    industry: 'driveway-paving',
    code: '2389',
    label: { en: 'Driveway and parking paving', fr: 'Pavage d’entrées et de stationnements' },
    keywords: {
      en: 'asphalt, interlock, paver, sealcoating, driveway',
      fr: 'asphalte, asphaltage, pavé uni, scellant, stationnement',
    },
  },
  {
    industry: 'fencing',
    code: '2389',
    label: { en: 'Fence and deck building', fr: 'Clôtures et patios' },
    keywords: {
      en: 'fencing, deck, gate, railing, pergola',
      fr: 'clôture, terrasse, patio, balcon, rampe, pergola',
    },
  },
  {
    industry: 'pool-installation',
    code: '2389',
    label: { en: 'Swimming pool installation', fr: 'Installation de piscines' },
    keywords: {
      en: 'pool builder, hot tub, inground pool, spa installation',
      fr: 'piscine creusée, pisciniste, hors terre, bain à remous',
    },
  },
  {
    industry: 'crane-scaffolding',
    code: '2389',
    label: { en: 'Crane or scaffolding service', fr: 'Service de grues ou d’échafaudages' },
    keywords: {
      en: 'crane operator, rigging, hoist',
      fr: 'grutier, levage, gréage',
    },
  },
];
