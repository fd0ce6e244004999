import type { IndustryRow } from '../industry.ts';

export const manufacturingMetalAndMachineryRows: readonly IndustryRow[] = [
  {
    industry: 'steel-mill',
    code: '3311',
    label: { en: 'Iron and steel mill', fr: 'Aciérie' },
    keywords: {
      en: 'steelmaking, ferro-alloy, iron',
      fr: 'sidérurgie, fer, acier, ferroalliage',
    },
  },
  {
    industry: 'steel-products',
    code: '3312',
    label: { en: 'Steel tubes, bars and wire maker', fr: 'Fabrication de tubes, de barres et de fils d’acier' },
    keywords: {
      en: 'steel pipe, rolled steel, rod',
      fr: 'tuyaux d’acier, laminage, acier laminé',
    },
  },
  {
    industry: 'aluminum',
    code: '3313',
    label: { en: 'Aluminum products maker', fr: 'Transformation d’aluminium' },
    keywords: {
      en: 'aluminium, extrusion, smelter',
      fr: 'aluminerie, extrusion, profilés',
    },
  },
  {
    industry: 'other-metals',
    code: '3314',
    label: { en: 'Copper and other metals processing', fr: 'Transformation de cuivre et d’autres métaux' },
    keywords: {
      en: 'smelting, refining, zinc, brass, precious metals',
      fr: 'affinage, fonte, zinc, laiton, métaux précieux',
    },
  },
  {
    industry: 'foundry',
    code: '3315',
    label: { en: 'Foundry', fr: 'Fonderie' },
    keywords: {
      en: 'casting, die casting, bronze, cast iron',
      fr: 'moulage de métaux, coulée, bronze, fonte',
    },
  },
  {
    industry: 'forging-stamping',
    code: '3321',
    label: { en: 'Metal forging and stamping', fr: 'Forge et estampage de métal' },
    keywords: {
      en: 'blacksmith, pressing, metal stamping',
      fr: 'forgeron, emboutissage, matriçage',
    },
  },
  {
    industry: 'knives-tools',
    code: '3322',
    label: { en: 'Knives and hand tools maker', fr: 'Fabrication de couteaux et d’outils à main' },
    keywords: {
      en: 'cutlery, blades, saws, knife maker',
      fr: 'coutellerie, coutelier, lames, scies',
    },
  },
  {
    industry: 'metal-fabrication',
    code: '3323',
    label: { en: 'Metal fabrication and structural steel', fr: 'Structures et ouvrages en métal' },
    keywords: {
      en: 'sheet metal, steel fabrication, railings, metal doors, ornamental iron, welding shop',
      fr: 'structure d’acier, tôlerie, garde-corps, portes en métal, fer forgé, soudure, ferblanterie',
    },
  },
  {
    industry: 'tanks-boilers',
    code: '3324',
    label: {
      en: 'Tanks, boilers and containers maker',
      fr: 'Fabrication de réservoirs, de chaudières et de conteneurs',
    },
    keywords: {
      en: 'pressure vessel, drums, cans, shipping container',
      fr: 'cuves, barils, contenants, appareils sous pression',
    },
  },
  {
    industry: 'hardware-maker',
    code: '3325',
    label: { en: 'Locks and hardware maker', fr: 'Fabrication de serrures et de quincaillerie' },
    keywords: {
      en: 'hinges, handles, fittings',
      fr: 'charnières, poignées, ferrures',
    },
  },
  {
    industry: 'springs-wire',
    code: '3326',
    label: { en: 'Springs and wire products maker', fr: 'Fabrication de ressorts et de produits en fil métallique' },
    keywords: {
      en: 'wire mesh, chain, fence wire, cable',
      fr: 'grillage, chaîne, broche, câble',
    },
  },
  {
    industry: 'machine-shop',
    code: '3327',
    label: { en: 'Machine shop', fr: 'Atelier d’usinage' },
    keywords: {
      en: 'machining, CNC, machinist, screws, bolts, turned parts, millwright',
      fr: 'usinage, machiniste, tournage, fraisage, vis, boulons, CNC',
    },
  },
  {
    industry: 'metal-coating',
    code: '3328',
    label: { en: 'Metal coating, plating and engraving', fr: 'Revêtement, placage et gravure de métaux' },
    keywords: {
      en: 'powder coating, galvanizing, heat treating, chrome, anodizing',
      fr: 'peinture en poudre, galvanisation, traitement thermique, chrome, anodisation',
    },
  },
  {
    industry: 'other-metal-products',
    code: '3329',
    label: { en: 'Valves and other metal products', fr: 'Robinetterie et autres produits métalliques' },
    keywords: {
      en: 'valves, fittings, bearings, ammunition, metal goods',
      fr: 'valves, raccords, roulements, munitions, articles en métal',
    },
  },
  {
    industry: 'farm-construction-machinery',
    code: '3331',
    label: {
      en: 'Agricultural, construction and mining machinery maker',
      fr: 'Fabrication de machines agricoles, de construction et minières',
    },
    keywords: {
      en: 'tractor, farm equipment, implements, snow blower, excavator, heavy equipment',
      fr: 'tracteur, machinerie agricole, souffleuse, équipement lourd',
    },
  },
  {
    industry: 'industrial-machinery',
    code: '3332',
    label: { en: 'Industrial machinery maker', fr: 'Fabrication de machines industrielles' },
    keywords: {
      en: 'factory equipment, sawmill machinery, food machinery, packaging machine',
      fr: 'équipement d’usine, machinerie, machine d’emballage',
    },
  },
  {
    industry: 'commercial-machinery',
    code: '3333',
    label: { en: 'Commercial and service equipment maker', fr: 'Fabrication d’équipement commercial et de services' },
    keywords: {
      en: 'vending machine, photo equipment, car wash equipment, kitchen equipment',
      fr: 'distributrice, équipement photo, équipement de lave-auto, équipement de cuisine',
    },
  },
  {
    industry: 'heating-cooling-equipment',
    code: '3334',
    label: {
      en: 'Heating, cooling and refrigeration equipment maker',
      fr: 'Fabrication d’appareils de chauffage, de climatisation et de réfrigération',
    },
    keywords: {
      en: 'furnace, fireplace, air conditioner, heat pump, fan',
      fr: 'fournaise, foyer, climatiseur, thermopompe, ventilateur',
    },
  },
  {
    industry: 'metalworking-machinery',
    code: '3335',
    label: { en: 'Moulds, dies and machine tools', fr: 'Moules, matrices et machines-outils' },
    keywords: {
      en: 'tool and die, mould maker, cutting tools',
      fr: 'outillage, mouliste, matriceur, outils de coupe',
    },
  },
  {
    industry: 'engines-turbines',
    code: '3336',
    label: { en: 'Engine and turbine maker', fr: 'Fabrication de moteurs et de turbines' },
    keywords: {
      en: 'diesel engine, gears, power transmission',
      fr: 'moteur diesel, engrenages, transmission',
    },
  },
  {
    industry: 'other-machinery',
    code: '3339',
    label: {
      en: 'Pumps, lifts, conveyors and other machinery',
      fr: 'Pompes, monte-charges, convoyeurs et autres machines',
    },
    keywords: {
      en: 'forklift, elevator, compressor, robot, automation, scales, material handling',
      fr: 'chariot élévateur, ascenseur, compresseur, robotique, automatisation, balances, manutention',
    },
  },
  {
    industry: 'computer-maker',
    code: '3341',
    label: { en: 'Computer equipment maker', fr: 'Fabrication de matériel informatique' },
    keywords: {
      en: 'computers, servers, hardware, printers',
      fr: 'ordinateurs, serveurs, imprimantes',
    },
  },
  {
    industry: 'communications-equipment',
    code: '3342',
    label: { en: 'Communications equipment maker', fr: 'Fabrication de matériel de communication' },
    keywords: {
      en: 'phone, antenna, radio, network equipment, intercom',
      fr: 'téléphone, antenne, radio, équipement réseau, interphone',
    },
  },
  {
    industry: 'audio-video-equipment',
    code: '3343',
    label: { en: 'Audio and video equipment maker', fr: 'Fabrication de matériel audio et vidéo' },
    keywords: {
      en: 'speakers, amplifier, television, sound',
      fr: 'haut-parleurs, amplificateur, téléviseur, son',
    },
  },
  {
    industry: 'electronic-components',
    code: '3344',
    label: { en: 'Electronic components maker', fr: 'Fabrication de composants électroniques' },
    keywords: {
      en: 'semiconductor, circuit board, PCB, chips, solar cells',
      fr: 'semi-conducteurs, circuit imprimé, puces, cellules solaires',
    },
  },
  {
    industry: 'instruments',
    code: '3345',
    label: {
      en: 'Measuring, medical and control instruments maker',
      fr: 'Fabrication d’instruments de mesure, médicaux et de commande',
    },
    keywords: {
      en: 'sensor, GPS, thermostat, laboratory instruments, navigation',
      fr: 'capteur, GPS, thermostat, instruments de laboratoire, navigation',
    },
  },
  {
    industry: 'media-duplication',
    code: '3346',
    label: { en: 'Disc and media duplication', fr: 'Reproduction de disques et de supports' },
    keywords: {
      en: 'CD, DVD, vinyl records, pressing',
      fr: 'CD, DVD, vinyle, pressage, gravure de disques',
    },
  },
  {
    industry: 'lighting-maker',
    code: '3351',
    label: { en: 'Lighting maker', fr: 'Fabrication de luminaires' },
    keywords: {
      en: 'lamps, LED, light fixtures, bulbs',
      fr: 'éclairage, lampes, DEL, ampoules',
    },
  },
  {
    industry: 'appliance-maker',
    code: '3352',
    label: { en: 'Household appliance maker', fr: 'Fabrication d’électroménagers' },
    keywords: {
      en: 'stove, fridge, washer, small appliances',
      fr: 'cuisinière, réfrigérateur, laveuse, petits appareils',
    },
  },
  {
    industry: 'electrical-equipment',
    code: '3353',
    label: { en: 'Electrical equipment maker', fr: 'Fabrication de matériel électrique' },
    keywords: {
      en: 'transformer, motor, switchgear, generator',
      fr: 'transformateur, moteur électrique, génératrice, panneau électrique',
    },
  },
  {
    industry: 'batteries-cables',
    code: '3359',
    label: {
      en: 'Batteries, cables and other electrical products',
      fr: 'Batteries, câbles et autres produits électriques',
    },
    keywords: {
      en: 'wire, battery, wiring devices, fibre optic cable',
      fr: 'fils, piles, prises, câble à fibres optiques',
    },
  },
  {
    industry: 'vehicle-maker',
    code: '3361',
    label: { en: 'Car and truck maker', fr: 'Fabrication d’automobiles et de camions' },
    keywords: {
      en: 'vehicle, bus, electric vehicle, assembly plant',
      fr: 'véhicule, autobus, véhicule électrique, usine d’assemblage',
    },
  },
  {
    industry: 'trailers-bodies',
    code: '3362',
    label: { en: 'Trailers, truck bodies and RV maker', fr: 'Fabrication de carrosseries, de remorques et de VR' },
    keywords: {
      en: 'trailer, camper, motor home, truck box',
      fr: 'remorque, roulotte, caravane, boîte de camion',
    },
  },
  {
    industry: 'auto-parts-maker',
    code: '3363',
    label: { en: 'Vehicle parts maker', fr: 'Fabrication de pièces de véhicules' },
    keywords: {
      en: 'auto parts, brakes, seats, engine parts',
      fr: 'pièces d’auto, freins, sièges, pièces de moteur',
    },
  },
  {
    industry: 'aerospace',
    code: '3364',
    label: { en: 'Aerospace products maker', fr: 'Fabrication de produits aérospatiaux' },
    keywords: {
      en: 'aircraft, airplane, drone, aviation, space',
      fr: 'avion, aéronautique, drone, aviation, spatial',
    },
  },
  {
    industry: 'rail-vehicles',
    code: '3365',
    label: { en: 'Rail vehicle maker', fr: 'Fabrication de matériel ferroviaire' },
    keywords: {
      en: 'train, locomotive, rail car',
      fr: 'train, locomotive, wagon',
    },
  },
  {
    industry: 'boat-builder',
    code: '3366',
    label: { en: 'Boat or ship builder', fr: 'Chantier naval ou fabrication de bateaux' },
    keywords: {
      en: 'shipyard, yacht, canoe, kayak',
      fr: 'navire, construction navale, yacht, canot, kayak, embarcation',
    },
  },
  {
    industry: 'bikes-snowmobiles-maker',
    code: '3369',
    label: {
      en: 'Bicycles, snowmobiles and other vehicles maker',
      fr: 'Fabrication de vélos, de motoneiges et d’autres véhicules',
    },
    keywords: {
      en: 'ATV, motorcycle, golf cart, e-bike',
      fr: 'VTT, moto, voiturette de golf, vélo électrique, bicyclette',
    },
  },
  {
    industry: 'furniture-maker',
    code: '3371',
    label: { en: 'Furniture and kitchen cabinet maker', fr: 'Fabrication de meubles et d’armoires de cuisine' },
    keywords: {
      en: 'cabinetmaker, woodworking, cabinets, upholstered furniture, sofa, table, vanity',
      fr: 'ébénisterie, ébéniste, cuisiniste, armoires, meubles rembourrés, sofa, vanité',
    },
  },
  {
    industry: 'office-furniture-maker',
    code: '3372',
    label: {
      en: 'Office furniture and store fixtures maker',
      fr: 'Fabrication de meubles de bureau et de présentoirs',
    },
    keywords: {
      en: 'desk, shelving, display, counters',
      fr: 'bureau, étagères, présentoir, comptoirs, rayonnage',
    },
  },
  {
    industry: 'mattress-blinds-maker',
    code: '3379',
    label: { en: 'Mattresses and blinds maker', fr: 'Fabrication de matelas et de stores' },
    keywords: {
      en: 'bed, window shades, mattress',
      fr: 'lit, sommier, toiles, stores',
    },
  },
  {
    industry: 'medical-devices',
    code: '3391',
    label: { en: 'Medical and dental supplies maker', fr: 'Fabrication de fournitures médicales et dentaires' },
    keywords: {
      en: 'medical device, dental lab, denture, orthotics, prosthetics, eyeglasses, mask',
      fr: 'dispositif médical, laboratoire dentaire, prothèse dentaire, orthèses, prothèses, lunettes, masque',
    },
  },
  {
    industry: 'other-manufacturing',
    code: '3399',
    label: { en: 'Other products maker', fr: 'Autre fabrication' },
    keywords: {
      en: 'crafts, handmade, artisan, musical instruments, brooms, caskets, gifts',
      fr: 'artisanat, fait main, artisan, instruments de musique, balais, cercueils, cadeaux',
    },
  },
  {
    industry: 'jewellery-maker',
    code: '3399',
    label: { en: 'Jewellery maker', fr: 'Fabrication de bijoux' },
    keywords: {
      en: 'jewelry, jeweller, goldsmith, silverware',
      fr: 'joaillerie, joaillier, bijoutier, orfèvre',
    },
  },
  {
    industry: 'sign-maker',
    code: '3399',
    label: { en: 'Sign maker', fr: 'Fabrication d’enseignes' },
    keywords: {
      en: 'signs, lettering, neon, vehicle wrap, banner',
      fr: 'enseigne, lettrage, néon, bannière, affichage, habillage de véhicule',
    },
  },
  {
    industry: 'toys-sports-maker',
    code: '3399',
    label: { en: 'Toys and sporting goods maker', fr: 'Fabrication de jouets et d’articles de sport' },
    keywords: {
      en: 'games, hockey sticks, skis, fitness equipment',
      fr: 'jeux, bâtons de hockey, skis, équipement sportif',
    },
  },
];
