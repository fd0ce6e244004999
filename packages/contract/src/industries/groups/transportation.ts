import type { IndustryRow } from '../industry.ts';

export const transportationRows: readonly IndustryRow[] = [
  {
    industry: 'airline',
    code: '4811',
    label: { en: 'Airline, scheduled flights', fr: 'Transport aérien régulier' },
    keywords: {
      en: 'air carrier, air cargo, flights, aviation',
      fr: 'compagnie aérienne, fret aérien, vols, aviation',
    },
  },
  {
    industry: 'charter-flights',
    code: '4812',
    label: { en: 'Charter flights', fr: 'Vols nolisés' },
    keywords: {
      en: 'bush plane, helicopter, air taxi, private jet, aviation',
      fr: 'avion de brousse, hélicoptère, jet privé, affrètement, aviation',
    },
  },
  {
    industry: 'railway',
    code: '4821',
    label: { en: 'Railway', fr: 'Transport ferroviaire' },
    keywords: {
      en: 'train, rail freight, short line',
      fr: 'train, chemin de fer, fret ferroviaire',
    },
  },
  {
    industry: 'sea-shipping',
    code: '4831',
    label: { en: 'Sea and Great Lakes shipping', fr: 'Transport maritime et sur les Grands Lacs' },
    keywords: {
      en: 'ship, ferry, cargo vessel, coastal, marine',
      fr: 'navire, traversier, cargo, cabotage',
    },
  },
  {
    industry: 'river-lake-boats',
    code: '4832',
    label: { en: 'River and lake transport', fr: 'Transport sur rivières et lacs' },
    keywords: {
      en: 'ferry, barge, water taxi, inland',
      fr: 'traversier, barge, bateau-taxi, fluvial',
    },
  },
  {
    industry: 'general-trucking',
    code: '4841',
    label: { en: 'Trucking, general freight', fr: 'Camionnage, marchandises générales' },
    keywords: {
      en: 'truck, truck driver, owner operator, long haul, transport company, LTL, freight, hauling, dry van, semi',
      fr: 'camion, camionneur, chauffeur de camion, routier, voiturier, longue distance, transport de marchandises, fret, semi-remorque',
    },
  },
  {
    industry: 'specialized-trucking',
    code: '4842',
    label: { en: 'Specialized trucking or moving', fr: 'Camionnage spécialisé ou déménagement' },
    keywords: {
      en: 'flatbed, refrigerated, reefer, tanker, dump truck, livestock hauling, oversize, car hauler, gravel hauling, logging truck',
      fr: 'camion-citerne, réfrigéré, plateau, camion-benne, vrac, transport de bétail, hors norme, camion, transport de bois',
    },
  },
  {
    industry: 'moving-company',
    code: '4842',
    label: { en: 'Moving company', fr: 'Déménagement' },
    keywords: {
      en: 'movers, relocation, furniture moving, storage, packing',
      fr: 'déménageur, déménageurs, transport de meubles, emballage',
    },
  },
  {
    industry: 'public-transit',
    code: '4851',
    label: { en: 'City transit', fr: 'Transport en commun urbain' },
    keywords: {
      en: 'bus line, metro, subway, commuter',
      fr: 'autobus, métro, tramway, train de banlieue',
    },
  },
  {
    industry: 'intercity-bus',
    code: '4852',
    label: { en: 'Intercity bus', fr: 'Autocar interurbain' },
    keywords: {
      en: 'coach, rural bus, bus line',
      fr: 'autobus, car, transport rural',
    },
  },
  {
    industry: 'taxi-limousine',
    code: '4853',
    label: { en: 'Taxi, limousine or ride-share', fr: 'Taxi, limousine ou covoiturage commercial' },
    keywords: {
      en: 'cab, driver, Uber, Lyft, chauffeur, limo, rideshare',
      fr: 'chauffeur, Uber, voiture avec chauffeur, limo',
    },
  },
  {
    industry: 'school-bus',
    code: '4854',
    label: { en: 'School bus', fr: 'Autobus scolaire' },
    keywords: {
      en: 'student transportation, employee bus, bus contractor',
      fr: 'transport scolaire, écoliers, transport d’employés, transporteur',
    },
  },
  {
    industry: 'charter-bus',
    code: '4855',
    label: { en: 'Charter bus', fr: 'Autobus nolisé' },
    keywords: {
      en: 'coach hire, bus tours, party bus, group travel',
      fr: 'autocar, location d’autocar, voyages de groupe',
    },
  },
  {
    industry: 'shuttle-service',
    code: '4859',
    label: { en: 'Shuttle or adapted transport', fr: 'Navette ou transport adapté' },
    keywords: {
      en: 'airport shuttle, medical transport, seniors, wheelchair, vanpool',
      fr: 'aéroport, transport médical, aînés, fauteuil roulant',
    },
  },
  {
    industry: 'oil-pipeline',
    code: '4861',
    label: { en: 'Oil pipeline', fr: 'Oléoduc' },
    keywords: {
      en: 'crude oil transport, pipeline',
      fr: 'pétrole brut, pipeline',
    },
  },
  {
    industry: 'gas-pipeline',
    code: '4862',
    label: { en: 'Natural gas pipeline', fr: 'Gazoduc' },
    keywords: {
      en: 'gas transport, pipeline',
      fr: 'gaz naturel, pipeline',
    },
  },
  {
    industry: 'other-pipeline',
    code: '4869',
    label: { en: 'Other pipeline', fr: 'Autre pipeline' },
    keywords: {
      en: 'refined products, petroleum pipeline',
      fr: 'produits raffinés, conduite',
    },
  },
  {
    industry: 'land-sightseeing',
    code: '4871',
    label: { en: 'Sightseeing by land', fr: 'Visites touristiques terrestres' },
    keywords: {
      en: 'tour bus, horse carriage, tourist train, city tour, dog sled',
      fr: 'calèche, autobus touristique, train touristique, traîneau à chiens',
    },
  },
  {
    industry: 'boat-tours',
    code: '4872',
    label: { en: 'Boat tours and cruises', fr: 'Croisières et excursions en bateau' },
    keywords: {
      en: 'whale watching, fishing charter, sightseeing, dinner cruise',
      fr: 'baleines, pêche en mer, tourisme, croisière',
    },
  },
  {
    industry: 'air-sightseeing',
    code: '4879',
    label: { en: 'Sightseeing by air or gondola', fr: 'Visites aériennes ou en téléphérique' },
    keywords: {
      en: 'helicopter tours, hot air balloon, cable car, chairlift',
      fr: 'hélicoptère, montgolfière, télécabine, survol',
    },
  },
  {
    industry: 'airport-services',
    code: '4881',
    label: { en: 'Airport and aircraft services', fr: 'Services aéroportuaires et aéronautiques' },
    keywords: {
      en: 'aircraft maintenance, hangar, baggage handling, ground handling, de-icing',
      fr: 'entretien d’avions, hangar, bagages, dégivrage',
    },
  },
  {
    industry: 'rail-services',
    code: '4882',
    label: { en: 'Railway services', fr: 'Services ferroviaires' },
    keywords: {
      en: 'rail car repair, train station, loading',
      fr: 'réparation de wagons, gare, chargement',
    },
  },
  {
    industry: 'marine-services',
    code: '4883',
    label: { en: 'Port and marine services', fr: 'Services portuaires et maritimes' },
    keywords: {
      en: 'harbour, tugboat, salvage, dock, stevedore, ship repair',
      fr: 'port, remorqueur, quai, débardeur, entretien de navires',
    },
  },
  {
    industry: 'road-services',
    code: '4884',
    label: { en: 'Road transport services', fr: 'Services liés au transport routier' },
    keywords: {
      en: 'weigh station, road snow plowing, highway maintenance, truck escort, parking lot plowing',
      fr: 'déneigement de routes, escorte routière, pesage, entretien de routes',
    },
  },
  {
    industry: 'towing',
    code: '4884',
    label: { en: 'Towing and roadside assistance', fr: 'Remorquage et assistance routière' },
    keywords: {
      en: 'tow truck, recovery, booster, wrecker',
      fr: 'dépanneuse, remorqueuse, towing, survoltage',
    },
  },
  {
    industry: 'freight-broker',
    code: '4885',
    label: { en: 'Freight or customs broker', fr: 'Courtier en transport ou en douane' },
    keywords: {
      en: 'freight forwarder, logistics, shipping agent, dispatch, customs',
      fr: 'transitaire, logistique, douanes, répartition, expédition',
    },
  },
  {
    industry: 'packing-crating',
    code: '4889',
    label: { en: 'Packing and other transport services', fr: 'Emballage et autres services de transport' },
    keywords: {
      en: 'crating, container loading, shipping preparation, inspection',
      fr: 'mise en caisse, conteneurs, préparation d’envois, inspection',
    },
  },
  {
    industry: 'postal-outlet',
    code: '4911',
    label: { en: 'Post office or postal outlet', fr: 'Bureau ou comptoir postal' },
    keywords: {
      en: 'mail, postal service, stamps',
      fr: 'poste, courrier, timbres',
    },
  },
  {
    industry: 'courier',
    code: '4921',
    label: { en: 'Courier company', fr: 'Messagerie' },
    keywords: {
      en: 'parcel, package delivery, express, shipping, delivery driver',
      fr: 'colis, livraison express, courrier, paquets, livreur',
    },
  },
  {
    industry: 'local-delivery',
    code: '4922',
    label: { en: 'Local delivery or messenger', fr: 'Livraison locale ou coursier' },
    keywords: {
      en: 'last mile, food delivery, bike messenger, same-day, DoorDash, SkipTheDishes, delivery driver',
      fr: 'livreur, dernier kilomètre, livraison de repas, coursier à vélo, DoorDash, colis',
    },
  },
  {
    industry: 'warehouse',
    code: '4931',
    label: { en: 'Warehouse and storage', fr: 'Entreposage' },
    keywords: {
      en: 'fulfilment, cold storage, distribution centre, logistics, 3PL',
      fr: 'entrepôt, entrepôt frigorifique, centre de distribution, logistique, préparation de commandes',
    },
  },
];
