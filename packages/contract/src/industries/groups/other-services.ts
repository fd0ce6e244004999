import type { IndustryRow } from '../industry.ts';

export const otherServicesRows: readonly IndustryRow[] = [
  {
    industry: 'auto-repair',
    code: '8111',
    label: { en: 'Auto repair and maintenance', fr: 'Réparation et entretien automobile' },
    keywords: {
      en: 'mechanic, garage, car repair, oil change, brakes, transmission, muffler, tires, truck repair',
      fr: 'mécanicien, garage, garagiste, mécanique, changement d’huile, freins, silencieux, pneus, char',
    },
  },
  {
    industry: 'body-shop',
    code: '8111',
    label: { en: 'Auto body or glass shop', fr: 'Carrosserie ou vitres d’auto' },
    keywords: {
      en: 'collision, paint, dents, windshield, rustproofing',
      fr: 'carrossier, débosselage, débosseleur, peinture d’auto, pare-brise, antirouille',
    },
  },
  {
    industry: 'car-wash',
    code: '8111',
    label: { en: 'Car wash or detailing', fr: 'Lave-auto ou esthétique automobile' },
    keywords: {
      en: 'detailing, auto cleaning, polishing',
      fr: 'lave-autos, lavage d’autos, nettoyage de voitures, polissage',
    },
  },
  {
    industry: 'electronics-repair',
    code: '8112',
    label: {
      en: 'Phone, computer and electronics repair',
      fr: 'Réparation de téléphones, d’ordinateurs et d’électronique',
    },
    keywords: {
      en: 'cell phone repair, screen, laptop, TV, instrument calibration, medical equipment repair',
      fr: 'cellulaire, écran, portable, télé, calibration, technicien',
    },
  },
  {
    industry: 'machinery-repair',
    code: '8113',
    label: { en: 'Machinery and equipment repair', fr: 'Réparation de machines et d’équipement' },
    keywords: {
      en: 'heavy equipment mechanic, hydraulic, forklift repair, farm equipment, refrigeration repair, millwright',
      fr: 'mécanique lourde, machinerie, hydraulique, équipement agricole, mécanicien industriel, réfrigération',
    },
  },
  {
    industry: 'welding',
    code: '8113',
    label: { en: 'Welding', fr: 'Soudure' },
    keywords: {
      en: 'welder, mobile welding, metal repair',
      fr: 'soudeur, soudage, soudure mobile, réparation de métal',
    },
  },
  {
    industry: 'household-repair',
    code: '8114',
    label: { en: 'Household and personal goods repair', fr: 'Réparation d’articles ménagers et personnels' },
    keywords: {
      en: 'small engine, lawn mower, watch repair, furniture refinishing, bike repair, musical instrument',
      fr: 'petits moteurs, tondeuse, horloger, décapage de meubles, vélo',
    },
  },
  {
    industry: 'appliance-repair',
    code: '8114',
    label: { en: 'Appliance repair', fr: 'Réparation d’électroménagers' },
    keywords: {
      en: 'washer, dryer, fridge, stove, household appliances',
      fr: 'laveuse, sécheuse, réfrigérateur, cuisinière, appareils ménagers',
    },
  },
  {
    industry: 'upholstery',
    code: '8114',
    label: { en: 'Upholstery', fr: 'Rembourrage' },
    keywords: {
      en: 'upholsterer, furniture repair, reupholstery',
      fr: 'rembourreur, réparation de meubles, recouvrement',
    },
  },
  {
    industry: 'shoe-repair-tailor',
    code: '8114',
    label: { en: 'Shoe repair, tailor or alterations', fr: 'Cordonnerie, tailleur ou retouches' },
    keywords: {
      en: 'cobbler, seamstress, dressmaker, leather repair, clothing repair',
      fr: 'cordonnier, couturière, couture, retoucheuse, altérations, cuir',
    },
  },
  {
    industry: 'personal-care',
    code: '8121',
    label: { en: 'Personal care and beauty', fr: 'Soins personnels et beauté' },
    keywords: {
      en: 'beauty, wellness, tanning, weight loss, hair removal, laser, eyelashes, makeup artist',
      fr: 'bien-être, bronzage, perte de poids, épilation, laser, cils, maquilleuse, beauté',
    },
  },
  {
    industry: 'hair-salon',
    code: '8121',
    label: { en: 'Hair salon', fr: 'Salon de coiffure' },
    keywords: {
      en: 'hairdresser, hairstylist, haircut, stylist, colour, braids, beauty salon',
      fr: 'coiffeur, coiffeuse, coiffure, coupe de cheveux, coloriste, styliste, tresses',
    },
  },
  {
    industry: 'barber-shop',
    code: '8121',
    label: { en: 'Barber shop', fr: 'Barbier' },
    keywords: {
      en: 'barber, men’s haircut, shave, beard',
      fr: 'coiffure pour hommes, coupe homme, barbe, rasage',
    },
  },
  {
    industry: 'nail-salon',
    code: '8121',
    label: { en: 'Nail salon', fr: 'Salon de manucure' },
    keywords: {
      en: 'manicure, pedicure, nails, gel',
      fr: 'ongles, onglerie, pose d’ongles, pédicure, manucuriste',
    },
  },
  {
    industry: 'esthetics-spa',
    code: '8121',
    label: { en: 'Esthetics or day spa', fr: 'Esthétique ou spa' },
    keywords: {
      en: 'esthetician, facial, waxing, beauty salon, skin care, massage',
      fr: 'esthéticienne, soins du visage, épilation, institut de beauté, détente, massage',
    },
  },
  {
    industry: 'tattoo-piercing',
    code: '8121',
    label: { en: 'Tattoo or piercing studio', fr: 'Tatouage ou perçage' },
    keywords: {
      en: 'tattoo artist, body art, ink, permanent makeup',
      fr: 'tatoueur, tatoueuse, piercing, encre, maquillage permanent',
    },
  },
  {
    industry: 'funeral-home',
    code: '8122',
    label: { en: 'Funeral home', fr: 'Salon funéraire' },
    keywords: {
      en: 'funeral director, cemetery, cremation, burial',
      fr: 'funérailles, maison funéraire, thanatologue, cimetière, crémation, complexe funéraire',
    },
  },
  {
    industry: 'laundry',
    code: '8123',
    label: { en: 'Laundry and dry cleaning', fr: 'Buanderie et nettoyage à sec' },
    keywords: {
      en: 'laundromat, dry cleaner, linen service, uniforms, coin laundry',
      fr: 'nettoyeur, laverie, buanderette, location de linge, uniformes, blanchisserie',
    },
  },
  {
    industry: 'other-personal-service',
    code: '8129',
    label: { en: 'Other personal service', fr: 'Autre service personnel' },
    keywords: {
      en: 'dating, astrology, personal shopper, concierge, house sitting, photo finishing, life coach',
      fr: 'rencontres, astrologie, conciergerie, développement de photos, accompagnement, coach de vie',
    },
  },
  {
    industry: 'pet-care',
    code: '8129',
    label: { en: 'Pet grooming, boarding or training', fr: 'Toilettage, pension ou dressage d’animaux' },
    keywords: {
      en: 'dog groomer, kennel, dog walking, pet sitting, dog daycare, cattery',
      fr: 'toiletteur, chenil, promeneur de chiens, garde d’animaux, garderie pour chiens, éducateur canin',
    },
  },
  {
    industry: 'parking-lot',
    code: '8129',
    label: { en: 'Parking lot or valet', fr: 'Stationnement ou voiturier' },
    keywords: {
      en: 'car park, parkade, valet parking',
      fr: 'parc de stationnement, service de valet, parc-autos',
    },
  },
  {
    industry: 'religious-organization',
    code: '8131',
    label: { en: 'Religious organization', fr: 'Organisme religieux' },
    keywords: {
      en: 'church, mosque, temple, synagogue, parish, ministry',
      fr: 'église, mosquée, temple, synagogue, paroisse, fabrique',
    },
  },
  {
    industry: 'charity-foundation',
    code: '8132',
    label: { en: 'Charity or foundation', fr: 'Fondation ou organisme de bienfaisance' },
    keywords: {
      en: 'non-profit, donations, fundraising, grants',
      fr: 'OBNL, charité, dons, collecte de fonds, OSBL',
    },
  },
  {
    industry: 'advocacy-group',
    code: '8133',
    label: { en: 'Advocacy or environmental group', fr: 'Organisme de défense des droits ou de l’environnement' },
    keywords: {
      en: 'human rights, conservation, animal welfare, non-profit',
      fr: 'droits de la personne, conservation, protection des animaux, SPCA, OBNL',
    },
  },
  {
    industry: 'community-club',
    code: '8134',
    label: { en: 'Community or social club', fr: 'Club social ou communautaire' },
    keywords: {
      en: 'association, Legion, Scouts, alumni, ethnic club, non-profit',
      fr: 'association, Légion, scouts, chevaliers, amicale, OBNL',
    },
  },
  {
    industry: 'professional-association',
    code: '8139',
    label: {
      en: 'Business, professional or labour association',
      fr: 'Association professionnelle, d’affaires ou syndicat',
    },
    keywords: {
      en: 'chamber of commerce, union, co-op, condo association, trade association',
      fr: 'chambre de commerce, syndicat, coopérative, ordre professionnel, syndicat de copropriété',
    },
  },
];
