import type { IndustryRow } from '../industry.ts';

export const artsFoodAndLodgingRows: readonly IndustryRow[] = [
  {
    industry: 'performing-arts-company',
    code: '7111',
    label: { en: 'Theatre, dance or music group', fr: 'Troupe de théâtre, de danse ou de musique' },
    keywords: {
      en: 'band, orchestra, circus, opera, DJ, comedy, performers',
      fr: 'orchestre, groupe de musique, cirque, opéra, DJ, humour, compagnie',
    },
  },
  {
    industry: 'spectator-sports',
    code: '7112',
    label: { en: 'Sports team or race track', fr: 'Équipe sportive ou piste de course' },
    keywords: {
      en: 'athlete, hockey team, horse racing, motorsport, club',
      fr: 'athlète, équipe de hockey, courses de chevaux, sport automobile, club',
    },
  },
  {
    industry: 'event-promoter',
    code: '7113',
    label: { en: 'Festival, concert or sports promoter', fr: 'Festival, diffuseur ou promoteur de spectacles' },
    keywords: {
      en: 'event, show, venue, concert hall, fair, agricultural fair, theatre venue',
      fr: 'événement, spectacle, salle de spectacle, foire, exposition agricole, producteur',
    },
  },
  {
    industry: 'talent-agent',
    code: '7114',
    label: { en: 'Agent for artists or athletes', fr: 'Agence d’artistes ou d’athlètes' },
    keywords: {
      en: 'talent manager, modelling agency, booking agent, casting',
      fr: 'agent, gérance, agence de mannequins, impresario, casting',
    },
  },
  {
    industry: 'independent-artist',
    code: '7115',
    label: { en: 'Independent artist, writer or performer', fr: 'Artiste, auteur ou interprète indépendant' },
    keywords: {
      en: 'musician, actor, painter, freelance, author, speaker, influencer, content creator, comedian',
      fr: 'musicien, chanteur, comédien, acteur, peintre, écrivain, pigiste, conférencier, influenceur, humoriste, travailleur autonome',
    },
  },
  {
    industry: 'museum-zoo',
    code: '7121',
    label: { en: 'Museum, zoo or heritage site', fr: 'Musée, zoo ou site patrimonial' },
    keywords: {
      en: 'aquarium, gallery, botanical garden, exhibition, park, historic',
      fr: 'aquarium, jardin botanique, exposition, centre d’interprétation, parc naturel',
    },
  },
  {
    industry: 'amusement-arcade',
    code: '7131',
    label: { en: 'Amusement park or arcade', fr: 'Parc d’attractions ou arcade' },
    keywords: {
      en: 'water park, rides, games, trampoline, indoor playground, virtual reality',
      fr: 'glissades d’eau, manèges, jeux, trampoline, centre d’amusement, réalité virtuelle',
    },
  },
  {
    industry: 'casino-bingo',
    code: '7132',
    label: { en: 'Casino, bingo or lottery', fr: 'Casino, bingo ou loterie' },
    keywords: {
      en: 'gambling, gaming, betting',
      fr: 'jeux de hasard, loto, paris',
    },
  },
  {
    industry: 'recreation',
    code: '7139',
    label: { en: 'Recreation or leisure centre', fr: 'Centre de loisirs ou de sport' },
    keywords: {
      en: 'sports club, paintball, escape room, billiards, horseback riding, climbing, laser tag, dance hall, community club',
      fr: 'club sportif, paintball, jeu d’évasion, billard, équitation, centre équestre, escalade, plein air',
    },
  },
  {
    industry: 'gym',
    code: '7139',
    label: { en: 'Gym or fitness centre', fr: 'Gym ou centre de conditionnement physique' },
    keywords: {
      en: 'fitness, personal trainer, yoga studio, pilates, crossfit, workout, spinning',
      fr: 'entraînement, entraîneur privé, yoga, pilates, crossfit, mise en forme, salle de sport',
    },
  },
  {
    industry: 'golf-course',
    code: '7139',
    label: { en: 'Golf course', fr: 'Terrain de golf' },
    keywords: {
      en: 'golf club, driving range, mini-golf',
      fr: 'club de golf, champ de pratique, minigolf',
    },
  },
  {
    industry: 'ski-centre',
    code: '7139',
    label: { en: 'Ski or snowboard centre', fr: 'Centre de ski' },
    keywords: {
      en: 'ski hill, ski resort, snowboard, cross-country, tubing',
      fr: 'station de ski, planche à neige, ski de fond, glissade sur tube',
    },
  },
  {
    industry: 'arena-bowling',
    code: '7139',
    label: { en: 'Arena, curling or bowling centre', fr: 'Aréna, curling ou salle de quilles' },
    keywords: {
      en: 'skating rink, ice rink, hockey, bowling alley',
      fr: 'patinoire, patinage, hockey, bowling, quilles',
    },
  },
  {
    industry: 'marina',
    code: '7139',
    label: { en: 'Marina', fr: 'Marina' },
    keywords: {
      en: 'boat docking, yacht club, boating, mooring',
      fr: 'port de plaisance, quai, bateau, club nautique',
    },
  },
  {
    industry: 'hotel',
    code: '7211',
    label: { en: 'Hotel, motel or other lodging', fr: 'Hôtel, motel ou autre hébergement' },
    keywords: {
      en: 'accommodation, resort, rooms, hostel',
      fr: 'centre de villégiature, chambres, hôtelier, auberge de jeunesse',
    },
  },
  {
    industry: 'inn-bed-breakfast',
    code: '7211',
    label: { en: 'Inn or bed and breakfast', fr: 'Auberge ou gîte' },
    keywords: {
      en: 'B&B, guest house, country inn',
      fr: 'gîte touristique, couette et café, gîte du passant, aubergiste',
    },
  },
  {
    industry: 'cottage-rental',
    code: '7211',
    label: { en: 'Cottage or short-term rental', fr: 'Location de chalets ou hébergement à court terme' },
    keywords: {
      en: 'cabin, Airbnb, vacation rental, chalet, tourist home',
      fr: 'Airbnb, chalet, résidence de tourisme, location touristique',
    },
  },
  {
    industry: 'camping-outfitting',
    code: '7212',
    label: { en: 'Campground, outfitter or recreational camp', fr: 'Camping, pourvoirie ou camp de loisirs' },
    keywords: {
      en: 'camping, outdoor, tourism',
      fr: 'terrain de camping, plein air, tourisme',
    },
  },
  {
    industry: 'campground',
    code: '7212',
    label: { en: 'Campground or RV park', fr: 'Terrain de camping ou parc de VR' },
    keywords: {
      en: 'camp site, trailer park, glamping, tents',
      fr: 'terrain de camping, VR, roulottes, prêt-à-camper',
    },
  },
  {
    industry: 'outfitter-camp',
    code: '7212',
    label: { en: 'Outfitter, fishing camp or summer camp', fr: 'Pourvoirie ou camp de vacances' },
    keywords: {
      en: 'hunting lodge, fishing lodge, kids camp, recreational camp',
      fr: 'pourvoyeur, chasse et pêche, colonie de vacances, camp d’été, base de plein air',
    },
  },
  {
    industry: 'rooming-house',
    code: '7213',
    label: { en: 'Rooming or boarding house', fr: 'Maison de chambres ou pension' },
    keywords: {
      en: 'student residence, workers camp, boarders, room rental',
      fr: 'résidence étudiante, camp de travailleurs, pensionnaires, chambres à louer',
    },
  },
  {
    industry: 'food-services',
    code: '7223',
    label: { en: 'Catering and mobile food', fr: 'Traiteur et cuisine mobile' },
    keywords: {
      en: 'caterer, food service contractor, cafeteria, banquet, wedding catering',
      fr: 'service de traiteur, banquet, cafétéria, concession alimentaire, buffet',
    },
  },
  {
    industry: 'caterer',
    code: '7223',
    label: { en: 'Caterer', fr: 'Traiteur' },
    keywords: {
      en: 'catering, banquet, buffet, weddings, private chef, meal delivery',
      fr: 'service de traiteur, banquet, buffet, mariage, chef à domicile, boîtes à lunch',
    },
  },
  {
    industry: 'food-truck',
    code: '7223',
    label: { en: 'Food truck', fr: 'Camion-restaurant ou cuisine de rue' },
    keywords: {
      en: 'mobile food, street food, food cart, hot dog stand, canteen truck, ice cream truck',
      fr: 'food truck, camion de cuisine, cantine mobile, cuisine de rue, foodtruck, kiosque',
    },
  },
  {
    industry: 'bar',
    code: '7224',
    label: { en: 'Bar, pub or nightclub', fr: 'Bar, pub ou boîte de nuit' },
    keywords: {
      en: 'tavern, lounge, brewpub, drinks, club, disco, wine bar, karaoke',
      fr: 'taverne, brasserie, discothèque, bar à vin, cocktails, resto-bar, karaoké',
    },
  },
  {
    industry: 'restaurant',
    code: '7225',
    label: { en: 'Restaurant or café', fr: 'Restaurant ou café' },
    keywords: {
      en: 'resto, dining, diner, bistro, eatery, steakhouse, sushi, family restaurant, ethnic food, brunch, chef',
      fr: 'resto, restaurateur, bistro, bistrot, brasserie, salle à manger, sushi, cabane à sucre, apportez votre vin, brunch, cuisinier',
    },
  },
  {
    industry: 'fast-food',
    code: '7225',
    label: { en: 'Fast food or take-out', fr: 'Restauration rapide ou mets à emporter' },
    keywords: {
      en: 'takeout, pizza, burger, sandwich, shawarma, fried chicken, poutine, delivery, snack bar, quick service, franchise',
      fr: 'casse-croûte, pizzeria, cantine, hamburger, sandwicherie, poutine, rôtisserie, livraison, à emporter, patate, franchise',
    },
  },
  {
    industry: 'coffee-shop',
    code: '7225',
    label: { en: 'Café or coffee shop', fr: 'Café' },
    keywords: {
      en: 'coffee, tea house, espresso bar, bakery café, bubble tea, barista',
      fr: 'bistro, salon de thé, espresso, thé aux perles, barista, brûlerie',
    },
  },
  {
    industry: 'ice-cream-shop',
    code: '7225',
    label: { en: 'Ice cream, juice or dessert shop', fr: 'Bar laitier, bar à jus ou desserts' },
    keywords: {
      en: 'dairy bar, gelato, frozen yogurt, smoothies, juice bar, crepes',
      fr: 'crème glacée, crèmerie, molle, yogourt glacé, smoothies, crêperie, sorbet',
    },
  },
];
